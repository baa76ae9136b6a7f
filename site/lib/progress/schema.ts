/**
 * What a visitor's progress consists of. These records are what IndexedDB holds and what an export file lists;
 * a change of their shape raises SCHEMA_VERSION and gets a migration in idb.ts and transfer.ts. A member that may be
 * missing is no such change.
 */
export const SCHEMA_VERSION = 3;

/** The name of the visitor's database, and of the channel on which tabs tell each other of it. */
export const DATABASE = 'sandtable';

export const STORES = ['steps', 'puzzles', 'analyses', 'settings', 'sets', 'attempts', 'matches'] as const;
export type StoreName = (typeof STORES)[number];

/** The first version of the schema that has a store. */
export const SINCE: Readonly<Record<StoreName, number>> = {
  steps: 1,
  puzzles: 1,
  analyses: 1,
  settings: 1,
  sets: 2,
  matches: 3,
  attempts: 3,
};

/** From worst to best: a later result replaces an earlier one only upwards. */
export const STEP_RESULTS = ['assisted', 'solved'] as const;
export type StepResult = (typeof STEP_RESULTS)[number];
export const PUZZLE_RESULTS = ['failed', 'assisted', 'solved'] as const;
export type PuzzleResult = (typeof PUZZLE_RESULTS)[number];

/** Milliseconds since 1970, as of Date.now(). */
export type Time = number;

/** The last moment a Date can hold. */
export const LAST_TIME: Time = 8.64e15;

/** A record of which a later version replaces an earlier one. */
export interface Versioned {
  /**
   * Orders the versions of a record where their times do not: a hybrid logical clock, which is the time, but always
   * after the version before. Missing where it equals `changed` or `last`.
   */
  revision?: Time;
}

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

export interface PuzzleRecord extends Attempted, Versioned {
  best: PuzzleResult;
  /** Result of the last attempt; the replay of failed puzzles goes by it. */
  latest: PuzzleResult;
  attempts: number;
}

/** What a try was at. */
export const TRIED = ['puzzle', 'step', 'drill'] as const;

/** What else is known of a try at a puzzle. */
export interface About {
  /** 1 .. 10, as it was called when it was tried. */
  difficulty?: number;
  /** The run it was part of, `<kind>:<time of its start>`. */
  run?: string;
  /** Fragment of the address of a puzzle that a visitor made: it is in no list, so nothing else leads back to it. */
  link?: string;
}

/**
 * One try at a puzzle, a step or a drill (whose id says its kind): a line of the visitor's log, which is only ever added to. Rating, streaks, repetition and
 * history are computed from the log, so that files and devices can be merged in any order.
 */
export interface AttemptRecord extends About {
  /** `<game>/<id>@<time>`, the time in base 36. */
  key: string;
  game: string;
  id: string;
  of: (typeof TRIED)[number];
  result: PuzzleResult;
  at: Time;
}

/** Something the visitor made and named. */
export interface WorkRecord extends Versioned {
  key: string;
  game: string;
  title: string;
  text: string;
  created: Time;
  changed: Time;
}

/** An analysis; `text` is the game's record form. */
export type AnalysisRecord = WorkRecord;
/** A set of cards to play with; `text` is the game's form of it. */
export type SetRecord = WorkRecord;
/** A game against the engine, over or not; `text` is the game's record form, see `site/lib/play/record.ts`. */
export type MatchRecord = WorkRecord;

/** Stores of what visitors make. */
export const WORK_STORES = ['analyses', 'sets', 'matches'] as const satisfies readonly StoreName[];
export type WorkStore = (typeof WORK_STORES)[number];

/** Begins the keys of localStorage under which stands what was not yet stored when a page went; see last-words.ts. */
export const UNSAVED = 'unsaved:';
/** Those of them under which records stand, not a version of a work. */
export const UNSAVED_RECORDS = `${UNSAVED}records:`;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface SettingRecord extends Versioned {
  key: string;
  value: Json;
  changed: Time;
}

export interface Records {
  steps: StepRecord;
  puzzles: PuzzleRecord;
  analyses: AnalysisRecord;
  settings: SettingRecord;
  sets: SetRecord;
  matches: MatchRecord;
  attempts: AttemptRecord;
}

export type Snapshot = { readonly [S in StoreName]: ReadonlyMap<string, Records[S]> };

/** What is in the stores, unchecked: it may come from another version of the site or be damaged. */
export type Stored = Record<StoreName, unknown[]>;

export function emptySnapshot(): Snapshot {
  return {
    steps: new Map(),
    puzzles: new Map(),
    analyses: new Map(),
    settings: new Map(),
    sets: new Map(),
    matches: new Map(),
    attempts: new Map(),
  };
}

export function recordKey(game: string, id: string): string {
  return `${game}/${id}`;
}

export const attemptKey = (game: string, id: string, at: Time): string => `${recordKey(game, id)}@${at.toString(36)}`;

/** Also of what could not be read: nothing is stored without a key. */
export const keyOf = (value: unknown): string => (value as { key: string } | null)?.key ?? '';
