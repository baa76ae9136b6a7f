import { holdsBy, type Test as TestOn, type Tests } from '../../predicates';
import { letterOf } from './cards';
import { sided, type Board, type Side, type Sided, type Token } from './state';

/**
 * Facts about a node in the words of lessons and reference cases. All that are given must hold; a player who is not
 * named may have any count.
 */
export interface Predicate {
  /** Field to its token as in a position line, with its owner (`B1`, `A3g`); null for an empty field. */
  at?: Record<string, string | null>;
  /** Values of all tokens of a player, wherever they stand, in rising order: `3 5`. */
  tokens?: Partial<Sided<string>>;
  /** Points got in the last turn. */
  scored?: Partial<Sided<number>>;
  points?: Partial<Sided<number>>;
  /** Points per turn of the board as it stands. */
  gain?: Partial<Sided<number>>;
  boost?: Partial<Sided<number>>;
  extra?: Partial<Sided<number>>;
  turn?: Side;
  /** Player and number of a stack (`A1`) to its top card. */
  top?: Record<string, string>;
  winner?: Side | 'draw';
  over?: boolean;
}

/** `before` is the node one turn earlier; without it nothing has been scored. */
type Test<Wanted> = TestOn<Board, Wanted>;

/** True if every entry of `wanted` is what `read` says of its key. */
function all<T>(wanted: Readonly<Record<string, T>>, read: (key: string) => NoInfer<T> | undefined): boolean {
  return Object.entries(wanted).every(([key, value]) => read(key) === value);
}

const bySide =
  <T>(read: (board: Board, before?: Board) => Sided<T>): Test<Partial<Sided<T>>> =>
  (board, wanted, before) =>
    all(wanted as Record<string, T>, (side) => read(board, before)[side as Side]);

/** A token with its owner, as predicates write it. */
export const tokenWord = ({ owner, value, type }: Token): string => `${owner}${value}${letterOf(type)}`;

const valuesOf = (board: Board, side: Side): string =>
  Object.values(board.board)
    .flatMap(({ owner, value }) => (owner === side ? [value] : []))
    .sort((a, b) => a - b)
    .join(' ');

const TESTS: Tests<Board, Predicate> = {
  at: (board, wanted) =>
    all(wanted, (field) => {
      const token = board.board[field];
      return token ? tokenWord(token) : null;
    }),
  tokens: bySide((board) => sided((side) => valuesOf(board, side))),
  scored: bySide((board, before) => sided((side) => board.points[side] - (before ?? board).points[side])),
  points: bySide((board) => board.points),
  gain: (board, wanted) => all(wanted as Record<string, number>, (side) => board.income?.[side as Side]),
  boost: bySide((board) => board.boost),
  extra: bySide((board) => board.extra),
  turn: (board, wanted) => !board.over && board.turn === wanted,
  top: (board, wanted) => all(wanted, (stack) => board.cards[stack[0] as Side][Number(stack.slice(1)) - 1]?.[0]),
  winner: (board, wanted) => board.over && (board.ahead ?? 'draw') === wanted,
  over: (board, wanted) => board.over === wanted,
};

/** Throws a RangeError for a predicate that does not exist. */
export const holds = (board: Board, predicate: Predicate, before?: Board): boolean =>
  holdsBy(TESTS, board, predicate, before);

export const holdAll = (board: Board, predicates: readonly Predicate[], before?: Board): boolean =>
  predicates.every((predicate) => holds(board, predicate, before));
