import { expect, test } from 'vitest';
import { chanceText, complement, minus, percentText } from '../../../site/lib/puzzles/numbers';

test.each([
  [{ num: 0, den: 1 }, '0%'],
  [{ num: 1, den: 1 }, '100%'],
  [{ num: 2, den: 5 }, '2/5 (40%)'],
  [{ num: 8, den: 39 }, '8/39 (20.5%)'],
  [{ num: 1, den: 9999 }, '1/9999 (< 0.1%)'],
  [{ num: 9998, den: 9999 }, '9998/9999 (> 99.9%)'],
])('%o is written %s', (chance, text) => {
  expect(chanceText(chance, 'en')).toBe(text);
});

test('percent follow the language', () => {
  expect(percentText({ num: 1, den: 8 }, 'pl')).toMatch(/^12,5\s?%$/);
});

test('opposites stay exact', () => {
  expect(complement({ num: 8, den: 39 })).toEqual({ num: 31, den: 39 });
  expect(minus({ num: -2, den: 1 })).toEqual({ num: 2, den: 1 });
  expect(Object.is(minus({ num: 0, den: 1 }).num, -0)).toBe(false);
});
