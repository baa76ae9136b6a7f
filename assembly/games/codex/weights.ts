// What one of each term adds to the natural logarithm of a seat's odds to win, TERMS f32 each in the order of
// evaluation-terms.ts.

/** As test/bench/codex-fit.ts found them. */
export const WEIGHTS: usize = memory.data<f32>([
  0.076, -0.255, 0.098, 0.083, 0.113, 0.262, 0.072, 0.018, 0.032, 0.044,
  0.061, 0.003, 0.015, 0.005, 0.031, 0.015, 0.192, -0.044, -0.1, 0.01,
]);

/**
 * What a plain player goes by: section 9 of the rules, where a lead of nine gold makes the odds e to 1. The fitted ones tell
 * who wins among players who all hire and level, not what hiring and levelling are worth.
 */
export const PLAIN_WEIGHTS: usize = memory.data<f32>([
  0.039, -0.061, 0.133, 0.09, 0.1, 0.1, 0.111, 0.089, 0.061, 0.05,
  0.039, 0.033, 0.04, 0.05, 0.1, 0.15, 0.09, -0.04, -1, 0.1,
]);

@inline export function weightOf(weights: usize, term: i32): f32 { return load<f32>(weights + (term << 2)); }
