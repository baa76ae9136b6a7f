import { holdsBy, type Tests } from '../../predicates';
import type { Board } from './state';

/** Facts about a node in the words of lessons and reference cases. */
export interface Predicate {
  heap?: number;
  mover?: number;
  winner?: number;
}

const TESTS: Tests<Board, Predicate> = {
  heap: (board, wanted) => board.heap === wanted,
  mover: (board, wanted) => board.mover === wanted,
  winner: (board, wanted) => board.winner === wanted,
};

export const holdAll = (board: Board, predicates: readonly Predicate[]): boolean =>
  predicates.every((predicate) => holdsBy(TESTS, board, predicate));
