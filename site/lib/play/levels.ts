/**
 * How strongly the engine plays: as one of the simple players of workers/match/players.ts or of the game's codec, by work
 * on each decision, by so many playouts over whole plans, by so many lines of a whole turn, looked at side by side, or by
 * plans that are played on in so many dealt worlds.
 */
export type Strength =
  | { player: 'random' | 'greedy' | 'one-ply' | 'plain' }
  | { work: number }
  | { plans: number }
  | { lines: number }
  | { worlds: number };

/** Counted from 1. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** From the weakest on. */
export type Levels = Readonly<Record<Level, Strength>>;

/** Who plays, by seat: the engine at a level, or null for a visitor. */
export type Players = readonly (Level | null)[];

export const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);
