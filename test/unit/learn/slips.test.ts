import { expect, test } from 'vitest';
import { isBefore } from '../../../site/lib/content/steps';
import { slipOf } from '../../../site/lib/learn/conduct';
import type { Step } from '../../../site/lib/learn/lesson';

const step = (wrong: Step['wrong']): Step => ({
  id: 'XX-L01-1',
  position: '',
  goal: { type: 'state', all: [] },
  line: [],
  teaches: [],
  wrong,
});

test('an expected mistake is answered only when it is refused for the expected reason', () => {
  const over = step([{ after: ['place'], try: 'draw', refused: ['XX-END-1'] }]);
  expect(slipOf(over, 'draw', ['XX-END-1'])).toBe(0);
  expect(slipOf(over, 'draw', ['XX-DRAW-1'])).toBeNull();
  expect(slipOf(over, 'place', ['XX-END-1'])).toBeNull();
});

test('one that stands for its like answers whatever the same rules refuse', () => {
  const alike = step([{ try: 'a', refused: ['XX-A-1', 'XX-A-2'], when: [] }]);
  expect(slipOf(alike, 'b', ['XX-A-1', 'XX-A-2'])).toBe(0);
  expect(slipOf(alike, 'b', ['XX-A-2'])).toBeNull();
});

test('a rule is said to be taught only in steps before the one on screen', () => {
  const taught = { lesson: 'XX-L04', step: 2 };
  expect(isBefore(taught, 'XX-L04-3')).toBe(true);
  expect(isBefore(taught, 'XX-L10-1')).toBe(true);
  expect(isBefore(taught, 'XX-L04-2')).toBe(false);
  expect(isBefore(taught, 'XX-L04-1')).toBe(false);
  expect(isBefore(taught, 'XX-L03-9')).toBe(false);
});
