import { describe, expect, it } from 'vitest';
import { bestFor, compareExact, exactNumber, isValue, readExact, TooNear } from '../../../workers/puzzles/exact';

/** A fraction over six to the power of 48, as a long battle has it. */
const DEN = 6n ** 48n;
const large = (num: bigint) => readExact(`${num}/${DEN}`)!;
const HALF = DEN / 2n;

describe('a value of more than 2^53', () => {
  it('is read with its number and what it is modulo the primes', () => {
    const { num, den, residues } = large(HALF + 1n);
    expect(num).toBeCloseTo(0.5, 12);
    expect(den).toBe(1);
    expect(residues).toHaveLength(2);
  });

  it('is the fraction it was read from, and no other', () => {
    const found = large(DEN / 3n + 1n);
    expect(isValue(found, `${DEN / 3n + 1n}/${DEN}`)).toBe(true);
    expect(isValue(found, `${DEN / 3n + 5n}/${DEN}`)).toBe(false);
    expect(isValue(found, '1/3')).toBe(false);
  });

  it('is greater or smaller by its number, unless that is too near', () => {
    expect(compareExact(large(HALF + 1n), { num: 1, den: 4 })).toBeGreaterThan(0);
    expect(bestFor(false, [large(HALF + 1n), { num: 1, den: 4 }])).toEqual({ num: 1, den: 4 });
    expect(compareExact(large(HALF + 1n), large(HALF + 1n))).toBe(0);
    expect(() => compareExact(large(HALF + 1n), { num: 1, den: 2 })).toThrow(TooNear);
  });

  it('is read in lowest terms only', () => {
    expect(readExact(`${HALF}/${DEN}`)).toBeNull();
    expect(exactNumber(readExact('3/4')!)).toBe(0.75);
    expect(isValue({ num: 3, den: 4 }, '3/4')).toBe(true);
  });
});
