import type { Exact } from '../analysis/contract';

/** Exact values as they stand in puzzle files: `"3/4"`, in lowest terms, the denominator positive. */
export const exactText = ({ num, den }: Exact): string => `${num}/${den}`;

/** Null for a text that is no such fraction. */
export function readExact(text: unknown): Exact | null {
  const match = typeof text === 'string' ? /^(-?\d{1,16})\/([1-9]\d{0,15})$/.exec(text) : null;
  if (!match) return null;
  const [num, den] = [Number(match[1]), Number(match[2])];
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den)) return null;
  return gcd(Math.abs(num), den) === 1 ? { num, den } : null;
}

/** Negative, zero or positive, as `a` is below, equal to or above `b`. Exact for all values of a puzzle. */
export function compareExact(a: Exact, b: Exact): number {
  const difference = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const exactNumber = ({ num, den }: Exact): number => num / den;

/** The best of some values for the seat they are told for, or for its opponents; throws a RangeError if there are none. */
export function bestFor(own: boolean, values: readonly Exact[]): Exact {
  const [first, ...others] = values;
  if (!first) throw new RangeError('the best of no values');
  const sign = own ? 1 : -1;
  return others.reduce((best, value) => (sign * compareExact(value, best) > 0 ? value : best), first);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
