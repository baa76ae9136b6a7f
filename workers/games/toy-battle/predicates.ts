import { holdsBy, type Tests } from '../../predicates';
import type { Board, Question, Side, Sided } from './state';

/**
 * Facts about a node in the words of lessons and reference cases. All that are given must hold. Tiles are written as in a
 * state (`b7`, `K22`), null stands for nothing: an empty base, an open region, a game without a winner.
 */
export interface Predicate {
  winner?: Side | null;
  how?: 'hq' | 'medals' | 'stuck' | 'limit';
  over?: boolean;
  toMove?: Side;
  turns?: number;
  asked?: Question;
  /** Id of the base whose effect asks. */
  askedAt?: string;
  /** Base id to its top tile. */
  top?: Record<string, string | null>;
  /** Base id to its tiles, bottom to top. */
  stack?: Record<string, string>;
  claimed?: Record<string, Side | null>;
  medals?: Partial<Sided<number>>;
  rackSize?: Partial<Sided<number>>;
  rack?: Partial<Sided<string>>;
  discard?: Partial<Sided<string>>;
  frozen?: Partial<Sided<string>>;
  unseen?: Partial<Sided<string>>;
  /** Side to node id: whether the node is connected for the side (TB-REACH-1), gates and strength aside. */
  reaches?: Partial<Sided<Record<string, boolean>>>;
}

/** True if every entry of `wanted` is what `read` says of its key. */
function all<T>(wanted: Readonly<Record<string, T>>, read: (key: string) => NoInfer<T> | undefined): boolean {
  return Object.entries(wanted).every(([key, value]) => read(key) === value);
}

const sided =
  <T>(read: (board: Board) => Sided<T>) =>
  (board: Board, wanted: Partial<Sided<T>>): boolean =>
    all(wanted as Record<string, T>, (side) => read(board)[side as Side]);

const winnerOf = ({ result }: Board): Side | null | undefined => (result?.winner === 'none' ? null : result?.winner);

const TESTS: Tests<Board, Predicate> = {
  winner: (board, wanted) => winnerOf(board) === wanted,
  how: (board, wanted) => board.result?.how === wanted,
  over: (board, wanted) => (board.result !== null) === wanted,
  toMove: (board, wanted) => board.toMove === wanted,
  turns: (board, wanted) => board.turns === wanted,
  asked: (board, wanted) => board.question === wanted,
  askedAt: (board, wanted) => board.questionBase === wanted,
  top: (board, wanted) => all(wanted, (base) => board.stacks[base]?.slice(-2) ?? null),
  stack: (board, wanted) => all(wanted, (base) => board.stacks[base] ?? ''),
  claimed: (board, wanted) => all(wanted, (region) => board.taken[region] ?? null),
  medals: sided((board) => board.medals),
  rackSize: sided((board) => board.rackSize),
  rack: sided((board) => board.rack),
  discard: sided((board) => board.discard),
  frozen: sided((board) => board.frozen),
  unseen: sided((board) => board.unseen),
  reaches: (board, wanted) =>
    Object.entries(wanted).every(([side, nodes]) => all(nodes, (node) => board.reach[side as Side].includes(node))),
};

/** Throws a RangeError for a predicate that does not exist. */
export const holds = (board: Board, predicate: Predicate): boolean => holdsBy(TESTS, board, predicate);

export const holdAll = (board: Board, predicates: readonly Predicate[]): boolean =>
  predicates.every((predicate) => holds(board, predicate));
