import { describe as group, expect, test } from 'vitest';
import type { Side, State } from '../../../workers/games/toy-battle/state';
import {
  actor,
  apply,
  describe,
  fromState,
  legal,
  load,
  medals,
  outcomes,
  result,
  whyNot,
} from '../../../workers/referee/toy-battle';
import { MAPS, nodesOf } from '../../../workers/referee/toy-battle/board';
import { TROOPS, contains, count } from '../../../workers/referee/toy-battle/piles';
import { claimable } from '../../../workers/referee/toy-battle/regions';
import { opening, random, start, wander } from './support';

const SIDES: Side[] = ['blue', 'red'];
const OPTIONS = [
  {},
  { specials: 'off' },
  { skullyDraw: 'each', shoveOntoTrigger: 'forbidden', shoveClaims: 'mover-first' },
  { shieldHook: 'free', doubleTrigger: 'once', frozenStuck: 'loses-turn', turnLimit: 40 },
] as const;

/** Random games on every board under several options: the invariants of rule file 2.23 and 4.1. */
const games = MAPS.flatMap(({ id }) => OPTIONS.map((options, seed) => ({ id, seed, options })));

/** Every text with known words, troops and nodes. */
function everyAction(node: State): string[] {
  const map = MAPS.find(({ id }) => id === node.map)!;
  const ids = nodesOf(map);
  return [
    'draw',
    ...TROOPS.flatMap((troop) => ids.map((id) => `place ${troop}@${id}`)),
    'raid',
    'freeze',
    ...ids.flatMap((id) => [`hit ${id}`, `recall ${id}`]),
    ...ids.flatMap((from) => ids.map((to) => `shove ${from}>${to}`)),
    ...TROOPS.flatMap((troop) => [`exhume ${troop}`, `~${troop}`]),
    'skip',
  ];
}

const tilesOf = (node: State, side: Side): string =>
  node.rack[side] +
  node.unseen[side] +
  node.discard[side] +
  [...Object.values(node.stacks), node.captured?.tile ?? '']
    .join('')
    .split(side === 'blue' ? 'b' : 'r')
    .map((rest, i) => (i === 0 ? '' : rest[0]))
    .join('');

group.each(games)('a random game on $id with options $seed', ({ id, seed, options }) => {
  const nodes = wander(start(opening(id, options)), seed + 1, 400);

  test('keeps every tile and every count in bounds', () => {
    for (const node of nodes) {
      for (const side of SIDES) {
        expect(TROOPS.map((troop) => count(tilesOf(node, side), troop))).toEqual(TROOPS.map(() => 3));
        expect(node.rack[side].length).toBeLessThanOrEqual(8);
        expect(node.unseen[side].length).toBeGreaterThanOrEqual(node.removed[side]);
        expect(contains(node.rack[side], node.frozen[side])).toBe(true);
        expect(contains(node.rack[side], node.known[side])).toBe(true);
        expect(claimable(node, side).filter(() => actor(node) !== 'over')).toEqual([]);
      }
    }
  });

  test('asks only what can be answered, and refuses everything else', () => {
    for (const node of nodes) {
      const all = everyAction(node).filter((action) => whyNot(node, action)!.length === 0);
      const listed = [...legal(node), ...outcomes(node).map(({ action }) => action)];
      expect([...all].sort()).toEqual([...listed].sort());
      if (actor(node) === 'over') expect(listed).toEqual([]);
      else expect(listed.some((action) => action !== 'skip')).toBe(true);
    }
  });

  test('every node can be described and rebuilt', () => {
    for (const node of nodes) {
      const seen = JSON.stringify(describe(node));
      expect(JSON.stringify(describe(fromState(JSON.parse(seen))))).toBe(seen);
    }
  });

  test('the start of every turn is a valid position', () => {
    for (const node of nodes.filter(({ question }) => question === 'turn')) {
      const { question, questionBase, left, again, waiting, result: none, captured, ...position } = describe(node);
      expect({ questionBase, left, again, waiting, none, captured }).toEqual({
        questionBase: null,
        left: 0,
        again: false,
        waiting: [],
        none: null,
        captured: null,
      });
      const loaded = load(position);
      expect(loaded.ok && describe(loaded.node)).toEqual(describe(node));
    }
  });

  test('medals never go down, and a finished game has a reason', () => {
    for (const side of SIDES) {
      const counts = nodes.map((node) => medals(node, side));
      expect([...counts].sort((a, b) => a - b)).toEqual(counts);
    }
    const last = nodes[nodes.length - 1]!;
    if (actor(last) === 'over') {
      expect(result(last)).not.toBeNull();
      expect(whyNot(last, 'draw')).toEqual(['TB-END-7']);
    }
  });
});

group('whyNot and apply on any text', () => {
  const node = start(opening('tropical-pool'));

  test.each([
    '',
    ' ',
    'Draw',
    'draw ',
    'pass',
    'place',
    'place 4',
    'place 4@',
    'place 4@99',
    'place 8@1',
    'place 44@1',
    'place 4@1@2',
    'place  4@1',
    'place 4@1\n',
    'place 4@B',
    'hit',
    'hit x',
    'recall 14',
    'shove 1',
    'shove 1>',
    'shove 1>2>3',
    'shove 1>toString',
    'exhume 0',
    'exhume',
    '~',
    '~8',
    '~KK',
    'constructor',
    '__proto__',
  ])('%j is malformed', (text) => {
    expect(whyNot(node, text)).toBeNull();
    expect(() => apply(node, text)).toThrow('malformed');
  });

  test('random text never breaks it', () => {
    const next = random(7);
    const letters = 'placehitrsovexumdw ~@>K1234567BR';
    for (let i = 0; i < 2000; i += 1) {
      const text = Array.from({ length: 1 + next() * 12 }, () => letters[Math.floor(next() * letters.length)]).join('');
      expect(() => whyNot(node, text)).not.toThrow();
    }
  });

  test('apply says which rules an illegal action breaks', () => {
    expect(() => apply(node, 'skip')).toThrow('TB-TURN-3');
  });
});
