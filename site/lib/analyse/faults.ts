/** How much a move gave away, by the usual names; thresholds are losses of win chance. */
import type { MoveValue } from '$workers/analysis/contract';
import { isFirstLook } from './values';

export const FAULTS = { inaccuracy: 0.06, mistake: 0.12, blunder: 0.25 } as const;
export type Fault = keyof typeof FAULTS;

/** As they are written behind a move. */
export const FAULT_SIGN: Readonly<Record<Fault, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Standard errors that two estimates must lie apart before the difference is called a fault. */
const SURE = 2;

/**
 * The fault of a step, for the side that decided.
 * @param before chance of that side with the best move; @param after with the move played
 */
export function faultOf(before: number, after: number): Fault | null {
  const lost = before - after;
  if (lost >= FAULTS.blunder) return 'blunder';
  if (lost >= FAULTS.mistake) return 'mistake';
  return lost >= FAULTS.inaccuracy ? 'inaccuracy' : null;
}

/** The fault of a move, held against the best one; none while too little is known of either to tell them apart. */
export function faultOfMove(best: MoveValue, played: MoveValue): Fault | null {
  if ([best, played].some((value) => value.certainty === 'unknown' || isFirstLook(value))) return null;
  const noise = Math.hypot(best.error ?? 0, played.error ?? 0);
  return best.chance - played.chance < SURE * noise ? null : faultOf(best.chance, played.chance);
}
