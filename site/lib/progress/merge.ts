import {
  PUZZLE_RESULTS,
  STEP_RESULTS,
  type PuzzleRecord,
  type Records,
  type SettingRecord,
  type StepRecord,
  type StoreName,
  type WorkRecord,
} from './schema';

/**
 * Merging two records of the same key keeps the better of both and is idempotent, commutative and associative,
 * so importing a file twice, or two devices' files in any order, gives the same progress.
 */

function better<T extends string>(order: readonly T[], a: T, b: T): T {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** The later of two, and between equal times one that does not depend on the order of the arguments. */
function later<T>(a: T, b: T, time: (x: T) => number): T {
  if (time(a) !== time(b)) return time(a) > time(b) ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

export function mergeStep(a: StepRecord, b: StepRecord): StepRecord {
  return {
    ...later(a, b, (r) => r.last),
    best: better(STEP_RESULTS, a.best, b.best),
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
  };
}

export function mergePuzzle(a: PuzzleRecord, b: PuzzleRecord): PuzzleRecord {
  const last = later(a, b, (r) => r.last);
  return {
    ...last,
    latest: a.last === b.last ? better(PUZZLE_RESULTS, a.latest, b.latest) : last.latest,
    best: better(PUZZLE_RESULTS, a.best, b.best),
    // A sum would grow with every import of the same file.
    attempts: Math.max(a.attempts, b.attempts),
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
  };
}

export function mergeSetting(a: SettingRecord, b: SettingRecord): SettingRecord {
  return later(a, b, (r) => r.changed);
}

export function mergeWork(a: WorkRecord, b: WorkRecord): WorkRecord {
  return { ...later(a, b, (r) => r.changed), created: Math.min(a.created, b.created) };
}

/** 32-bit FNV-1a of a text in base 36: names the second version of a piece of work the same way every time. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Two different works under one key are both kept: the incoming one moves to a key made from its content. */
export function placeWork(incoming: WorkRecord, existing: ReadonlyMap<string, WorkRecord>): WorkRecord {
  const holder = existing.get(incoming.key);
  if (!holder || holder.text === incoming.text) return incoming;
  return { ...incoming, key: `${incoming.key}~${fingerprint(incoming.text)}` };
}

type Mergers = { [S in StoreName]: (a: Records[S], b: Records[S]) => Records[S] };

export const MERGE: Mergers = {
  steps: mergeStep,
  puzzles: mergePuzzle,
  analyses: mergeWork,
  settings: mergeSetting,
  sets: mergeWork,
};
