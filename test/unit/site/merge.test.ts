import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MERGE, placeWork } from '../../../site/lib/progress/merge';
import {
  PUZZLE_RESULTS,
  STEP_RESULTS,
  type AnalysisRecord,
  type PuzzleRecord,
  type StepRecord,
} from '../../../site/lib/progress/schema';

const times = fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) }));
const name = { key: 'toy-battle/x', game: 'toy-battle', id: 'x' };

const step: fc.Arbitrary<StepRecord> = fc
  .tuple(fc.constantFrom(...STEP_RESULTS), times)
  .map(([best, when]) => ({ ...name, best, ...when }));

const puzzle: fc.Arbitrary<PuzzleRecord> = fc
  .tuple(fc.constantFrom(...PUZZLE_RESULTS), fc.constantFrom(...PUZZLE_RESULTS), fc.nat(9), times)
  .map(([best, latest, attempts, when]) => ({ ...name, best, latest, attempts, ...when }));

const setting = fc.tuple(fc.nat(3), fc.nat(9)).map(([value, changed]) => ({ key: 'x', value, changed }));

describe.each([
  ['steps', step, MERGE.steps],
  ['puzzles', puzzle, MERGE.puzzles],
  ['settings', setting, MERGE.settings],
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

describe('analyses under one key', () => {
  const mine: AnalysisRecord = { key: 'a', game: 'toy-battle', title: 'mine', text: '1', created: 1, changed: 1 };
  const other: AnalysisRecord = { ...mine, title: 'other', text: '2' };
  const held = new Map([['a', mine]]);

  test('the same text takes the same place', () => {
    expect(placeWork({ ...mine, title: 'renamed' }, held).key).toBe('a');
  });

  test('another text gets a place of its own, the same one every time', () => {
    const placed = placeWork(other, held);
    expect(placed.key).not.toBe('a');
    expect(placeWork(other, held)).toEqual(placed);
    expect(placed.text).toBe('2');
  });
});
