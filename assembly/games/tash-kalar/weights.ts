// What one of each term adds to the natural logarithm of the odds to win: at the start of the game, and at its end; in
// between it is interpolated. Fitted as docs/strength.md says.

/** Two f32 for each term of evaluation-terms.ts, in its order; High Form. */
export const WEIGHTS: usize = memory.data<f32>([
  0.000, 0.825, // points
  -0.136, 0.190, // earned
  -0.072, -0.104, // common
  0.004, 0.088, // heroic
  -0.387, -0.166, // legendary
  0.171, 0.132, // beings
  -0.071, 0.207, // legends
  0.029, 0.056, // connected
  0.061, 0.023, // contact
  0.060, 0.029, // centre
  0.100, 0.609, // tasks
  0.139, 0.126, // flare
  -0.072, -0.128, // turn
  0.106, 0.285, // actions
]);

/** The same for a duel. */
export const WEIGHTS_IN_DUEL: usize = memory.data<f32>([
  0.000, 0.561, // points
  0.197, 0.555, // earned
  0.080, -0.127, // common
  0.254, 0.063, // heroic
  -0.151, 0.123, // legendary
  0.124, 0.076, // beings
  0.108, 0.136, // legends
  0.024, 0.050, // connected
  0.093, 0.024, // contact
  0.028, 0.021, // centre
  0.000, 0.000, // tasks
  0.023, 0.080, // flare
  -0.227, -0.095, // turn
  0.241, 0.268, // actions
]);
