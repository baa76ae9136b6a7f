/** Strengths of the engine as an opponent: playouts it may spend on a decision. */
export const LEVELS = [50, 200, 800, 3000, 12_000, 48_000] as const;

/** Counted from 1. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export const playoutsOf = (level: Level): number => LEVELS[level - 1]!;
