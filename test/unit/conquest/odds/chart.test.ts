import { expect, test } from 'vitest';
import { barsOf, stepOf } from '../../../../site/lib/games/conquest/odds/chart';

const row = (won: boolean, left: number, chance: number) => ({ won, left, chance });

test('bars go from the most defenders to the fewest, then from the fewest attackers to the most', () => {
  const bars = barsOf([row(false, 1, 0.2), row(false, 3, 0.1), row(true, 2, 0.3), row(true, 1, 0.4)]);
  expect(bars.map(({ key }) => key)).toEqual(['d3', 'd2', 'd1', 'a1', 'a2']);
});

test('a number that cannot come up is a bar of nought', () => {
  const bars = barsOf([row(true, 1, 0.5), row(true, 3, 0.5)]);
  expect(bars.map(({ chance }) => chance)).toEqual([0.5, 0, 0.5]);
});

test('what is too rare to be seen is left out at the ends', () => {
  expect(barsOf([row(true, 1, 0.9999), row(true, 9, 0.0001)]).map(({ left }) => left)).toEqual([1]);
  expect(barsOf([])).toEqual([]);
});

test('numbers keep apart however many bars there are', () => {
  expect(stepOf(9, 320, 20)).toBe(1);
  expect(stepOf(44, 320, 20)).toBe(3);
  expect(stepOf(3, 0, 20)).toBeGreaterThan(1);
});
