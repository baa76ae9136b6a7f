/**
 * What a visitor's progress consists of. These records are what IndexedDB holds and what an export file lists;
 * a change of their shape raises SCHEMA_VERSION and gets a migration in idb.ts and transfer.ts.
 */
export const SCHEMA_VERSION = 1;

export const STORES = ['steps', 'puzzles', 'analyses', 'settings'] as const;
export type StoreName = (typeof STORES)[number];

/** From worst to best: a later result replaces an earlier one only upwards. */
export const STEP_RESULTS = ['assisted', 'solved'] as const;
export type StepResult = (typeof STEP_RESULTS)[number];
export const PUZZLE_RESULTS = ['failed', 'assisted', 'solved'] as const;
export type PuzzleResult = (typeof PUZZLE_RESULTS)[number];

/** Milliseconds since 1970, as of Date.now(). */
export type Time = number;

interface Attempted {
  /** `<game>/<id>`. */
  key: string;
  game: string;
  id: string;
  first: Time;
  last: Time;
}

export interface StepRecord extends Attempted {
  best: StepResult;
}

export interface PuzzleRecord extends Attempted {
  best: PuzzleResult;
  /** Result of the last attempt; the replay of failed puzzles goes by it. */
  latest: PuzzleResult;
  attempts: number;
}

export interface AnalysisRecord {
  key: string;
  game: string;
  title: string;
  /** The analysis in the game's record form. */
  text: string;
  created: Time;
  changed: Time;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface SettingRecord {
  key: string;
  value: Json;
  changed: Time;
}

export interface Records {
  steps: StepRecord;
  puzzles: PuzzleRecord;
  analyses: AnalysisRecord;
  settings: SettingRecord;
}

export type Snapshot = { readonly [S in StoreName]: ReadonlyMap<string, Records[S]> };

export function emptySnapshot(): Snapshot {
  return { steps: new Map(), puzzles: new Map(), analyses: new Map(), settings: new Map() };
}

export function recordKey(game: string, id: string): string {
  return `${game}/${id}`;
}
