import { expect, test } from 'vitest';
import { isEarlier } from '../../../site/lib/content/facts';

test('a step is earlier than a page of a later lesson, or of its own with a higher number', () => {
  const step = { lesson: 'TS-L07', step: 9 };
  expect(isEarlier(step, 'TS-L08-1')).toBe(true);
  expect(isEarlier(step, 'TS-L07-10')).toBe(true);
  expect(isEarlier(step, 'TS-L07-9')).toBe(false);
  expect(isEarlier(step, 'TS-L07-2')).toBe(false);
  expect(isEarlier(step, 'TS-L03-14')).toBe(false);
  expect(isEarlier(step)).toBe(true);
});
