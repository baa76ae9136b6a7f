import { expect, test } from 'vitest';
import { worthText } from '../../../site/lib/play/review/worth';
import type { MoveValue } from '../../../workers/analysis/contract';

const move = (chance: number, margin?: number) =>
  ({
    chance,
    certainty: 'estimated',
    ...(margin === undefined ? {} : { score: { margin, depth: 4, exact: false, atMost: false } }),
  }) as MoveValue;

test('two moves are told in one unit', () => {
  expect(worthText(move(0.75, 60), move(0.4, -60))).toMatch(/^\+60 points/);
  expect(worthText(move(0.75, 60), move(0))).toBe('win chance about 75%');
  expect(worthText(move(0.75), move(0.4))).toBe('win chance about 75%');
});
