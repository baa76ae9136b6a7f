import { describe as group, expect, test } from 'vitest';
import data from '../../../assembly/games/token-battle/data/rules.json' with { type: 'json' };
import {
  COLLECTION,
  READY_SETS,
  apply,
  canonical,
  checkSet,
  explain,
  legal,
  outcomes,
  startGame,
  whyNot,
} from '../../../workers/referee/token-battle';
import { TYPES } from '../../../workers/referee/token-battle/cards';
import { FIELDS } from '../../../workers/referee/token-battle/fields';
import { OPTION_NAMES } from '../../../workers/referee/token-battle/options';
import { OPTIONS } from './shown/options';
import { SKILLS } from './shown/skills';
import { STANDING } from './shown/standing';
import { TURNS } from './shown/turns';
import { observe, path, start } from './support';

const IN_PLAY = [...TURNS, ...SKILLS, ...STANDING];

test.each([...IN_PLAY, ...OPTIONS])('$rule: $title', ({ position, play, expect: wanted }) => {
  expect(observe(path(start(position), play), wanted)).toBe(wanted);
});

const { masons, quickstep } = READY_SETS as { masons: string[][]; quickstep: string[][] };

/** Rules that one line of play cannot show. */
const ELSEWHERE: Record<string, () => void> = {
  'TK-GAME-2: 36 fields in a square': () => {
    expect(FIELDS).toHaveLength(36);
    expect(legal(start(''))).toEqual(FIELDS.map((field) => `milestone@${field}`));
  },
  'TK-GAME-4: one token on a field': () => {
    expect(whyNot(start('A c3=4'), 'milestone@c3')).toEqual(['TK-TURN-2']);
  },
  'TK-GAME-6: the position holds everything, for both players': () => {
    const node = start('A c3=4; boost 0-1; extra 1-0; cards A tide>hail; cards B needle>shears>twins');
    expect(canonical(node)).toMatchObject({
      cards: { A: [['tide', 'hail']], B: [['needle', 'shears', 'twins']] },
      boost: { A: 0, B: 1 },
      extra: { A: 1, B: 0 },
    });
  },
  'TK-GAME-7: an empty board, no points, a fair draw': () => {
    const node = startGame({ A: masons, B: quickstep });
    expect(node).toMatchObject({ board: {}, points: { A: 0, B: 0 }, turn: '?' });
    expect(legal(node)).toEqual([]);
    expect(outcomes(node)).toEqual([
      { action: '~A', weight: 1 },
      { action: '~B', weight: 1 },
    ]);
    expect(apply(node, '~B')).toMatchObject({ turn: 'B', points: { A: 0, B: 0 }, ply: 0 });
    expect(whyNot(node, 'banner@c3')).toEqual(['TK-GAME-7']);
    expect(whyNot(apply(node, '~B'), '~A')).toEqual(['TK-GAME-7']);
  },
  'TK-CARD-8: eleven skills beside none, eight types, and no other': () => {
    const skills = new Set([...COLLECTION.values()].map(({ skill }) => skill));
    expect([skills.size, TYPES.length]).toEqual([12, 8]);
  },
  'TK-SET-1: four stacks': () => {
    expect(checkSet(masons.slice(0, 3))).toEqual([
      { attempt: 'not-four-stacks', rule: 'TK-SET-1', stack: null, found: '3' },
    ]);
    expect(() => startGame({ A: masons.slice(1), B: masons })).toThrow('TK-SET-1');
  },
  'TK-SET-2: two to five cards': () => {
    const [first, ...others] = masons;
    const sized = (size: number) => checkSet([Array<string>(size).fill('idol'), ...others]);
    expect([0, 1, 2, 5, 6].map((size) => sized(size).map(({ rule }) => rule))).toEqual([
      ['TK-SET-2'],
      ['TK-SET-2'],
      [],
      [],
      ['TK-SET-2'],
    ]);
    expect(checkSet([...others, first!.slice(0, 1)])).toMatchObject([{ stack: 3, found: '1' }]);
  },
  'TK-SET-6: 48 cards, no others': () => {
    expect(COLLECTION.size).toBe(48);
    expect(COLLECTION.get('lure')).toMatchObject({ value: 6, skill: 'spawnEnemy', type: 'auraEnemies' });
    const [first, ...others] = masons;
    expect(checkSet([[...first!.slice(1), 'dragon'], ...others])).toEqual([
      { attempt: 'unknown-card', rule: 'TK-SET-6', stack: 0, found: 'dragon' },
    ]);
  },
  'TK-TURN-4: no passing, and always something to play': () => {
    expect(whyNot(start('A c3=4'), 'pass')).toEqual(['TK-TURN-4']);
    expect(legal(start('rest B=1; empty f6'))).toEqual(['milestone@f6']);
  },
};

