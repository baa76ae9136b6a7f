import { ZERO, add, compare, equal, fraction, multiply, type Fraction } from './fraction';

/** What the solver needs of a game: one node is one decision, chance included. Nodes are immutable values. */
export interface RefereeGame<Node> {
  actor(node: Node): 'player' | 'chance' | 'over';
  /** Who decides at a `player` node, from 0. */
  seat(node: Node): number;
  /** At a `player` node, every legal action once, in the order of the game's lists. */
  legal(node: Node): string[];
  /** At a `chance` node, every outcome of positive integer weight. */
  outcomes(node: Node): { action: string; weight: number }[];
  apply(node: Node, action: string): Node;
  /** Two nodes with the same key have the same future. */
  key(node: Node): string;
}

/** What the seat that decides at the root wants: as much worth as possible. Everybody else wants as little. */
export interface Aim<Node> {
  /** The value where the tree ends for this aim, or null to go on. Must answer at every `over` node. */
  worth(node: Node): Fraction | null;
  /** The lowest and highest value possible, if known: nothing beyond them needs to be looked for. */
  least?: Fraction;
  most?: Fraction;
}

/**
 * For long proofs. Both are called at every node, since one may cost as much as a thousand others, with the number of
 * nodes so far. True from `abort` stops with `Aborted`.
 */
export interface Watch {
  onProgress?: (nodes: number) => void;
  abort?: (nodes: number) => boolean;
}

export class Aborted extends Error {
  constructor(readonly nodes: number) {
    super(`the proof was stopped after ${nodes} nodes`);
    this.name = 'Aborted';
  }
}

export interface Solution {
  /** The best the root can get. */
  value: Fraction;
  /** Every first action that gets it, in listing order. */
  right: string[];
  /** The exact value of every legal first action, in listing order. */
  values: Record<string, Fraction>;
  nodes: number;
}

/**
 * Solves by trying everything: the root's seat maximises, other seats minimise, chance averages by weight.
 * Equal nodes are looked at once. Throws a RangeError unless a player decides at the root.
 */
export function solve<Node>(game: RefereeGame<Node>, root: Node, aim: Aim<Node>, watch: Watch = {}): Solution {
  if (game.actor(root) !== 'player') throw new RangeError('a proof starts where a player decides');
  const maximiser = game.seat(root);
  const known = new Map<string, Fraction>();
  let nodes = 1;

  const visit = (node: Node): Fraction => {
    nodes += 1;
    watch.onProgress?.(nodes);
    if (watch.abort?.(nodes)) throw new Aborted(nodes);
    const settled = aim.worth(node);
    if (settled) return settled;
    const key = game.key(node);
    const seen = known.get(key);
    if (seen) return seen;
    const value = game.actor(node) === 'chance' ? average(node) : choose(node);
    known.set(key, value);
    return value;
  };

  const average = (node: Node): Fraction => {
    const outcomes = game.outcomes(node);
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    return outcomes.reduce(
      (sum, { action, weight }) => add(sum, multiply(fraction(weight, total), visit(game.apply(node, action)))),
      ZERO,
    );
  };

  const choose = (node: Node): Fraction => {
    const sign = game.seat(node) === maximiser ? 1 : -1;
    const limit = sign > 0 ? aim.most : aim.least;
    let best: Fraction | null = null;
    for (const action of game.legal(node)) {
      const value = visit(game.apply(node, action));
      if (best === null || sign * compare(value, best) > 0) best = value;
      if (limit && equal(best, limit)) break;
    }
    if (best === null) throw new Error(`a player has no answer at ${game.key(node)}`);
    return best;
  };

  const values: Record<string, Fraction> = {};
  for (const action of game.legal(root)) values[action] = visit(game.apply(root, action));
  const value = Object.values(values).reduce((best, next) => (compare(next, best) > 0 ? next : best));
  const right = Object.keys(values).filter((action) => equal(values[action]!, value));
  watch.onProgress?.(nodes);
  return { value, right, values, nodes };
}
