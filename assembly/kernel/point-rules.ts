import { OpenRules } from './open-rules';

/** Scores of a search are points times this. */
export const SCORE_UNIT: i32 = 16;
/** Every finished game that is won scores above this, every one that is lost below its negative. */
export const WON_SCORE: i32 = 1 << 23;
/** No estimate is further from zero than this. */
export const ESTIMATE_LIMIT: i32 = 1 << 22;

/**
 * A game of two seats without hidden information and without chance after its start, and what alpha-beta needs to know of
 * it. Its score is a margin of points: in a finished game the final one, otherwise the points so far and an estimate of
 * those to come.
 */
export abstract class PointRules extends OpenRules {
  seats(s: usize): i32 {
    return 2;
  }

  /** Fixes for a search that starts at `s` what must not change on the way, such as the expected end of the game. */
  abstract prepare(s: usize): void;
  /**
   * Estimated final points of a seat minus those of the other, in SCORE_UNITs, between two calls of `prepare`. Points
   * already made may enter it as their margin only, so that lines with the same future can share it.
   */
  abstract estimate(s: usize, seat: i32): i32;
  /** Points a seat has made. */
  abstract pointsOf(s: usize, seat: i32): i32;
  /** True if the game would go on here if the seats had these points. */
  abstract opensWith(s: usize, points0: i32, points1: i32): bool;
  /** Hash of everything below `s` that depends on more than points: equal keys mean equal futures. */
  abstract futureKey(s: usize): u64;
  /** A number below HISTORY_SLOTS for the kind of an action, the same wherever it does much the same thing. */
  abstract kindOf(s: usize, action: u32): i32;
  /** Win chance of whoever expects this score after a search of `depth` decisions that began at the prepared state. */
  abstract chanceOf(score: i32, depth: i32): f32;
}