test.each(Object.entries(ELSEWHERE))('%s', (_, check) => check());

/** What a board and its stacks cannot show: the set editor is a screen. */
const ON_SCREEN = ['TK-SET-4'];

test('every rule is shown, and nothing that is no rule', () => {
  const told = [...IN_PLAY.map(({ rule }) => rule), ...Object.keys(ELSEWHERE).map((title) => title.split(':')[0]!)];
  expect([...new Set([...told, ...ON_SCREEN])].sort()).toEqual(data.rules.map(({ id }) => id).sort());
});

test('every option is shown', () => {
  const atTheStart = ['firstPlayer', 'headStart'];
  const told = new Set([...OPTIONS.map(({ rule }) => rule), ...atTheStart]);
  expect([...told].sort()).toEqual([...OPTION_NAMES].sort());
});

group('the options of the start', () => {
  const sets = { A: masons, B: quickstep };

  test('firstPlayer leaves nothing to chance', () => {
    expect(startGame(sets, { firstPlayer: 'A' }).turn).toBe('A');
    expect(startGame(sets, { firstPlayer: 'B' }).turn).toBe('B');
  });

  test('headStart goes to the second player', () => {
    expect(startGame(sets, { headStart: 60 }).points).toEqual({ A: 0, B: 0 });
    expect(apply(startGame(sets, { headStart: 60 }), '~A').points).toEqual({ A: 0, B: 60 });
    expect(apply(startGame(sets, { headStart: 60 }), '~B').points).toEqual({ A: 60, B: 0 });
    expect(startGame(sets, { headStart: 60, firstPlayer: 'B' }).points).toEqual({ A: 60, B: 0 });
  });
});

test('TK-TURN-5: a turn is told in the order it happens', () => {
  const node = start('A a1=1h; B e1=1 d2=2p e2=1 c3=3; boost 1-0; cards A hail; cards B milestone');
  expect(explain(node, 'hail@d1')).toEqual([
    { kind: 'placed', at: 'd1', card: 'hail', owner: 'A', value: 2, type: 'plain' },
    { kind: 'destroyed', at: 'e1', before: 1 },
    { kind: 'weakened', at: 'd2', before: 2, after: 1 },
    { kind: 'destroyed', at: 'e2', before: 1 },
    { kind: 'scored', A: 3, B: 4 },
    { kind: 'shot', from: 'a1', to: 'd1' },
    { kind: 'weakened', at: 'd1', before: 2, after: 1 },
    { kind: 'next', player: 'B' },
  ]);
});

test('TK-GILD-1: gold is not gilded again', () => {
  const events = explain(start('A b3=2g d3=1p; cards A alchemist'), 'alchemist@c3');
  expect(events.filter(({ kind }) => kind === 'gilded')).toEqual([{ kind: 'gilded', at: 'd3', before: 'phoenix' }]);
});

test('coveredOffBoard=ignored: one square at least must remain', () => {
  const spire = { id: 'spire', value: 1, skill: 'extraTurnIfCovered', area: ['N'], type: 'plain' } as const;
  const cards = new Map([...COLLECTION, ['spire', spire]]);
  const node = start('A c1=1; cards A spire; options coveredOffBoard=ignored', cards);
  expect(apply(node, 'spire@a1', cards).turn).toBe('B');
  expect(apply(node, 'spire@c2', cards).turn).toBe('A');
});
