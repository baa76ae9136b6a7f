import type { RuleId } from '../../contract';
import type { RefereeGame } from '../solve';

/** A complete position. */
export interface Node {
  seats: number;
  heap: number;
  turn: number;
}

const STONES = 15;
const TAKES = [1, 2, 3];

const AMOUNT = /^take (\d+)$/;

/** __PREFIX__-END-1. Only once the heap is empty. */
export const winner = ({ seats, turn }: Node): number => (turn - 1) % seats;

/** All rules an action breaks; null if it is malformed. */
export function whyNot({ heap }: Node, action: string): RuleId[] | null {
  const found = AMOUNT.exec(action);
  if (!found) return null;
  if (heap === 0) return ['__PREFIX__-END-1'];
  const count = Number(found[1]);
  if (!TAKES.includes(count)) return ['__PREFIX__-TAKE-1'];
  return count > heap ? ['__PREFIX__-TAKE-2'] : [];
}

/** The node after a legal action. Throws a RangeError on anything else: ask `whyNot` first. */
export function apply(node: Node, action: string): Node {
  if (whyNot(node, action)?.length !== 0) throw new RangeError(`"${action}" cannot be played here`);
  return { ...node, heap: node.heap - Number(AMOUNT.exec(action)![1]), turn: node.turn + 1 };
}

/** The game as the plain solver sees it. */
export const game: RefereeGame<Node> = {
  actor: ({ heap }) => (heap === 0 ? 'over' : 'player'),
  seat: ({ seats, turn }) => turn % seats,
  legal: (node) => TAKES.map((count) => `take ${count}`).filter((action) => whyNot(node, action)!.length === 0),
  outcomes: () => [],
  apply,
  key: ({ seats, heap, turn }) => `${seats} ${heap} ${turn}`,
};

/** How many sequences of `depth` steps there are; a line that ends sooner counts 0. */
export function perft(node: Node, depth: number): number {
  if (depth === 0) return 1;
  return game.legal(node).reduce((sum, action) => sum + perft(apply(node, action), depth - 1), 0);
}

/** Reads a position line; the rule it breaks, or none for a text that is no line. */
export function load(line: string): { ok: true; node: Node } | { ok: false; rule: RuleId | null } {
  const found = /^seats (\d+); heap (\d+); turn (\d+)$/.exec(line);
  if (!found) return { ok: false, rule: null };
  const [seats, heap, turn] = found.slice(1).map(Number) as [number, number, number];
  if (seats < 2 || seats > 5 || heap > STONES) return { ok: false, rule: '__PREFIX__-GAME-1' };
  const taken = STONES - heap;
  if (taken < turn || taken > 3 * turn) return { ok: false, rule: '__PREFIX__-TAKE-1' };
  return { ok: true, node: { seats, heap, turn } };
}
