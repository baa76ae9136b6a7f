/** A number in 0 .. n - 1; n is a positive integer below 2^32. */
export type Random = (n: number) => number;

/**
 * Seeded random numbers for what happens outside an engine (dealing a start, picking examples). The generator is
 * sfc32 (C. Doty-Humphrey, PractRand): small, fast, and the same on every machine for the same 32-bit seed.
 */
export function seededRandom(seed: number): Random {
  let a = 0;
  let b = 0;
  let c = seed >>> 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The seed needs some rounds to reach every bit.
  for (let round = 0; round < 12; round++) next();
  return (n) => {
    // Values of the last, incomplete block are thrown away, so that every number is exactly equally likely.
    const whole = 2 ** 32 - (2 ** 32 % n);
    let value = next();
    while (value >= whole) value = next();
    return value % n;
  };
}

/** The same items in another order, each equally likely. */
export const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, key: random(2 ** 31) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
