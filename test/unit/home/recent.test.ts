import { describe, expect, test } from 'vitest';
import { recentOf } from '../../../site/lib/home/recent';
import { emptySnapshot, type PuzzleRecord, type Snapshot, type StepRecord } from '../../../site/lib/progress/schema';

const step = (game: string, id: string, last: number): StepRecord => ({
  ...{ key: `${game}/${id}`, game, id, first: last, last, best: 'solved' },
});
const puzzle = (game: string, id: string, last: number, latest: PuzzleRecord['latest']): PuzzleRecord => ({
  ...{ key: `${game}/${id}`, game, id, first: last, last, best: latest, latest, attempts: 1 },
});

const snapshot = (steps: StepRecord[], puzzles: PuzzleRecord[]): Snapshot => ({
  ...emptySnapshot(),
  steps: new Map(steps.map((one) => [one.key, one])),
  puzzles: new Map(puzzles.map((one) => [one.key, one])),
});

describe('where a visitor was last', () => {
  test('nowhere', () => {
    expect(recentOf(emptySnapshot())).toEqual([]);
  });

  test('what was done last comes first', () => {
    const steps = [step('toy-battle', 'TB-L01-1', 10), step('tash-kalar', 'TS-L01-1', 5)];
    const puzzles = [puzzle('token-battle', 'tk-win-1', 20, 'failed'), puzzle('toy-battle', 'tb-win-1', 3, 'solved')];
    expect(recentOf(snapshot(steps, puzzles))).toEqual([
      { kind: 'puzzles', game: 'token-battle', id: 'tk-win-1' },
      { kind: 'lessons', game: 'toy-battle' },
    ]);
    expect(recentOf(snapshot(steps, puzzles), 'toy-battle')).toEqual([
      { kind: 'lessons', game: 'toy-battle' },
      { kind: 'puzzles', game: 'toy-battle', id: null },
    ]);
  });

  test('games that are not on the site are left out', () => {
    expect(recentOf(snapshot([step('old-game', 'OG-L01-1', 10)], []))).toEqual([]);
  });
});
