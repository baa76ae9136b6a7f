// What one of each term adds to the natural logarithm of a seat's odds to win, by the number of players.

import { TERMS } from './evaluation-terms';

/** TERMS f32 in the order of evaluation-terms.ts, for 2, 3, 4 and 5 players: the ratios of section 9.3 of the rules. */
export const WEIGHTS: usize = memory.data<f32>([
  0.060, 0.180, 0.800, 0.400, 0.800, 0.900, -0.900, 0.120, -0.030, -0.120, 0.120, 0.180, -0.018, -0.060, 0.250,
  0.060, 0.180, 0.800, 0.400, 0.800, 0.900, -0.900, 0.120, -0.030, -0.120, 0.120, 0.180, -0.018, -0.060, 0.250,
  0.060, 0.180, 0.800, 0.400, 0.800, 0.900, -0.900, 0.120, -0.030, -0.120, 0.120, 0.180, -0.018, -0.060, 0.250,
  0.060, 0.180, 0.800, 0.400, 0.800, 0.900, -0.900, 0.120, -0.030, -0.120, 0.120, 0.180, -0.018, -0.060, 0.250,
]);

/** Address of the weights for so many players. */
export function weightsFor(players: i32): usize {
  return WEIGHTS + (((players - 2) * TERMS) << 2);
}
