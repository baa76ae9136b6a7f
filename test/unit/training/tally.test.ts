import { expect, test } from 'vitest';
import { dayOf, mondayOf, dateOf, streakOf, weekOf } from '../../../site/lib/training/days';
import { byTheme, byWeek, tallyOf } from '../../../site/lib/training/tally';
import { noon, tried } from './support';

test('days in a row go up to today, or to yesterday while today is open', () => {
  expect(streakOf([], 10)).toEqual({ current: 0, longest: 0, today: false });
  expect(streakOf([8, 9, 9, 10], 10)).toEqual({ current: 3, longest: 3, today: true });
  expect(streakOf([8, 9], 10)).toEqual({ current: 2, longest: 2, today: false });
  expect(streakOf([1, 2, 3, 4, 8], 10)).toEqual({ current: 0, longest: 4, today: false });
  // A clock that was ahead once breaks nothing.
  expect(streakOf([9, 10, 99], 10)).toEqual({ current: 2, longest: 2, today: true });
});

test('weeks begin on Monday', () => {
  for (let day = 20_000; day < 20_030; day++) {
    expect(dateOf(mondayOf(weekOf(day))).getUTCDay()).toBe(1);
    expect(day - mondayOf(weekOf(day))).toBeLessThan(7);
  }
});

test('results are counted week by week, empty ones included, older ones left out', () => {
  const today = dayOf(noon(30));
  const tries = [tried('a', 'solved', noon(30)), tried('b', 'failed', noon(30)), tried('c', 'assisted', noon(16))];
  const weeks = byWeek([...tries, tried('old', 'solved', noon(-300))], today, 4);
  expect(weeks.map(({ solved, assisted, failed }) => [solved, assisted, failed])).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [0, 0, 0],
    [1, 0, 1],
  ]);
  expect(tallyOf(tries)).toEqual({ solved: 1, assisted: 1, failed: 1 });
});

test('themes are told from the weakest to the strongest', () => {
  const themes: Record<string, string[]> = { a: ['gate', 'cut'], b: ['cut'], c: ['gate'] };
  const tries = [tried('a', 'solved', 1), tried('b', 'failed', 2), tried('c', 'solved', 3), tried('gone', 'failed', 4)];
  expect(byTheme(tries, (id) => themes[id] ?? []).map(({ theme, solved, failed }) => [theme, solved, failed])).toEqual([
    ['cut', 1, 1],
    ['gate', 2, 0],
  ]);
});
