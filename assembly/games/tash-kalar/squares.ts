// Sets of squares: v128, square n being bit n (squares 64 .. 68 in the high half).

import { SQUARES } from './layout';

const BITS = memory.data(SQUARES << 4, 16);
for (let square = 0; square < SQUARES; ++square) store<u64>(BITS + (square << 4) + ((square >> 6) << 3), <u64>1 << (square & 63));

/** The set of one square, 0 .. 68. */
@inline
export function only(square: i32): v128 {
  return v128.load(BITS + (square << 4));
}

@inline
export function none(): v128 {
  return i64x2.splat(0);
}

@inline
export function any(set: v128): bool {
  return v128.any_true(set);
}

@inline
export function has(set: v128, square: i32): bool {
  return v128.any_true(v128.and(set, only(square)));
}

/** Whether every square of `part` is in `set`. */
@inline
export function contains(set: v128, part: v128): bool {
  return !v128.any_true(v128.andnot(part, set));
}

@inline
export function same(a: v128, b: v128): bool {
  return !v128.any_true(v128.xor(a, b));
}

@inline
export function size(set: v128): i32 {
  return <i32>(popcnt<u64>(i64x2.extract_lane(set, 0)) + popcnt<u64>(i64x2.extract_lane(set, 1)));
}

/** The lowest square of a set that is not empty. */
@inline
export function first(set: v128): i32 {
  const low = <u64>i64x2.extract_lane(set, 0);
  return <i32>(low ? ctz<u64>(low) : 64 + ctz<u64>(i64x2.extract_lane(set, 1)));
}

/** The set without its lowest square. */
@inline
export function rest(set: v128): v128 {
  return v128.andnot(set, only(first(set)));
}

/** All 69 squares (TS-BOARD-1). */
@inline
export function everywhere(): v128 {
  return i64x2(-1, 31);
}
