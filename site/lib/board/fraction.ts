/** Exact chances as people write them. */

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** `weight / total` in lowest terms, e.g. `2/5`; certain is `1`, impossible `0`. Both are non-negative integers, total above 0. */
export function fractionText(weight: number, total: number): string {
  const common = gcd(weight, total);
  return total === common ? String(weight / common) : weight === 0 ? '0' : `${weight / common}/${total / common}`;
}
