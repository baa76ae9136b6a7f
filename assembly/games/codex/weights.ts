// What one of each term adds to the natural logarithm of a seat's odds to win.

import { TERMS } from './evaluation-terms';

/** TERMS f32 in the order of evaluation-terms.ts: section 9 of the rules, where a lead of nine gold makes the odds e to 1. */
const WEIGHTS: usize = memory.data<f32>([
  0.039, -0.061, 0.133, 0.09, 0.1, 0.1, 0.111, 0.089, 0.061, 0.05,
  0.039, 0.033, 0.04, 0.05, 0.1, 0.15, 0.09, -0.04, -1, 0.1,
]);

@inline export function weightOf(term: i32): f32 {
  assert(term < TERMS, 'no such term');
  return load<f32>(WEIGHTS + (term << 2));
}
