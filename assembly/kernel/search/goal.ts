import { Fraction } from '../fraction';

/** What a solver is asked: where the question ends, what a node is worth there, and who wants it high. */
export abstract class Goal {
  /** Which question of the game it is, and what it needs to know beside that; the game gives the numbers a meaning. */
  kind: i32 = 0;
  detail: u32 = 0;
  /** True if the node last given to `take` has no value, so that the question has no answer. */
  unanswerable: bool = false;
  /** The value of the node last given to `take`. */
  value: Fraction = new Fraction();
  /** No value is higher than this whole number; reaching it ends a maximiser's search. */
  ceiling: i64 = 1;
  /** No value is lower than this whole number; reaching it ends a minimiser's search. */
  floor: i64 = 0;

  /** Remembers what must be known of the starting position. */
  abstract begin(s: usize, seat: i32): void;
  /** True if the value is to be taken at this node. */
  abstract stops(s: usize): bool;
  /** Sets `value`. */
  abstract take(s: usize): void;
}
