// Arithmetic of fractions in 63 bits.

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
