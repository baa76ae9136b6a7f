// What the tokens bring a turn (TK-SCORE-2): value, one more for each aura that reaches the token, times two if golden.

import { lastFour, neighbours, occupied, ofType, ownedBy, ownedByB, token } from './board';
import {
  AURA_ALL, AURA_ENEMIES, AURA_FRIENDS, BOARD, GAINS, GOLDEN, OPT_AURA_FRIENDS_TWICE, OPT_GOLDEN_FOUR, TOKEN_TYPE, TOKEN_TYPE_MASK,
  TOKEN_VALUE_MASK,
} from './layout';
import { has } from './state';
import { ownerOf, typeOf } from './tokens';

/** Both gains in one number, A in the low half, so that they can be added and scaled together. */
export function gainOf(both: i32, seat: i32): i32 {
  return (both >> (seat << 4)) & 0xffff;
}

/** What the golden tokens count beyond once (TK-GOLD-1). */
export function goldenExtra(s: usize): i32 {
  return has(s, OPT_GOLDEN_FOUR) ? 3 : 1;
}

/** The values of sixteen tokens, those of golden ones `extra` times more: at most 40 each, so that pairs of bytes scale as one. */
function worth(tokens: v128, extra: i32): v128 {
  const values = v128.and(tokens, i8x16.splat(<i8>TOKEN_VALUE_MASK));
  const golden = i8x16.eq(v128.and(tokens, i8x16.splat(<i8>TOKEN_TYPE_MASK)), i8x16.splat(<i8>(GOLDEN * TOKEN_TYPE)));
  return i8x16.add(values, i16x8.mul(v128.and(values, golden), i16x8.splat(<i16>extra)));
}

/** Those of sixteen values whose token is B's. */
function ofB(values: v128, tokens: v128): v128 {
  return v128.and(values, i8x16.lt_s(tokens, i8x16.splat(0)));
}

/** The sum of sixteen bytes in four parts. */
function quarters(bytes: v128): v128 {
  return i32x4.dot_i16x8_s(i16x8.extadd_pairwise_i8x16_u(bytes), i16x8.splat(1));
}

/** Sums of the values of both seats' tokens, those of golden ones `extra` times more. */
function sumValues(s: usize, extra: i32): i32 {
  const first = v128.load(s, BOARD);
  const second = v128.load(s, BOARD + 16);
  const third = lastFour(s);
  const a = worth(first, extra);
  const b = worth(second, extra);
  const c = worth(third, extra);
  const all = quarters(i8x16.add(i8x16.add(a, b), c));
  const bs = quarters(i8x16.add(i8x16.add(ofB(a, first), ofB(b, second)), ofB(c, third)));
  const both = i32x4.add(i32x4.sub(all, bs), i32x4.shl(bs, 16));
  const halves = i32x4.add(both, v128.shuffle<i32>(both, both, 2, 3, 0, 1));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** Values alone, both seats. */
export function valueGains(s: usize): i32 {
  return sumValues(s, 0);
}

/** How often auras from `sources` reach a token in `targets`, those in `golden` `extra` times more. */
function reach(sources: u64, targets: u64, golden: u64, extra: i32): i32 {
  let sum = 0;
  for (let rest = sources; rest; rest &= rest - 1) {
    const reached = neighbours(<i32>ctz(rest)) & targets;
    sum += <i32>popcnt(reached) + extra * <i32>popcnt(reached & golden);
  }
  return sum;
}

/** What auras bring the tokens of each seat within `among`, those within `golden` `extra` times more (TK-AURA-1 to TK-AURA-5). */
function sumAuras(s: usize, among: u64, golden: u64, extra: i32): i32 {
  const b = ownedByB(s);
  const common = ofType(s, AURA_ALL);
  let friendly = ofType(s, AURA_FRIENDS);
  let hostile = ofType(s, AURA_ENEMIES);
  if (!(common | friendly | hostile)) return 0;
  if (has(s, OPT_AURA_FRIENDS_TWICE)) {
    friendly |= hostile;
    hostile = 0;
  }
  const toA = common | (friendly & ~b) | (hostile & b);
  const toB = common | (friendly & b) | (hostile & ~b);
  return reach(toA, among & ~b, golden, extra) | (reach(toB, among & b, golden, extra) << 16);
}

/** The tokens that the aura on a field reaches, none where no aura stands (TK-AURA-1 to TK-AURA-4). */
export function reachedFrom(s: usize, field: i32): u64 {
  const byte = token(s, field);
  const type = typeOf(byte);
  const near = neighbours(field) & occupied(s);
  if (type == AURA_ALL) return near;
  if (type != AURA_FRIENDS && type != AURA_ENEMIES) return 0;
  const friendly = type == AURA_FRIENDS || has(s, OPT_AURA_FRIENDS_TWICE);
  return near & ownedBy(s, friendly ? ownerOf(byte) : ownerOf(byte) ^ 1);
}

/** How many auras reach the tokens of each seat within `among`, added up. */
export function auraGains(s: usize, among: u64): i32 {
  return sumAuras(s, among, 0, 0);
}

/** What being golden adds on top of value and auras, both seats. */
export function goldGains(s: usize): i32 {
  const extra = goldenExtra(s);
  return sumValues(s, extra) - sumValues(s, 0) + extra * auraGains(s, ofType(s, GOLDEN));
}

/** What the board brings both seats a turn. */
export function gains(s: usize): i32 {
  return load<i32>(s, GAINS);
}

/** Brings `gains` up to date after the board has changed, and returns it. */
export function updateGains(s: usize): i32 {
  const extra = goldenExtra(s);
  const both = sumValues(s, extra) + sumAuras(s, occupied(s), ofType(s, GOLDEN), extra);
  store<i32>(s, both, GAINS);
  return both;
}
