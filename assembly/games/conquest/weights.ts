// What one of each term adds to the natural logarithm of a seat's odds to win, by the number of players.

import { TERMS } from './evaluation-terms';

/** TERMS f32 in the order of evaluation-terms.ts, for 2, 3, 4 and 5 players, as test/bench/conquest-fit.ts found them. */
export const WEIGHTS: usize = memory.data<f32>([
  0.040, 0.058, 0.702, 0.328, 0.228, 0.182, -1.076, 0.012, -0.003, -0.133, 0.031, 0.179, -0.002, -0.006, 0.227,
  0.017, 0.069, 0.857, 0.514, 0.442, 0.523, -0.737, 0.012, -0.003, -0.133, 0.042, 0.018, -0.002, -0.055, 0.444,
  0.020, 0.041, 0.682, 0.715, 0.460, 0.560, -0.746, 0.012, -0.003, -0.142, 0.056, 0.132, -0.002, -0.097, 0.196,
  0.007, 0.053, 0.746, 0.587, 0.224, 0.591, -0.453, 0.012, -0.029, -0.155, 0.093, 0.018, -0.002, -0.175, 0.237,
]);

/** Address of the weights for so many players. */
export function weightsFor(players: i32): usize {
  return WEIGHTS + (((players - 2) * TERMS) << 2);
}
