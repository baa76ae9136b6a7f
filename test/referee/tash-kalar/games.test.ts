import { describe, expect, test } from 'vitest';
import rules from '../../../assembly/games/tash-kalar/data/rules.json' with { type: 'json' };
import {
  actor,
  canonical,
  fromState,
  legal,
  load,
  outcomes,
  printPosition,
  result,
  startGame,
  whyNot,
  type Options,
  type State,
} from '../../../workers/referee/tash-kalar';
import { DECK_NAMES, cardsOf, cardsOutside } from '../../../workers/referee/tash-kalar/piles';
import { cardsIn } from '../../../workers/referee/tash-kalar/decks';
import { PLAYERS } from '../../../workers/referee/tash-kalar/pieces';
import { supply } from '../../../workers/referee/tash-kalar/state';
import { score } from '../../../workers/referee/tash-kalar/scoring';
import { wander } from './support';

const OPTIONS: Partial<Options>[] = [
  {},
  { mode: 'duel', decks: { A: 'highland', B: 'sylvan' } },
  { decks: { A: 'sylvan', B: 'highland' }, flareCriteria: 'recheckLower', liftedSquare: 'blocked', startPlayer: 'B' },
  { mode: 'duel', decks: { A: 'northern', B: 'highland' }, forestAncient: 'two', returnOrder: 'handOrder' },
  { decks: { A: 'southern', B: 'sylvan' }, borrowedTarget: 'forbidden', titanArrival: 'ignored' },
  { mode: 'duel', startPlayer: 'A' },
];

const games = OPTIONS.flatMap((options, i) => [0, 1].map((j) => ({ options, seed: 17 * i + j + 1 })));

const RULE_IDS = rules.rules.map(({ id }) => id);

/** Something of every kind, most of it nonsense almost everywhere. */
const ATTEMPTS = [
  ...['flare', 'end', 'done', 'skip', 'look', 'draw', 'marks own', '~A', '~Knight', '~flare-06', '~RedConquest'],
  ...['a1', 'c5', 'e5', 'e6', 'i4'].flatMap((square) => [
    ...['place', 'lift', 'pick'].map((verb) => `${verb} ${square}`),
    ...['Bomb', 'Cannon', 'DireWolf', 'Naiad', 'Titan', 'StormElemental'].map((card) => `summon ${card}@${square}`),
    ...['e4', 'e9', 'f6'].flatMap((to) => [`move ${square}-${to}`, `run ${square}-${to}`]),
    `placeOn ${square} common`,
    `match e4+${square}`,
  ]),
  ...['Knight', 'Titan', 'flare-06', 'Sapling'].flatMap((card) => [
    `discard ${card}`,
    `return ${card}`,
    `card ${card}`,
  ]),
  ...['direction n', 'option near', 'option nowhere', 'claim RedConquest', 'claim Devastation'],
];

/** Where every card is: none is ever lost or doubled, the one being resolved apart. */
function cardsOfAll(node: State): string[][] {
  const { decks, node: at, ...rest } = node;
  const card = at.kind === 'effect' ? at.effect.card : null;
  const hands =
    card === null ? rest.hands : { ...rest.hands, [node.turn.player]: [...rest.hands[node.turn.player], card] };
  const outside = cardsOutside({ ...rest, hands, node: at.kind === 'effect' ? { kind: 'menu' } : at });
  return DECK_NAMES.map((name) => [...cardsIn(decks[name]), ...outside[name]].sort());
}

describe.each(games)('a random game, seed $seed', ({ options, seed }) => {
  const nodes = wander(startGame(options), seed);
  const last = nodes[nodes.length - 1]!;

  test('ends with a result, and nothing can be done any more', () => {
    expect(actor(last)).toBe('over');
    expect(result(last)).not.toBeNull();
    expect([legal(last), outcomes(last)]).toEqual([[], []]);
    expect(nodes.filter((node) => result(node) !== null)).toEqual([last]);
  });

  test('no card is lost, no supply overdrawn, and a Duel never takes points back', () => {
    const all = DECK_NAMES.map((name) => [...cardsOf(name, nodes[0]!.options)].sort());
    for (const node of nodes) {
      expect(cardsOfAll(node)).toEqual(all);
      for (const player of PLAYERS) {
        expect(supply(node, player, 'common')).toBeGreaterThanOrEqual(0);
        expect(supply(node, player, 'legendary')).toBeGreaterThanOrEqual(0);
      }
    }
    if (options.mode !== 'duel') return;
    for (const player of PLAYERS) {
      const points = nodes.map((node) => score(node, player));
      expect(points).toEqual([...points].sort((a, b) => a - b));
    }
  });

  test('every decision has answers, each once', () => {
    for (const node of nodes.slice(0, -1)) {
      const answers = [...legal(node), ...outcomes(node).map(({ action }) => action)];
      expect(answers.length).toBeGreaterThan(0);
      expect(new Set(answers).size).toBe(answers.length);
      if (actor(node) === 'player') expect(answers).not.toEqual(['done']);
    }
  });

  test('every other action is refused by a rule', () => {
    for (const node of nodes.filter((_, i) => i % 40 === seed % 40)) {
      const possible = [...legal(node), ...outcomes(node).map(({ action }) => action)];
      for (const action of possible) expect(whyNot(node, action)).toEqual([]);
      for (const action of ATTEMPTS.filter((attempt) => !possible.includes(attempt))) {
        const refused = whyNot(node, action);
        expect([action, refused?.length]).toEqual([action, 1]);
        expect(RULE_IDS).toContain(refused![0]);
      }
    }
  });

  test('every node comes back from JSON', () => {
    let [before, actions] = [nodes[0]!, 0];
    for (const node of nodes) {
      const json = JSON.stringify(node);
      expect(JSON.stringify(canonical(node))).toBe(json);
      expect(JSON.stringify(fromState(JSON.parse(json) as State))).toBe(json);
      if (node.node.kind === 'effect') {
        actions += 1;
        expect(() => printPosition(node)).toThrow(RangeError);
      } else {
        expect(load(JSON.parse(JSON.stringify(printPosition(node))))).toEqual({ ok: true, node });
        [before, actions] = [node, 0];
      }
    }
    expect([before, actions]).toEqual([last, 0]);
  });
});
