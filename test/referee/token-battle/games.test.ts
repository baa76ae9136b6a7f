import { describe as group, expect, test } from 'vitest';
import {
  COLLECTION,
  READY_SETS,
  actor,
  canonical,
  explain,
  fromState,
  gains,
  gameWith,
  legal,
  load,
  outcomes,
  printLine,
  result,
  startGame,
  whyNot,
  type Options,
  type Player,
  type State,
} from '../../../workers/referee/token-battle';
import { FIELDS } from '../../../workers/referee/token-battle/fields';
import { wander } from './support';

const PLAYERS: Player[] = ['A', 'B'];
const SETS = Object.keys(READY_SETS);
const OPTIONS: Partial<Options>[] = [
  {},
  { headStart: 60, mirrorOffBoard: 'destroy', coveredOffBoard: 'ignored' },
  { firstPlayer: 'B', betweenTurns: 'owner', thirdAura: 'friends', goldenFactor: 4 },
  { pointLimit: 200, turnLimit: 25, stackView: 'tops' },
];

/** Every pair of ready sets once, the options in turn. */
const games = SETS.flatMap((A, i) => SETS.map((B, j) => ({ A, B, seed: 6 * i + j, options: OPTIONS[(i + j) % 4]! })));

const cardsOf = (node: State, player: Player): string[][] => node.cards[player].map((stack) => [...stack].sort());

/** The action that led from one node to the next: the one new token of a card tells it. */
const placed = (events: ReturnType<typeof explain>) =>
  events.flatMap((event) => (event.kind === 'placed' ? [event] : []));

group.each(games)('a random game, $A against $B', ({ A, B, seed, options }) => {
  const nodes = wander(startGame({ A: READY_SETS[A]!, B: READY_SETS[B]! }, options), seed);
  const last = nodes[nodes.length - 1]!;

  test('ends with a result, and nothing can be played any more', () => {
    expect(actor(last)).toBe('over');
    expect(result(last)).not.toBeNull();
    expect([legal(last), outcomes(last)]).toEqual([[], []]);
    expect(whyNot(last, 'pass')).toEqual(['TK-END-5']);
    expect(nodes.slice(0, -1).filter((node) => result(node) !== null)).toEqual([]);
  });

  test('no card is ever lost, and values stay in bounds', () => {
    for (const node of nodes) {
      for (const player of PLAYERS) expect(cardsOf(node, player)).toEqual(cardsOf(nodes[0]!, player));
      for (const { value } of Object.values(node.board)) {
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(10);
      }
    }
  });

  test('points never fall, and whoever moves gains', () => {
    for (let i = 1; i < nodes.length; i += 1) {
      const [before, after] = [nodes[i - 1]!, nodes[i]!];
      if (before.turn === '?') continue;
      const gained = (player: Player): number => after.points[player] - before.points[player];
      expect(gained('A')).toBeGreaterThanOrEqual(0);
      expect(gained('B')).toBeGreaterThanOrEqual(0);
      expect(gained(before.turn)).toBeGreaterThan(0);
      expect(after.ply).toBe(before.ply + 1);
    }
  });

  test('every other action is refused', () => {
    for (const node of nodes.filter((_, i) => i % 5 === 0)) {
      const tops = [1, 2, 3, 4].flatMap((stack) => [...COLLECTION.keys()].map((card) => `${card}:${stack}`));
      const all = ['pass', '~A', '~B', ...tops.flatMap((card) => FIELDS.map((field) => `${card}@${field}`))];
      const allowed = all.filter((action) => whyNot(node, action)!.length === 0);
      expect(allowed).toHaveLength(legal(node).length + outcomes(node).length);
      for (const action of legal(node)) expect(whyNot(node, action)).toEqual([]);
      expect(new Set(legal(node)).size).toBe(legal(node).length);
    }
  });

  test('every node is a position, as text, as JSON and as a node', () => {
    for (const node of nodes) {
      const json = JSON.stringify(node);
      expect(JSON.stringify(canonical(node))).toBe(json);
      expect(JSON.stringify(fromState(JSON.parse(json) as State))).toBe(json);
      expect(load(printLine(node))).toEqual({ ok: true, node });
      expect(load(JSON.parse(json))).toEqual({ ok: true, node });
    }
  });

  test('tokens appear, move and vanish only as it is told', () => {
    for (const node of nodes.filter((here, i) => i % 4 === 1 && actor(here) === 'player')) {
      for (const action of legal(node).filter((_, i) => i % 7 === 0)) {
        const events = explain(node, action);
        const count = (kind: string): number => events.filter((event) => event.kind === kind).length;
        const after = gameWith(COLLECTION).apply(node, action);
        expect(placed(events)).toHaveLength(1);
        expect(Object.keys(after.board)).toHaveLength(
          Object.keys(node.board).length + 1 + count('created') - count('destroyed'),
        );
        const scored = events.find((event) => event.kind === 'scored');
        expect(scored).toEqual({
          kind: 'scored',
          A: after.points.A - node.points.A,
          B: after.points.B - node.points.B,
        });
        if (count('shot') === 0) expect(gains(after)).toEqual({ A: scored!.A, B: scored!.B });
      }
    }
  });
});
