import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MERGE, revisionAfter } from '../../../site/lib/progress/merge';
import {
  LAST_TIME,
  PUZZLE_RESULTS,
  STEP_RESULTS,
  type AnalysisRecord,
  type AttemptRecord,
  type PuzzleRecord,
  type StepRecord,
} from '../../../site/lib/progress/schema';

const times = fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) }));
const name = { key: 'toy-battle/x', game: 'toy-battle', id: 'x' };

const step: fc.Arbitrary<StepRecord> = fc
  .tuple(fc.constantFrom(...STEP_RESULTS), times)
  .map(([best, when]) => ({ ...name, best, ...when }));

/** Old records have none; others may have any, since files can be written by hand. */
const revision = fc.option(fc.nat(12)).map((at) => (at === null ? {} : { revision: at }));

const puzzle: fc.Arbitrary<PuzzleRecord> = fc
  .tuple(fc.constantFrom(...PUZZLE_RESULTS), fc.constantFrom(...PUZZLE_RESULTS), fc.nat(9), times, revision)
  .map(([best, latest, attempts, when, at]) => ({ ...name, best, latest, attempts, ...when, ...at }));

const setting = fc
  .tuple(fc.nat(3), fc.nat(9), revision)
  .map(([value, changed, at]) => ({ key: 'x', value, changed, ...at }));

const work: fc.Arbitrary<AnalysisRecord> = fc
  .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2'), fc.nat(9), fc.nat(9), revision)
  .map(([title, text, created, changed, at]) => {
    return { key: 'x', game: 'toy-battle', title, text, created, changed, ...at };
  });

/** Equal keys should mean equal lines; files written by hand may say otherwise. */
const attempt: fc.Arbitrary<AttemptRecord> = fc
  .tuple(fc.constantFrom(...PUZZLE_RESULTS), fc.option(fc.integer({ min: 1, max: 10 })))
  .map(([result, difficulty]) => {
    return { ...name, key: 'toy-battle/x@5', of: 'puzzle', result, at: 5, ...(difficulty && { difficulty }) };
  });

describe.each([
  ['steps', step, MERGE.steps],
  ['puzzles', puzzle, MERGE.puzzles],
  ['settings', setting, MERGE.settings],
  ['analyses', work, MERGE.analyses],
  ['attempts', attempt, MERGE.attempts],
] as const)('merging %s', (_, record, merge) => {
  const join = merge as (a: unknown, b: unknown) => unknown;

  test('twice is once', () => {
    fc.assert(fc.property(record, record, (a, b) => void expect(join(join(a, b), b)).toEqual(join(a, b))));
  });

  test('the order does not matter', () => {
    fc.assert(fc.property(record, record, (a, b) => void expect(join(a, b)).toEqual(join(b, a))));
  });

  test('grouping does not matter', () => {
    fc.assert(
      fc.property(record, record, record, (a, b, c) => void expect(join(join(a, b), c)).toEqual(join(a, join(b, c)))),
    );
  });
});

test('a solved step stays solved, and keeps its first and last day', () => {
  const solved: StepRecord = { ...name, best: 'solved', first: 5, last: 6 };
  const assisted: StepRecord = { ...name, best: 'assisted', first: 2, last: 9 };
  expect(MERGE.steps(solved, assisted)).toEqual({ ...name, best: 'solved', first: 2, last: 9 });
});

test('a puzzle solved once and failed later is solved, and up for replay', () => {
  const solved: PuzzleRecord = { ...name, best: 'solved', latest: 'solved', attempts: 1, first: 1, last: 1 };
  const failed: PuzzleRecord = { ...name, best: 'failed', latest: 'failed', attempts: 2, first: 4, last: 4 };
  expect(MERGE.puzzles(solved, failed)).toMatchObject({ best: 'solved', latest: 'failed', attempts: 2 });
});

test('a version that follows another one wins over it, whatever its time', () => {
  const ahead = { key: 'x', value: 1, changed: 9_000_000 };
  const after = { key: 'x', value: 2, changed: 5, ...revisionAfter(ahead, 5) };
  expect(MERGE.settings(ahead, after)).toBe(after);
  expect(revisionAfter({ changed: 4 }, 5)).toEqual({});
  expect(revisionAfter({ changed: LAST_TIME }, 5)).toEqual({ revision: LAST_TIME });
});
