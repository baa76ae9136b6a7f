import { Exact } from '../exact';

/** What a solver is asked: where the question ends, what a node is worth there, and who wants it high. */
export abstract class Goal {
  /** Which question of the game it is, and what it needs to know beside that; the game gives the numbers a meaning. */
  kind: i32 = 0;
  detail: u32 = 0;
  /** True if the node last given to `take` has no value, so that the question has no answer. */
  unanswerable: bool = false;
  /** The value of the node last given to `take`. */
  value: Exact = new Exact();
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
  /**
   * Equal keys: the same value lies below. 0, the default, takes the key of the rules; a goal gives one of its own that
   * leaves out what it does not see, or that keeps what it sees and the rules leave out.
   */
  key(s: usize): u64 {
    return 0;
  }
  /**
   * True if nobody is asked any more from this node on, though what follows still decides what the answer is worth. Not
   * asked of the node where the question begins.
   */
  told(s: usize): bool {
    return false;
  }
  /** Leaves out of a list of legal actions what the question forbids below its first decision; returns how many stay. */
  narrow(s: usize, list: usize, count: i32): i32 {
    return count;
  }
  /**
   * Turns what follows a first action at `s` into what the action is worth; `value` holds the one and takes the other. Sets
   * `unanswerable` where that cannot be told.
   */
  weigh(s: usize, action: u32): void {}
  /** True if every line below is worth so much at most, whatever anybody does; asked before the node is looked into. */
  atMost(s: usize, value: i64): bool {
    return false;
  }
  /** Positions the solver has room for, as a power of two, 24 bytes each; when they run out, new ones replace old ones. */
  get tableBits(): i32 {
    return 17;
  }
}
