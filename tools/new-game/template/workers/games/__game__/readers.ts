import type { Fail } from '../../reading/problems';

export const COUNT = /^\d{1,2}$/;

/** A whole number of at most two digits. */
export const readCount = (text: string, fail: Fail): number =>
  COUNT.test(text) ? Number(text) : fail(0, text, 'bad-number');
