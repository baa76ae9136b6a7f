// What one of each term adds to the natural logarithm of the odds to win: at the start of the game, and at its end; in
// between it is interpolated. Fitted as docs/strength.md says.

/** Two f32 for each term of evaluation-terms.ts, in its order; High Form. */
export const WEIGHTS: usize = memory.data<f32>([
  0.000, 0.664, // points
  0.000, 0.359, // earned
  0.084, -0.053, // common
  0.096, 0.110, // heroic
  -0.114, -0.064, // legendary
  0.059, 0.089, // beings
  0.070, 0.136, // legends
  0.020, 0.026, // connected
  -0.043, 0.091, // contact
  -0.015, 0.054, // centre
  0.209, 0.320, // tasks
  0.081, 0.162, // flare
  -0.103, -0.511, // turn
  0.100, 0.643, // actions
]);

/** The same for a duel. */
export const WEIGHTS_IN_DUEL: usize = memory.data<f32>([
  0.000, 0.321, // points
  0.257, 0.428, // earned
  0.120, 0.130, // common
  0.357, 0.250, // heroic
  0.016, 0.449, // legendary
  0.177, 0.084, // beings
  0.038, 0.084, // legends
  0.044, -0.005, // connected
  0.048, 0.045, // contact
  -0.044, 0.081, // centre
  0.000, 0.000, // tasks
  0.031, -0.042, // flare
  -0.354, -0.540, // turn
  0.387, 0.724, // actions
]);
