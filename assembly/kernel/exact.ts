// Exact values of proofs, in two words: a fraction in lowest terms while it fits into 63 bits; beyond that the nearest f64 and
// what the value is modulo two primes (section 8 of Conquest's rules). Different residues are different values, and then
// the f64 says which is greater; equal residues are taken for equal values.

import { gcd, productFits } from './fraction';

/** Primes below 2^31, so that products stay inside 64 bits. */
const PRIMES: StaticArray<u64> = [2147483629, 2147483587];
const RESIDUE_BITS: u64 = 31;
const RESIDUE: u64 = (1 << RESIDUE_BITS) - 1;
/** Marks the second word of a value that is no fraction. */
const LARGE: u64 = 1 << 63;

/** Values this near to each other are not told apart by their f64: many times what rounding in a proof can add up to. */
const NEAR: f64 = 1e-12;
/** What `compare` returns of different values that are too near to each other. */
export const UNSURE = 2;

export class Exact {
  /** Numerator; of a value that is no fraction the bits of its f64. */
  num: i64 = 0;
  /** Denominator; below zero it holds the residues. */
  den: i64 = 1;

  set(num: i64, den: i64): void {
    const g = gcd(num < 0 ? -num : num, den);
    this.take(num / g, den / g);
  }

  /** The two words of another value. */
  take(num: i64, den: i64): void {
    this.num = num;
    this.den = den;
  }

  get near(): f64 {
    return this.den > 0 ? <f64>this.num / <f64>this.den : reinterpret<f64>(this.num);
  }

  /** The value modulo the first prime (0) or the second (1). */
  residue(which: i32): u64 {
    const p = PRIMES[which];
    if (this.den > 0) return (modulo(this.num, p) * inverse(modulo(this.den, p), p)) % p;
    return (<u64>this.den >> (which ? 0 : RESIDUE_BITS)) & RESIDUE;
  }

  /** Adds `weight` times the value of these two words. */
  add(weight: i64, num: i64, den: i64): void {
    if (this.den > 0 && den > 0) {
      // Over the least common denominator products stay as small as they can.
      const common = gcd(den, this.den);
      const more = den / common;
      const ours = this.den / common;
      if (productFits(this.num, more) && productFits(num, weight) && productFits(num * weight, ours) && productFits(this.den, more)) {
        const a = this.num * more;
        const b = num * weight * ours;
        if (abs(a) <= i64.MAX_VALUE - abs(b)) return this.set(a + b, this.den * more);
      }
    }
    other.take(num, den);
    this.large(this.near + <f64>weight * other.near, this.plus(0, weight), this.plus(1, weight));
  }

  /** Divides by a whole number above zero. */
  divide(by: i64): void {
    if (this.den > 0) {
      const g = gcd(abs(this.num), by);
      if (productFits(this.den, by / g)) return this.take(this.num / g, this.den * (by / g));
    }
    this.large(this.near / <f64>by, this.over(0, by), this.over(1, by));
  }

  /** Negative, zero or positive, as this is below, equal to or above the value of these two words; or UNSURE. */
  compare(num: i64, den: i64): i32 {
    if (this.den > 0 && den > 0) {
      const common = gcd(den, this.den);
      const ours = this.den / common;
      const theirs = den / common;
      if (productFits(this.num, theirs) && productFits(num, ours)) {
        const a = this.num * theirs;
        const b = num * ours;
        return i32(a > b) - i32(a < b);
      }
    }
    other.take(num, den);
    if (this.residue(0) == other.residue(0) && this.residue(1) == other.residue(1)) return 0;
    const difference = this.near - other.near;
    return abs(difference) < NEAR ? UNSURE : difference < 0 ? -1 : 1;
  }

  private large(near: f64, first: u64, second: u64): void {
    this.take(reinterpret<i64>(near), <i64>(LARGE | (first << RESIDUE_BITS) | second));
  }

  private plus(which: i32, weight: i64): u64 {
    const p = PRIMES[which];
    return (this.residue(which) + modulo(weight, p) * other.residue(which)) % p;
  }

  private over(which: i32, by: i64): u64 {
    const p = PRIMES[which];
    return (this.residue(which) * inverse(modulo(by, p), p)) % p;
  }
}

/** Numerator and denominator, or 0 where the value is no fraction; the nearest f64; both residues: five f64 from `out` on. */
export function writeExact(num: i64, den: i64, out: usize): void {
  other.take(num, den);
  store<f64>(out, den > 0 ? <f64>num : 0);
  store<f64>(out, den > 0 ? <f64>den : 0, 8);
  store<f64>(out, other.near, 16);
  store<f64>(out, <f64>other.residue(0), 24);
  store<f64>(out, <f64>other.residue(1), 32);
}

/** The second value of what is being reckoned. */
const other = new Exact();

function modulo(value: i64, p: u64): u64 {
  const rest = value % <i64>p;
  return <u64>(rest < 0 ? rest + <i64>p : rest);
}

/** By Fermat: value to the power of p - 2. Denominators are products of small numbers, never multiples of p. */
function inverse(value: u64, p: u64): u64 {
  let result: u64 = 1;
  for (let power = p - 2; power; power >>= 1) {
    if (power & 1) result = (result * value) % p;
    value = (value * value) % p;
  }
  return result;
}
