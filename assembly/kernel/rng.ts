// The only source of randomness: xoroshiro128+ seeded through splitmix64 (Blackman, Vigna 2018). The same seed
// gives the same numbers on every machine.

let a: u64 = 1;
let b: u64 = 2;

let heldA: u64 = 0;
let heldB: u64 = 0;

function splitmix(x: u64): u64 {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

export function seed(low: u32, high: u32): void {
  const start = (<u64>high << 32) | <u64>low;
  a = splitmix(start + 0x9e3779b97f4a7c15);
  b = splitmix(start + 0x3c6ef372fe94f82a);
}

/** What is drawn from here on to `release` changes nothing about the numbers that come afterwards. */
export function hold(): void {
  heldA = a;
  heldB = b;
}

export function release(): void {
  a = heldA;
  b = heldB;
}

export function next(): u64 {
  const result = a + b;
  b ^= a;
  a = rotl<u64>(a, 24) ^ b ^ (b << 16);
  b = rotl<u64>(b, 37);
  return result;
}

/** A number in 0 .. n - 1; n >= 1. The bias of the multiplication is below n / 2^32. */
export function below(n: u32): u32 {
  return <u32>(((next() >> 32) * <u64>n) >> 32);
}

/** A number in [0, 1). */
export function unit(): f64 {
  return <f64>(next() >> 11) * (1.0 / 9007199254740992.0);
}
