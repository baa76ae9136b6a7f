// The estimated win chance of both seats: a logistic curve over weighted counts (section 9).

import { counted, countTerms } from './counts';
import { TERMS } from './evaluation-terms';
import { RESULT, RESULT_A, RESULT_DRAW } from './layout';
import { WEIGHTS, weightOf } from './weights';

/** Natural logarithm of a seat's odds to win where the game goes on. */
export function oddsOf(s: usize, seat: i32, weights: usize = WEIGHTS): f32 {
  countTerms(s);
  let lead: f32 = 0;
  for (let term = 0; term < TERMS; ++term) lead += weightOf(weights, term) * (counted(seat, term) - counted(1 - seat, term));
  return lead;
}

/** Win chance of seat 0 where the game goes on. */
export function chance(s: usize): f32 {
  return 1 / (1 + Mathf.exp(-oddsOf(s, 0)));
}

/** Writes what each term adds to the logarithm of a seat's odds, TERMS f32; returns their number. They add up to it. */
export function writeTerms(s: usize, seat: i32, out: usize): i32 {
  countTerms(s);
  for (let term = 0; term < TERMS; ++term) {
    store<f32>(out + (term << 2), weightOf(WEIGHTS, term) * (counted(seat, term) - counted(1 - seat, term)));
  }
  return TERMS;
}

/** Writes the counts of a seat as they are, TERMS f32; returns their number. Weights are fitted to them. */
export function writeCounts(s: usize, seat: i32, out: usize): i32 {
  countTerms(s);
  for (let term = 0; term < TERMS; ++term) store<f32>(out + (term << 2), counted(seat, term));
  return TERMS;
}

/** 1, 0.5 or 0 for a seat where the game is over. */
export function rewardOf(s: usize, seat: i32): f32 {
  const result: i32 = load<u8>(s, RESULT);
  if (result == RESULT_DRAW) return 0.5;
  return (result == RESULT_A) == (seat == 0) ? 1 : 0;
}
