import { expect, test } from 'vitest';
import { dueBy, repeated } from '../../../site/lib/training/repetition';
import { DAY, noon, tried } from './support';

const days = (due: number, since: number): number => Math.round((due - since) / DAY);

test('what went well at once is not repeated', () => {
  expect(repeated([tried('a', 'solved', noon(0)), tried('a', 'solved', noon(1))])).toEqual([]);
});

test('what was failed is due on a later day, and after each success later still', () => {
  const tries = [tried('a', 'failed', noon(0))];
  const waits: number[] = [];
  for (let round = 0; round < 4; round++) {
    const { due } = repeated(tries)[0]!;
    waits.push(days(due, tries.at(-1)!.at));
    tries.push(tried('a', 'solved', due));
  }
  expect(waits[0]).toBeGreaterThanOrEqual(1);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBeGreaterThan(waits[0]!);
});

test('puzzles and steps stand side by side, what is due first in front, computed from the log alone', () => {
  const tries = [
    tried('s', 'assisted', noon(0), { of: 'step' }),
    tried('a', 'failed', noon(1)),
    tried('b', 'solved', noon(1)),
    tried('b', 'assisted', noon(2)),
  ];
  const all = repeated(tries);
  expect(all.map(({ id, of, latest }) => [id, of, latest])).toContainEqual(['s', 'step', 'assisted']);
  expect(all).toHaveLength(3);
  expect(all.map(({ due }) => due)).toEqual(all.map(({ due }) => due).sort((a, b) => a - b));
  expect(repeated(tries)).toEqual(all);
  expect(dueBy(all, noon(0))).toEqual([]);
  expect(dueBy(all, noon(400))).toHaveLength(3);
});

test('a puzzle that some visitor made is in no list, and does not come back', () => {
  const failed = tried('tb-own-0000001', 'failed', noon(0));
  expect(repeated([failed])).toHaveLength(1);
  expect(repeated([{ ...failed, link: '#p=x' }])).toEqual([]);
});
