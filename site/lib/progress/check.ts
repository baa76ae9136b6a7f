import {
  LAST_TIME,
  PUZZLE_RESULTS,
  STEP_RESULTS,
  TRIED,
  WORK_STORES,
  attemptKey,
  recordKey,
  type AttemptRecord,
  type Records,
  type StoreName,
  type WorkStore,
} from './schema';

/** Why a value is not a record: the member at fault and what stands there. */
export interface Fault {
  member: string;
  found: string;
}

type Test = (value: unknown) => boolean;

const isText: Test = (v) => typeof v === 'string' && v.length > 0;
const isString: Test = (v) => typeof v === 'string';
const isTime: Test = (v) => typeof v === 'number' && v >= 0 && v <= LAST_TIME;
const isRevision: Test = (v) => v === undefined || isTime(v);
const isDifficulty: Test = (v) =>
  v === undefined || (Number.isSafeInteger(v) && (v as number) >= 1 && (v as number) <= 10);
const isCount: Test = (v) => Number.isSafeInteger(v) && (v as number) >= 0;
const isOneOf =
  (words: readonly string[]): Test =>
  (v) =>
    words.includes(v as string);

const attempted = { key: isText, game: isText, id: isText, first: isTime, last: isTime };

const work = {
  key: isText,
  game: isText,
  title: isString,
  text: isString,
  created: isTime,
  changed: isTime,
  revision: isRevision,
};

const SHAPES: Readonly<Record<StoreName, Readonly<Record<string, Test>>>> = {
  steps: { ...attempted, best: isOneOf(STEP_RESULTS) },
  puzzles: {
    ...attempted,
    best: isOneOf(PUZZLE_RESULTS),
    latest: isOneOf(PUZZLE_RESULTS),
    attempts: isCount,
    revision: isRevision,
  },
  analyses: work,
  sets: work,
  matches: work,
  attempts: {
    key: isText,
    game: isText,
    id: isText,
    of: isOneOf(TRIED),
    result: isOneOf(PUZZLE_RESULTS),
    at: isTime,
    difficulty: isDifficulty,
    run: (v) => v === undefined || isText(v),
    link: (v) => v === undefined || isText(v),
  },
  settings: { key: isText, value: (v) => v !== undefined, changed: isTime, revision: isRevision },
};

/** At most this many characters of a foreign value are quoted back. */
const QUOTE = 40;

export function quote(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > QUOTE ? `${text.slice(0, QUOTE)}…` : text;
}

/** Null when `value` is a sound record of `store`, else its first fault. Members we do not know are let pass and kept. */
export function faultOf(store: StoreName, value: unknown): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { member: '', found: quote(value) };
  const record = value as Record<string, unknown>;
  for (const [member, test] of Object.entries(SHAPES[store])) {
    if (!test(record[member])) return { member, found: quote(record[member]) };
  }
  const key = keyFor(store, record);
  return key === undefined || record.key === key ? null : { member: 'key', found: quote(record.key) };
}

/** The key a sound record must have where that follows from its other members. */
function keyFor(store: StoreName, record: Record<string, unknown>): string | undefined {
  const { game, id, at } = record as unknown as AttemptRecord;
  if (store === 'attempts') return attemptKey(game, id, at);
  return store === 'steps' || store === 'puzzles' ? recordKey(game, id) : undefined;
}

export const isWorkStore = (name: unknown): name is WorkStore => WORK_STORES.some((store) => store === name);

export function isRecord<S extends StoreName>(store: S, value: unknown): value is Records[S] {
  return faultOf(store, value) === null;
}
