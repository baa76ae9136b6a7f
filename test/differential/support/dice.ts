/** A whole number from 0 to n - 1. */
export type Dice = (n: number) => number;

/** A small seeded generator (mulberry32), so that a game is named by one number. */
export function dice(seed: number): Dice {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** So many of a list by the dice, each at most once; all of a shorter one, in some order. */
export function some<T>(all: readonly T[], count: number, dice: Dice): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(dice(left.length), 1)[0]!);
}
