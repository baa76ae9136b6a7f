import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { LEGENDARY, OWNED, SQUARES, STATE_BYTES, UPGRADED } from '../../../assembly/games/tash-kalar/layout';
import { patternsShown } from '../../../workers/engine/tash-kalar';
import { arena, cards, implementations, machine } from './support';

/** A board on which every pattern is shown wherever it fits: a heroic piece of A on each square. */
function fullBoard(): Uint8Array {
  const bytes = new Uint8Array(STATE_BYTES);
  for (let square = 0; square < SQUARES; square++) {
    for (const set of [OWNED, UPGRADED]) bytes[set + (square >> 3)]! |= 1 << (square & 7);
  }
  expect(bytes.subarray(LEGENDARY, LEGENDARY + 16)).toEqual(new Uint8Array(16));
  return bytes;
}

describe('TS-SUM-3, TS-SUM-4, TS-SUM-12: placements of every pattern on the board', () => {
  machine.restore(fullBoard());
  const found = cards.map((card, number) => {
    const turned = patternsShown(machine, number).map(({ target, orientation }) => {
      const { dx: [a, b], dy: [c, d] } = data.orientations[orientation]!; // prettier-ignore
      const pieces = card.pattern.map(({ dx, dy, rank }) => `${a! * dx + b! * dy} ${c! * dx + d! * dy} ${rank}`);
      return `${target}: ${pieces.sort().join()}`;
    });
    return { card, placements: new Set(turned).size, variants: new Set(turned.map((one) => one.split(': ')[1])).size };
  });

  test.each(found)('$card.name: $placements', ({ card, placements, variants }) => {
    expect(placements).toBe(card.checks.placements);
    expect(variants).toBe(card.checks.orientations);
  });

  test.each(['imperial', 'highland', 'sylvan', 'legends'] as const)('all of %s together', (deck) => {
    const sum = found.filter(({ card }) => card.deck === deck).reduce((all, { placements }) => all + placements, 0);
    expect(sum).toBe(data.checks.placementsByDeck[deck]);
  });
});

/** Pairs of target and used squares, and the targets where the rule file names them; cards that are not listed have none. */
type Expected = Record<string, [pairs: number, targets?: string]>;

const FIXTURE = {
  north: 'd5 f1 f8 e5* f5* i4*',
  south: 'd4 e2 e4 d2* d3* e3* g3**',
};

const BOARDS: { name: string; own: string; enemy: string; decks: string[]; expected: Expected }[] = [
  {
    name: 'four in a square',
    own: 'd4 e4 d5 e5',
    enemy: '',
    decks: ['imperial', 'highland', 'sylvan', 'legends'],
    expected: {
      Messenger: [4, 'c3 f3 c6 f6'],
      Herald: [4, 'c3 f3 c6 f6'],
      Bomb: [16, 'd3 e3 c3 f3 c4 f4 c5 f5 d6 e6 c6 f6'],
      GunTower: [8, 'd3 e3 c4 f4 c5 f5 d6 e6'],
      RitualKeeper: [4, 'd4 e4 d5 e5'],
      WarDrummer: [4, 'd4 e4 d5 e5'],
      HungryBear: [4, 'd4 e4 d5 e5'],
      Sapling: [8, 'd3 e3 c4 f4 c5 f5 d6 e6'],
      ChargingBuck: [8, 'd3 e3 c4 f4 c5 f5 d6 e6'],
    },
  },
  {
    name: 'a ring around an enemy heroic',
    own: 'd5 c6 e6 d7',
    enemy: 'd6* f6',
    decks: ['imperial', 'highland', 'sylvan', 'legends'],
    expected: {
      Messenger: [8, 'c4 e4 b5 f5 b7 f7 c8 e8'],
      TimeMage: [4, 'c5 e5 c7 e7'],
      WildEagle: [4, 'd5 c6 e6 d7'],
      RitualKeeper: [4, 'c5 e5 c7 e7'],
      Werewolf: [4, 'd4 b6 f6 d8'],
      SylvanPrincess: [8, 'd4 b6 f6 d8'],
      KiskinLeafsplitter: [1, 'd6'],
    },
  },
  {
    name: 'heroics under a legendary piece',
    own: 'e4* e5* d6* e6* f6 d3',
    enemy: 'd5** e3*',
    decks: ['imperial', 'highland', 'sylvan', 'legends'],
    expected: {
      Messenger: [6],
      Herald: [2, 'd7 f7'],
      Bomb: [14],
      Summoner: [3, 'e5 f5 e7'],
      Cannon: [3, 'e4 e5'],
      Knight: [1, 'f5'],
      HighPriestess: [1, 'e4'],
      WildEagle: [2, 'f5 e7'],
      DireWolf: [3, 'd4 f4 f5'],
      RitualKeeper: [2],
      WolfRider: [2, 'd6 f6'],
      HillGiant: [1, 'e4'],
      WarSummoner: [1, 'e6'],
      HungryBear: [1, 'f5'],
      Werewolf: [1, 'e8'],
      Sapling: [4, 'c6 f6 g6 e7'],
      KiskinFarseeders: [2],
      ChargingBuck: [3, 'f5 d7 f7'],
      ForestWardens: [1, 'd4'],
      Naiad: [6],
      KiskinSpirit: [2, 'd4 f4'],
      Dryad: [3, 'e4 e5'],
      CentaurSpearman: [2, 'd4 f4'],
      SylvanQueen: [2, 'd7 f7'],
      SylvanPrincess: [2, 'c6 g6'],
      WoodlandDruid: [1, 'e5'],
      KiskinBoughrunner: [1, 'e7'],
      Titan: [1, 'e3'],
    },
  },
  {
    name: 'a real position, seen from the south',
    own: FIXTURE.south,
    enemy: FIXTURE.north,
    decks: ['sylvan', 'legends'],
    expected: {
      Sapling: [12],
      KiskinFarseeders: [4, 'f2 f3 f4'],
      ChargingBuck: [14],
      ForestWardens: [1, 'f3'],
      Naiad: [7, 'c2 e2 f2 c4 d4 e4 f4'],
      KiskinSpirit: [6],
      Dryad: [4, 'd3 e3'],
      CentaurSpearman: [4, 'c2 f2 c4 f4'],
      Unicorn: [4, 'c2 f2 c4 f4'],
      SylvanPrincess: [4, 'd1 e1 d5 e5'],
      WoodlandDruid: [1, 'f3'],
      KiskinBoughrunner: [2, 'c3 f3'],
      TreeShepherd: [4, 'd3 e3'],
    },
  },
  {
    name: 'the same, seen from the north',
    own: FIXTURE.north,
    enemy: FIXTURE.south,
    decks: ['imperial'],
    expected: { Bomb: [8, 'c4 d4 f4 g4 c6 d6 f6 g6'], Summoner: [2, 'e4 e6'] },
  },
];

const sorted = (text: string): string => text.split(' ').sort().join(' ');

for (const { name, load } of implementations) {
  describe.each(BOARDS)(`$name [${name}]`, ({ own, enemy, decks, expected }) => {
    const node = load(arena(own, enemy));
    test.each(cards.filter(({ deck }) => decks.includes(deck)))('$name', ({ word }) => {
      const found = node.matches(word);
      const [pairs, targets] = expected[word] ?? [0, ''];
      expect(found).toHaveLength(pairs);
      if (targets === undefined) return;
      expect([...new Set(found.map((one) => one.split(' ')[0]!))].sort().join(' ')).toBe(sorted(targets));
    });
  });
}
