import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { matches, targets } from '../../../workers/referee/tash-kalar';
import { BEINGS, joined, listNames, type ListId } from '../../../workers/referee/tash-kalar/cards';
import { layouts } from '../../../workers/referee/tash-kalar/patterns';
import { SQUARES } from '../../../workers/referee/tash-kalar/squares';
import { arena, start } from './support';

const placements = (card: string): number =>
  SQUARES.reduce((sum, target) => sum + layouts(card, target).filter(({ needs }) => needs).length, 0);

const orientations = (card: string): number =>
  Math.max(...SQUARES.map((target) => layouts(card, target).filter(({ needs }) => needs).length));

/** Rule file 10.2, and `checks` of the data. */
describe('placements', () => {
  const sum = (list: ListId, count: (card: string) => number): number =>
    listNames(list).reduce((total, card) => total + count(card), 0);

  test.each(['imperial', 'highland', 'sylvan', 'legends'] as const)('%s', (list) => {
    expect(sum(list, placements)).toBe(data.checks.placementsByDeck[list]);
    expect(sum(list, orientations)).toBe(data.checks.orientationsByDeck[list]);
  });

  test('of every card', () => {
    for (const { name, checks, scope } of data.beings.filter((being) => BEINGS.has(joined(being.name)))) {
      if (scope === 'later') continue;
      expect([name, placements(joined(name))]).toEqual([name, checks.placements]);
    }
  });

  test('marks and arrows follow from the squares used: no match needs more to be named', () => {
    for (const { checks, scope } of data.beings)
      if (scope === 'first') expect(checks.variants).toBe(checks.orientations);
  });
});

/** How often each card of the lists finds the target in a position: `Bomb 16 on 12 targets` is [16, 12]. */
function found(own: string, enemy: string, cards: readonly string[]): Record<string, string> {
  const node = start(arena(own, enemy));
  return Object.fromEntries(
    cards.flatMap((card): [string, string][] => {
      const count = matches(node, card).length;
      return count === 0 ? [] : [[card, `${count} ${targets(node, card).join(' ')}`]];
    }),
  );
}

const ALL = [...BEINGS.keys()];

/** Rule file 10.4. */
describe('small positions', () => {
  test('P1', () => {
    const seen = found('d4 e4 d5 e5', '', ALL);
    const corners = 'c3 f3 c6 f6';
    const block = 'd4 e4 d5 e5';
    const beside = 'd3 e3 c4 f4 c5 f5 d6 e6';
    const { Bomb, ...others } = seen;
    expect(Bomb!.split(' ')).toHaveLength(13);
    expect(Bomb).toMatch(/^16 /);
    expect(others).toEqual({
      Messenger: `4 ${corners}`,
      Herald: `4 ${corners}`,
      GunTower: `8 ${beside}`,
      RitualKeeper: `4 ${block}`,
      WarDrummer: `4 ${block}`,
      HungryBear: `4 ${block}`,
      Sapling: `8 ${beside}`,
      ChargingBuck: `8 ${beside}`,
    });
  });

  test('P2', () => {
    expect(found('d5 c6 e6 d7', 'd6* f6', ALL)).toEqual({
      Messenger: '8 c4 e4 b5 f5 b7 f7 c8 e8',
      TimeMage: '4 c5 e5 c7 e7',
      WildEagle: '4 d5 c6 e6 d7',
      RitualKeeper: '4 c5 e5 c7 e7',
      Werewolf: '4 d4 b6 f6 d8',
      SylvanPrincess: '8 d4 b6 f6 d8',
      KiskinLeafsplitter: '1 d6',
    });
  });

  test('P3', () => {
    const seen = found('e4* e5* d6* e6* f6 d3', 'd5** e3*', ALL);
    const counts = Object.fromEntries(Object.entries(seen).map(([card, text]) => [card, text.split(' ')[0]]));
    expect(counts).toEqual({
      Messenger: '6', Herald: '2', Bomb: '14', Summoner: '3', Cannon: '3', Knight: '1', HighPriestess: '1',
      WildEagle: '2', DireWolf: '3', RitualKeeper: '2', WolfRider: '2', HillGiant: '1', WarSummoner: '1',
      HungryBear: '1', Werewolf: '1', Sapling: '4', KiskinFarseeders: '2', ChargingBuck: '3', ForestWardens: '1',
      Naiad: '6', KiskinSpirit: '2', Dryad: '3', CentaurSpearman: '2', SylvanQueen: '2', SylvanPrincess: '2',
      WoodlandDruid: '1', KiskinBoughrunner: '1', Titan: '1',
    }); // prettier-ignore
    const where = (card: string): string => seen[card]!.split(' ').slice(1).join(' ');
    expect([where('Herald'), where('Summoner'), where('Cannon'), where('Titan')]).toEqual([
      'd7 f7',
      'e5 f5 e7',
      'e4 e5',
      'e3',
    ]);
  });
});

/** Rule file 10.3. */
describe('a High Form position', () => {
  const N = 'd5 f1 f8 e5* f5* i4*';
  const S = 'd4 e2 e4 d2* d3* e3* g3**';

  test('Sylvan and the legends for S', () => {
    const seen = found(S, N, [...listNames('sylvan'), ...listNames('legends')]);
    const counts = Object.fromEntries(
      Object.entries(seen).map(([card, text]) => [card, [Number(text.split(' ')[0]), text.split(' ').length - 1]]),
    );
    expect(counts).toEqual({
      Sapling: [12, 12],
      KiskinFarseeders: [4, 3],
      ChargingBuck: [14, 12],
      ForestWardens: [1, 1],
      Naiad: [7, 7],
      KiskinSpirit: [6, 6],
      Dryad: [4, 2],
      CentaurSpearman: [4, 4],
      Unicorn: [4, 4],
      SylvanPrincess: [4, 4],
      WoodlandDruid: [1, 1],
      KiskinBoughrunner: [2, 2],
      TreeShepherd: [4, 2],
    });
    expect(seen.KiskinFarseeders).toBe('4 f2 f3 f4');
    expect(seen.Naiad).toBe('7 c2 e2 f2 c4 d4 e4 f4');
    expect(seen.SylvanPrincess).toBe('4 d1 e1 d5 e5');
    expect(seen.KiskinBoughrunner).toBe('2 c3 f3');
    expect(seen.Dryad).toBe('4 d3 e3');
    expect(seen.TreeShepherd).toBe('4 d3 e3');
    expect(seen.ForestWardens).toBe('1 f3');
    expect(seen.WoodlandDruid).toBe('1 f3');
  });

  test('Imperial for N', () => {
    expect(found(N, S, listNames('imperial'))).toEqual({ Bomb: '8 c4 d4 f4 g4 c6 d6 f6 g6', Summoner: '2 e4 e6' });
  });
});
