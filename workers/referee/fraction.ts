/** An exact rational number in lowest terms; `den` is always positive. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));

/** `num / den` in lowest terms. Throws a RangeError when `den` is zero. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than zero');
  const common = divisor(n, d) * (d < 0n ? -1n : 1n);
  return { num: n / common, den: d / common };
}

export const ZERO = fraction(0);
export const HALF = fraction(1, 2);
export const ONE = fraction(1);

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den + b.num * a.den, a.den * b.den);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den - b.num * a.den, a.den * b.den);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);

/** Negative, zero or positive, as `a` is below, equal to or above `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const equal = (a: Fraction, b: Fraction): boolean => a.num === b.num && a.den === b.den;
export const toNumber = (a: Fraction): number => Number(a.num) / Number(a.den);
