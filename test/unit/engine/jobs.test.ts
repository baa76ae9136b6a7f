import { afterEach, expect, test, vi } from 'vitest';
import { Jobs } from '../../../workers/analysis/jobs';

afterEach(() => vi.restoreAllMocks());

test('a job tells of itself soon, then whenever it is twice as old, but at least once a second, and at its end', async () => {
  const SLICE = 10;
  let now = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const told: number[] = [];
  await new Jobs().run(
    () => (now += SLICE) >= 9_500,
    () => told.push(now - 5_000),
  );
  expect(told).toEqual([100, 200, 400, 800, 1600, 2600, 3600, 4500]);
});
