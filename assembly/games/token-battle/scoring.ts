// What the tokens bring a turn (TK-SCORE-2): value, one more for each aura that reaches the token, times two if golden.

import { neighbours, occupied, ofType, ownedByB } from './board';
import {
  AURA_ALL, AURA_ENEMIES, AURA_FRIENDS, BOARD, GAINS, GOLDEN, OPT_AURA_FRIENDS_TWICE, OPT_GOLDEN_FOUR, TOKEN_TYPE, TOKEN_TYPE_MASK,
  TOKEN_VALUE_MASK,
} from './layout';
import { has } from './state';

/** Both gains in one number, A in the low half, so that they can be added and scaled together. */
export function gainOf(both: i32, seat: i32): i32 {
  return (both >> (seat << 4)) & 0xffff;
}

/** What the golden tokens count beyond once (TK-GOLD-1). */
export function goldenExtra(s: usize): i32 {
  return has(s, OPT_GOLDEN_FOUR) ? 3 : 1;
}

/** Sum of sixteen bytes. */
function total(bytes: v128): i32 {
  const quarters = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes));
  return i32x4.extract_lane(quarters, 0) + i32x4.extract_lane(quarters, 1) + i32x4.extract_lane(quarters, 2) + i32x4.extract_lane(quarters, 3);
}

/** Sums of `values` over the tokens of A and of B. */
function bySeat(values: v128, ofB: v128): i32 {
  const b = total(ofB);
  return (total(values) - b) | (b << 16);
}

/** Values alone, both seats. */
export function valueGains(s: usize): i32 {
  return sumValues(s, i8x16.splat(0), i8x16.splat(0));
}

/** The values of golden tokens alone, once. */
function goldenValues(s: usize): i32 {
  return sumValues(s, i8x16.splat(<i8>TOKEN_TYPE_MASK), i8x16.splat(<i8>(GOLDEN * TOKEN_TYPE)));
}

/** Sums of the values of all tokens whose byte, masked, is `wanted`. */
function sumValues(s: usize, mask: v128, wanted: v128): i32 {
  const value = i8x16.splat(<i8>TOKEN_VALUE_MASK);
  const first = v128.load(s, BOARD);
  const second = v128.load(s, BOARD + 16);
  const third = v128.and(v128.load(s, BOARD + 32), i32x4(-1, 0, 0, 0));
  const a = v128.and(v128.and(first, value), i8x16.eq(v128.and(first, mask), wanted));
  const b = v128.and(v128.and(second, value), i8x16.eq(v128.and(second, mask), wanted));
  const c = v128.and(v128.and(third, value), i8x16.eq(v128.and(third, mask), wanted));
  return bySeat(
    i8x16.add(i8x16.add(a, b), c),
    i8x16.add(
      i8x16.add(v128.and(a, i8x16.shr_s(first, 7)), v128.and(b, i8x16.shr_s(second, 7))),
      v128.and(c, i8x16.shr_s(third, 7)),
    ),
  );
}

/** How many auras reach the tokens of each seat within `among`, added up (TK-AURA-1 to TK-AURA-5). */
export function auraGains(s: usize, among: u64): i32 {
  const b = ownedByB(s);
  const a = occupied(s) & ~b;
  const friendly = ofType(s, AURA_FRIENDS);
  const common = ofType(s, AURA_ALL);
  let hostile = ofType(s, AURA_ENEMIES);
  let kind = friendly;
  if (has(s, OPT_AURA_FRIENDS_TWICE)) {
    kind |= hostile;
    hostile = 0;
  }
  let sum = 0;
  for (let rest = kind; rest; rest &= rest - 1) {
    const field = <i32>ctz(rest);
    const reached = neighbours(field) & among;
    sum += (b >> field) & 1 ? <i32>popcnt(reached & b) << 16 : <i32>popcnt(reached & a);
  }
  for (let rest = common; rest; rest &= rest - 1) {
    const reached = neighbours(<i32>ctz(rest)) & among;
    sum += <i32>popcnt(reached & a) | (<i32>popcnt(reached & b) << 16);
  }
  for (let rest = hostile; rest; rest &= rest - 1) {
    const field = <i32>ctz(rest);
    const reached = neighbours(field) & among;
    sum += (b >> field) & 1 ? <i32>popcnt(reached & a) : <i32>popcnt(reached & b) << 16;
  }
  return sum;
}

/** What being golden adds on top of value and auras, both seats. */
export function goldGains(s: usize): i32 {
  const golden = ofType(s, GOLDEN);
  return golden ? goldenExtra(s) * (goldenValues(s) + auraGains(s, golden)) : 0;
}

/** What the board brings both seats a turn. */
export function gains(s: usize): i32 {
  return load<i32>(s, GAINS);
}

/** Brings `gains` up to date after the board has changed, and returns it. */
export function updateGains(s: usize): i32 {
  const both = valueGains(s) + auraGains(s, occupied(s)) + goldGains(s);
  store<i32>(s, both, GAINS);
  return both;
}
