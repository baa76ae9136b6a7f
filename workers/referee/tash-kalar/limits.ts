/**
 * Where counters stop. No game gets there, but a position may begin near it. Of extra cards there are never more to draw
 * than a deck holds (TS-CARD-1, TS-CARD-2).
 */
export const LIMITS = { actions: 9, destroyed: 99, extraBeings: 18, extraLegends: 12, points: 255 } as const;

/** The count after so many more. */
export const raised = (kind: keyof typeof LIMITS, count: number, by: number): number =>
  Math.min(count + by, LIMITS[kind]);
