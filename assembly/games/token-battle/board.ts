// The board as sets of fields: bit n of a u64 is field n. The sets are read off the token bytes sixteen at a time, so
// none of them has to be kept up to date.

import { BOARD, TOKEN_TYPE, TOKEN_TYPE_MASK } from './layout';
import { BEHIND, BESIDE, COLUMN_OF, NEIGHBOURS, ROW_OF } from './tables';

export const ALL_FIELDS: u64 = 0xfffffffff;

/** One bit a lane of three times sixteen, its highest. */
function fields(a: v128, b: v128, c: v128): u64 {
  return <u64>i8x16.bitmask(a) | (<u64>i8x16.bitmask(b) << 16) | (<u64>i8x16.bitmask(c) << 32);
}

/** The tokens of the last four fields, and twelve noughts. */
export function lastFour(s: usize): v128 {
  return v128.load32_zero(s, BOARD + 32);
}

export function occupied(s: usize): u64 {
  const none = i8x16.splat(0);
  return ALL_FIELDS & ~fields(
    i8x16.eq(v128.load(s, BOARD), none),
    i8x16.eq(v128.load(s, BOARD + 16), none),
    i8x16.eq(lastFour(s), none),
  );
}

/** Nearly every board that is not full has room in its first rows. */
export function isFull(s: usize): bool {
  return i8x16.all_true(v128.load(s, BOARD)) && occupied(s) == ALL_FIELDS;
}

/** Fields with a token of seat 1; the owner is the top bit of a token byte. */
export function ownedByB(s: usize): u64 {
  return fields(v128.load(s, BOARD), v128.load(s, BOARD + 16), lastFour(s));
}

export function ownedBy(s: usize, seat: i32): u64 {
  return seat ? ownedByB(s) : occupied(s) & ~ownedByB(s);
}

/** Fields with a token of a type other than plain. */
export function ofType(s: usize, type: i32): u64 {
  const mask = i8x16.splat(<i8>TOKEN_TYPE_MASK);
  const wanted = i8x16.splat(<i8>(type * TOKEN_TYPE));
  return fields(
    i8x16.eq(v128.and(v128.load(s, BOARD), mask), wanted),
    i8x16.eq(v128.and(v128.load(s, BOARD + 16), mask), wanted),
    i8x16.eq(v128.and(lastFour(s), mask), wanted),
  );
}

export function token(s: usize, field: i32): i32 {
  return load<u8>(s + field, BOARD);
}

export function setToken(s: usize, field: i32, byte: i32): void {
  store<u8>(s + field, byte, BOARD);
}

export function contains(set: u64, field: i32): bool {
  return ((set >> field) & 1) != 0;
}

/** The next field in a direction, or NOWHERE. */
export function beside(field: i32, direction: i32): i32 {
  return load<u8>(BESIDE + (field << 3) + direction);
}

/** The field behind that one, or NOWHERE. */
export function behind(field: i32, direction: i32): i32 {
  return load<u8>(BEHIND + (field << 3) + direction);
}

export function neighbours(field: i32): u64 {
  return load<u64>(NEIGHBOURS + (field << 3));
}

export function rowOf(field: i32): u64 {
  return load<u64>(ROW_OF + (field << 3));
}

export function columnOf(field: i32): u64 {
  return load<u64>(COLUMN_OF + (field << 3));
}
