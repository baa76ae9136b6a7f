/** How strongly the engine plays: as one of the simple players of workers/match/players.ts, or by work on each decision. */
export type Strength = { player: 'random' | 'greedy' | 'one-ply' } | { work: number };

/** Counted from 1. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** Who plays, by seat: the engine at a level, or null for a visitor. */
export type Players = readonly (Level | null)[];

/** What the engine may spend, in playouts or, where lines are looked at, in positions. */
export interface Work {
  /** On each move of a map. */
  sweep: number;
  /** On the best lines, before more is asked for. */
  lines: number;
  /** On each node when a whole line is gone through. */
  survey: number;
  /** As an opponent, from the weakest level on. */
  levels: Readonly<Record<Level, Strength>>;
}
