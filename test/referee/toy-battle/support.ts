import type { Position, Side, State } from '../../../workers/games/toy-battle/state';
import {
  apply,
  asked,
  legal,
  load,
  medals,
  outcomes,
  reach,
  type PositionError,
} from '../../../workers/referee/toy-battle';

/** The node of a position that must be valid. */
export function start(position: Position): State {
  const loaded = load(position);
  if (!loaded.ok) throw new Error(`${loaded.error.problem} at ${loaded.error.where}: ${loaded.error.found}`);
  return loaded.node;
}

/** What is wrong with a position, or null. */
export function problem(position: unknown): PositionError | null {
  const loaded = load(position);
  return loaded.ok ? null : loaded.error;
}

export const play = (node: State, actions: readonly string[]): State => actions.reduce(apply, node);

/** Every node of a line, the first one included. */
export const path = (node: State, actions: readonly string[]): State[] =>
  actions.reduce((nodes, action) => [...nodes, apply(nodes[nodes.length - 1]!, action)], [node]);

/** Facts about a node in the words of lessons and cases (rule file 6.2). */
export type Predicate = Record<string, unknown>;

const FACTS: Record<string, (node: State) => unknown> = {
  winner: (node) => (node.result?.winner === 'none' ? null : node.result?.winner),
  how: (node) => node.result?.how,
  over: (node) => node.result !== null,
  toMove: (node) => node.toMove,
  turns: (node) => node.turns,
  asked,
};

type Detail = (node: State, of: string) => unknown;

const DETAILS: Record<string, Detail> = {
  top: (node, base) => node.stacks[base]?.slice(-2) ?? null,
  stack: (node, base) => node.stacks[base] ?? '',
  claimed: (node, region) => node.taken[region] ?? null,
  medals: (node, side) => medals(node, side as Side),
  rackSize: (node, side) => node.rack[side as Side].length,
  rack: (node, side) => node.rack[side as Side],
  discard: (node, side) => node.discard[side as Side],
  frozen: (node, side) => node.frozen[side as Side],
  unseen: (node, side) => node.unseen[side as Side],
};

/** What a node says to each part of a predicate: equal to the predicate itself if it holds. */
export function observe(node: State, predicate: Predicate): Predicate {
  const seen = Object.entries(predicate).map(([key, wanted]): [string, unknown] => {
    if (key in FACTS) return [key, FACTS[key]!(node)];
    const inner = Object.keys(wanted as object);
    if (key === 'reaches') {
      const sides = Object.entries(wanted as Record<Side, Record<string, boolean>>);
      return [
        key,
        Object.fromEntries(
          sides.map(([side, nodes]) => {
            const reached = reach(node, side as Side);
            return [side, Object.fromEntries(Object.keys(nodes).map((id) => [id, reached.includes(id)]))];
          }),
        ),
      ];
    }
    if (!(key in DETAILS)) throw new Error(`unknown predicate ${key}`);
    return [key, Object.fromEntries(inner.map((of) => [of, DETAILS[key]!(node, of)]))];
  });
  return Object.fromEntries(seen);
}

export const holds = (node: State, predicate: Predicate): boolean =>
  JSON.stringify(observe(node, predicate)) === JSON.stringify(predicate);

/** A small seeded generator (mulberry32) giving numbers in [0, 1). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random game from a node to its end or `steps` steps on, every node included; chance by weight, answers evenly. */
export function wander(node: State, seed: number, steps: number): State[] {
  const next = random(seed);
  const nodes = [node];
  for (let step = 0; step < steps; step += 1) {
    const here = nodes[nodes.length - 1]!;
    const choices = [...legal(here), ...outcomes(here).flatMap(({ action, weight }) => Array(weight).fill(action))];
    if (choices.length === 0) break;
    nodes.push(apply(here, choices[Math.floor(next() * choices.length)]));
  }
  return nodes;
}

/** The opening position of a map with fixed racks; Blue starts. */
export const opening = (map: string, options: Position['options'] = {}): Position => ({
  map,
  toMove: 'blue',
  rack: { blue: 'K24', red: '1357' },
  unseen: { blue: 'KK1112233344555666777', red: 'KKK11222334445566677' },
  removed: { blue: 4, red: 4 },
  options,
});
