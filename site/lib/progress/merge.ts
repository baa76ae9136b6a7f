import {
  LAST_TIME,
  PUZZLE_RESULTS,
  STEP_RESULTS,
  type AttemptRecord,
  type PuzzleRecord,
  type Records,
  type SettingRecord,
  type StepRecord,
  type StoreName,
  type Time,
  type Versioned,
  type WorkRecord,
} from './schema';

/**
 * Merging two records of the same key keeps the better of both and is idempotent, commutative and associative,
 * so importing a file twice, or two devices' files in any order, gives the same progress.
 */

function better<T extends string>(order: readonly T[], a: T, b: T): T {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

type Dated = Versioned & ({ changed: Time } | { last: Time });

/** What orders the versions of a record. */
const orderOf = (record: Dated): Time => record.revision ?? ('last' in record ? record.last : record.changed);

/** The later of two, and between equal ones one that does not depend on the order of the arguments. */
function later<T extends Dated>(a: T, b: T): T {
  if (orderOf(a) !== orderOf(b)) return orderOf(a) > orderOf(b) ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/**
 * The revision of a version that follows another one: of no use unless a clock was ahead when that one was made.
 * @param time of the new version, as it stands in its record
 */
export function revisionAfter(before: Dated | undefined, time: Time): Versioned {
  const revision = before ? Math.min(LAST_TIME, Math.max(time, orderOf(before) + 1)) : time;
  return revision === time ? {} : { revision };
}

export function mergeStep(a: StepRecord, b: StepRecord): StepRecord {
  return {
    ...later(a, b),
    best: better(STEP_RESULTS, a.best, b.best),
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
  };
}

export function mergePuzzle(a: PuzzleRecord, b: PuzzleRecord): PuzzleRecord {
  const [orderA, orderB] = [orderOf(a), orderOf(b)];
  const last = later(a, b);
  const versioned = a.revision !== undefined || b.revision !== undefined;
  return {
    ...last,
    latest: orderA === orderB ? better(PUZZLE_RESULTS, a.latest, b.latest) : last.latest,
    best: better(PUZZLE_RESULTS, a.best, b.best),
    // A sum would grow with every import of the same file.
    attempts: Math.max(a.attempts, b.attempts),
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
    // The time above may be the other's, so from here on it does not tell the order any more.
    ...(versioned && { revision: Math.max(orderA, orderB) }),
  };
}

export const mergeSetting = (a: SettingRecord, b: SettingRecord): SettingRecord => later(a, b);

export function mergeWork(a: WorkRecord, b: WorkRecord): WorkRecord {
  // Set before they are compared, or equal ones would be told apart by what the result does not have any more.
  const created = Math.min(a.created, b.created);
  return later({ ...a, created }, { ...b, created });
}

/** A line of a log never changes; of two that say different things under one key, always the same one stays. */
export const mergeAttempt = (a: AttemptRecord, b: AttemptRecord): AttemptRecord =>
  JSON.stringify(a) >= JSON.stringify(b) ? a : b;

type Mergers = { [S in StoreName]: (a: Records[S], b: Records[S]) => Records[S] };

export const MERGE: Mergers = {
  steps: mergeStep,
  puzzles: mergePuzzle,
  analyses: mergeWork,
  settings: mergeSetting,
  sets: mergeWork,
  matches: mergeWork,
  attempts: mergeAttempt,
};
