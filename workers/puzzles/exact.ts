import type { Exact } from '../analysis/contract';

/** Exact values as they stand in puzzle files: `"3/4"`, in lowest terms, the denominator positive. */
export const exactText = ({ num, den, residues }: Exact): string =>
  residues ? `${num}~${residues.join('~')}` : `${num}/${den}`;

/** The primes of assembly/kernel/exact.ts. */
const PRIMES = [2147483629n, 2147483587n] as const;

/** Different values that are as near as this are not told apart. */
const NEAR = 1e-12;

/** Digits of the greatest fraction that is read: far more than any proof has. */
const FRACTION = /^(-?\d{1,120})\/([1-9]\d{0,119})$/;

/** Two exact values are different, and too near to each other to tell which is greater. */
export class TooNear extends RangeError {
  override name = 'TooNear';
}

/** Null for a text that is no fraction in lowest terms. */
export function readExact(text: unknown): Exact | null {
  const match = typeof text === 'string' ? FRACTION.exec(text) : null;
  if (!match) return null;
  const [num, den] = [BigInt(match[1]!), BigInt(match[2]!)];
  if (gcd(num < 0n ? -num : num, den) !== 1n) return null;
  const small = { num: Number(num), den: Number(den) };
  if (Number.isSafeInteger(small.num) && Number.isSafeInteger(small.den)) return small;
  return { num: small.num / small.den, den: 1, residues: [residue(num, den, PRIMES[0]), residue(num, den, PRIMES[1])] };
}

/** Negative, zero or positive, as `a` is below, equal to or above `b`. Throws TooNear. */
export function compareExact(a: Exact, b: Exact): number {
  if (!a.residues && !b.residues) {
    const difference = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  const [ours, theirs] = [residuesOf(a), residuesOf(b)];
  if (ours[0] === theirs[0] && ours[1] === theirs[1]) return 0;
  const difference = exactNumber(a) - exactNumber(b);
  if (Math.abs(difference) < NEAR) throw new TooNear(`${exactText(a)} and ${exactText(b)}`);
  return Math.sign(difference);
}

export const exactNumber = ({ num, den }: Exact): number => num / den;

/**
 * Whether what an engine has found is the value of a fraction: residues match and the numbers are next to each other.
 *
 * @param text of any fraction in lowest terms
 */
export function isValue(found: Exact, text: string): boolean {
  const value = readExact(text);
  if (!value) return false;
  if (!found.residues && !value.residues) return found.num === value.num && found.den === value.den;
  const [ours, theirs] = [residuesOf(found), residuesOf(value)];
  const near = Math.abs(exactNumber(found) - exactNumber(value)) < NEAR;
  return near && ours[0] === theirs[0] && ours[1] === theirs[1];
}

/** The best of some values for the seat they are told for, or for its opponents; throws a RangeError if there are none. */
export function bestFor(own: boolean, values: readonly Exact[]): Exact {
  const [first, ...others] = values;
  if (!first) throw new RangeError('the best of no values');
  const sign = own ? 1 : -1;
  return others.reduce((best, value) => (sign * compareExact(value, best) > 0 ? value : best), first);
}

const residuesOf = ({ num, den, residues }: Exact): readonly [number, number] =>
  residues ?? [residue(BigInt(num), BigInt(den), PRIMES[0]), residue(BigInt(num), BigInt(den), PRIMES[1])];

/** num / den modulo a prime. */
function residue(num: bigint, den: bigint, prime: bigint): number {
  const of = (value: bigint): bigint => ((value % prime) + prime) % prime;
  return Number((of(num) * power(of(den), prime - 2n, prime)) % prime);
}

function power(base: bigint, exponent: bigint, prime: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power((base * base) % prime, exponent >> 1n, prime);
  return exponent & 1n ? (half * base) % prime : half;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
