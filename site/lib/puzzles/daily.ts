/** The puzzle of the day, from the date alone: no server says so, and all visitors get the same one. */

const DAY = 86_400_000;

/** Days from 1970 to the visitor's own date. */
export function dayNumber(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** About the golden section, so that neighbouring days are far apart in the list. */
const LEAP = 0.618;

/** Every one of `ids` once before any comes again. Null for an empty list. */
export function dailyOf(ids: readonly string[], day: number): string | null {
  const count = ids.length;
  if (count === 0) return null;
  let step = Math.max(1, Math.round(count * LEAP));
  while (gcd(step, count) !== 1) step += 1;
  return ids[(day * step) % count]!;
}
