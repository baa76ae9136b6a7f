import { describe, expect, test } from 'vitest';
import { Batches, batchError } from '../../../workers/analysis/batches';
import type { SearchRow } from '../../../workers/engine/engine';

const row = (visits: number, mean: number): SearchRow => ({
  action: 7,
  visits,
  mean,
  error: 0.01,
  proof: 'none',
  live: 0b11,
  sums: [mean * visits, (1 - mean) * visits],
  means: [mean, 1 - mean],
});

describe('batch means', () => {
  test('a search is cut into ten parts, each with what it found itself', () => {
    const batches = new Batches(100);
    expect(batches.end).toBe(10);
    batches.add([row(4, 0.5)]);
    expect(batches.end).toBe(20);
    batches.add([row(4, 0.5)]);
    batches.add([row(8, 0.75)]);
    expect(batches.on([row(8, 0.75)])[0]!.batches).toEqual([
      { visits: 4, mean: 0.5 },
      { visits: 4, mean: 1 },
    ]);
  });

  test('parts that agree have no error, too few parts none that could be told', () => {
    const same = { visits: 50, mean: 0.3 };
    expect(batchError([same, same, same, same])).toBe(0);
    expect(batchError([same, { visits: 50, mean: 0.9 }])).toBe(0);
  });

  test('parts of one size: the usual standard error of their mean', () => {
    const means = [0.4, 0.5, 0.6, 0.5];
    const mean = 0.5;
    const variance = means.reduce((sum, m) => sum + (m - mean) ** 2, 0) / (means.length - 1);
    const parts = means.map((m) => ({ visits: 30, mean: m }));
    expect(batchError(parts)).toBeCloseTo(Math.sqrt(variance / means.length), 12);
  });

  test('workers that disagree are far less sure than each of them', () => {
    const worker = (mean: number) => Array.from({ length: 10 }, () => ({ visits: 100, mean }));
    expect(batchError([...worker(0.2), ...worker(0.8)])).toBeGreaterThan(0.06);
  });
});
