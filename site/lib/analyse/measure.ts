/** What the map of all moves says of each: what it gives away against the best one, or the chance it leaves. */
export const MEASURES = ['loss', 'chance'] as const;
export type Measure = (typeof MEASURES)[number];
