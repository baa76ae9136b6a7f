/** How much a move gave away, by the usual names; thresholds are losses of win chance. */
export const FAULTS = { inaccuracy: 0.06, mistake: 0.12, blunder: 0.25 } as const;
export type Fault = keyof typeof FAULTS;

/**
 * The fault of the step from one point to the next, for the side that decided.
 * @param before chance of that side with the best move; @param after with the move played
 */
export function faultOf(before: number, after: number): Fault | null {
  const lost = before - after;
  if (lost >= FAULTS.blunder) return 'blunder';
  if (lost >= FAULTS.mistake) return 'mistake';
  return lost >= FAULTS.inaccuracy ? 'inaccuracy' : null;
}
