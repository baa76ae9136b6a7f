// Exact fractions for proofs. Numbers stay far below 2^63 in every puzzle we ship; a value that would not fit is
// reported as overflow instead of being rounded.

export class Fraction {
  num: i64 = 0;
  den: i64 = 1;

  set(num: i64, den: i64): void {
    const g = gcd(num < 0 ? -num : num, den);
    this.num = num / g;
    this.den = den / g;
  }
}

/** Greatest common divisor of two numbers that are not negative; 1 where both are zero. */
export function gcd(a: i64, b: i64): i64 {
  while (b) {
    const r = a % b;
    a = b;
    b = r;
  }
  return a ? a : 1;
}

/** True if a x b stays inside 63 bits. */
export function productFits(a: i64, b: i64): bool {
  if (a < 0) a = -a;
  if (b < 0) b = -b;
  return a == 0 || b <= i64.MAX_VALUE / a;
}
