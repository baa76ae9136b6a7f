// Where patterns of beings are shown (TS-SUM-2 .. TS-SUM-6, TS-SUM-12).
//
// All targets of a being are found at once: the board is laid on a grid (pattern-grid.ts), and the shifted sets of
// sufficient pieces are intersected. A single match is looked at square by square.

import { occupied, owned, upgraded } from './board';
import { COORDINATES, SQUARE_AT } from './effects/geometry';
import { COMMON, NOWHERE, UPGRADED } from './layout';
import { Grid, squaresOf } from './pattern-grid';
import { any, first, none, only, rest, size } from './squares';
import { PATTERNS, PATTERN_BYTES, PIECES, TARGET_OWN, USED_MATTERS, VARIANTS } from './tables';

function column(number: i32, at: i32): i32 {
  return load<u16>(PATTERNS + number * PATTERN_BYTES + (at << 1));
}

/** `number` is the place of a being or legend in the data, 0 .. 65. */
export function rankOf(number: i32): i32 {
  return column(number, 0);
}
export function flagsOf(number: i32): i32 {
  return column(number, 1);
}
export function pieceCount(number: i32): i32 {
  return column(number, 2);
}
export function variantCount(number: i32): i32 {
  return column(number, 3);
}

function variantRow(number: i32, variant: i32): usize {
  return VARIANTS + ((column(number, 4) + variant) << 1);
}
/** Orientation of a variant, index in the data. */
export function orientationOf(number: i32, variant: i32): i32 {
  return load<u8>(variantRow(number, variant));
}
/** The first orientation with the same used squares and, if the effect refers to them, the same marks and arrows. */
export function choiceOf(number: i32, variant: i32): i32 {
  return load<u8>(variantRow(number, variant), 1);
}

/** The pieces of a variant: four bytes each, as in the table. */
@inline
export function piecesOf(number: i32, variant: i32): usize {
  return PIECES + ((column(number, 5) + variant * pieceCount(number)) << 2);
}

const laid = new Grid();
const laidUpgraded = new Grid();

/** Lays the pieces of a seat on the grid; what `shown` answers is about them. */
export function lay(s: usize, seat: i32): void {
  laid.lay(owned(s, seat));
  laidUpgraded.lay(upgraded(s, seat));
}

/** Squares that are a target of the pattern, whatever stands there. */
export function shown(number: i32): v128 {
  return shownBy(number, laid, laidUpgraded);
}

/** The same if pieces that do for a common one, and upgraded ones, stand as on two grids. */
export function shownBy(number: i32, all: Grid, strong: Grid): v128 {
  let foundLow: u64 = 0;
  let foundHigh: u64 = 0;
  const pieces = pieceCount(number);
  const variants = variantCount(number);
  let piece = piecesOf(number, 0);
  for (let variant = 0; variant < variants; ++variant) {
    let low: u64 = ~0;
    let high: u64 = ~0;
    for (let i = 0; i < pieces; ++i) {
      const at = piece + (i << 2);
      const grid = load<u8>(at, 3) == COMMON ? all : strong;
      low &= grid.lowFrom(load<i8>(at, 2));
      high &= grid.highFrom(load<i8>(at, 2));
      if (!(low | high)) break;
    }
    foundLow |= low;
    foundHigh |= high;
    piece += pieces << 2;
  }
  return foundLow | foundHigh ? squaresOf(foundLow, foundHigh) : none();
}

/** The square at an offset, or NOWHERE. */
function beside(square: i32, dx: i32, dy: i32): i32 {
  const x = load<u8>(COORDINATES + (square << 1)) + dx;
  const y = load<u8>(COORDINATES + (square << 1), 1) + dy;
  return x > 0 && y > 0 && x < 16 && y < 16 ? load<u8>(SQUARE_AT + (y << 4) + x) : NOWHERE;
}

/** Squares a variant uses at a target; those that must hold an upgraded piece; how many squares are off the board. */
export let used: v128 = i64x2.splat(0);
export let demanding: v128 = i64x2.splat(0);
export let missing: i32 = 0;

/** Sets `used`, `demanding` and `missing` to where the pieces of a variant would stand. */
export function lookUp(number: i32, variant: i32, target: i32): void {
  used = none();
  demanding = none();
  missing = 0;
  const pieces = pieceCount(number);
  const row = piecesOf(number, variant);
  for (let i = 0; i < pieces; ++i) {
    const at = row + (i << 2);
    const square = beside(target, load<i8>(at), load<i8>(at, 1));
    if (square == NOWHERE) {
      ++missing;
      continue;
    }
    used = v128.or(used, only(square));
    if (load<u8>(at, 3) != COMMON) demanding = v128.or(demanding, only(square));
  }
}

/** Squares on which pieces of a match at one of some targets may stand, if the effect of the being speaks of them. */
export function squaresUsed(number: i32, targets: v128): v128 {
  let set = none();
  if (!(flagsOf(number) & USED_MATTERS)) return set;
  for (let left = targets; any(left); left = rest(left)) {
    for (let variant = variantCount(number) - 1; variant >= 0; --variant) {
      lookUp(number, variant, first(left));
      if (!missing) set = v128.or(set, used);
    }
  }
  return set;
}

/**
 * Whether a variant is shown at a target; `used` then holds its squares. One piece of the opponent, standing in `lent`,
 * may count as the seat's (TS-CASE-4).
 */
export function fits(s: usize, seat: i32, number: i32, variant: i32, target: i32, lent: v128): bool {
  lookUp(number, variant, target);
  if (missing) return false;
  const foreign = v128.andnot(used, owned(s, seat));
  if (any(v128.andnot(foreign, lent)) || size(foreign) > 1) return false;
  return !any(v128.andnot(demanding, v128.load(s, UPGRADED)));
}

/** How near a variant that is not shown comes to being so. */
export const NEAR_NOTHING: i32 = 0;
/** The part on the board is shown; the rest is off the board. */
export const NEAR_EDGE: i32 = 1;
/** Every square holds a piece of somebody, with the ranks that are needed. */
export const NEAR_FOREIGN: i32 = 2;
/** Every square holds a piece of the seat, but one has too low a rank. */
export const NEAR_RANK: i32 = 3;

function nearness(s: usize, seat: i32, number: i32, variant: i32, target: i32): i32 {
  const own = owned(s, seat);
  lookUp(number, variant, target);
  const strong = !any(v128.andnot(demanding, v128.load(s, UPGRADED)));
  const mine = !any(v128.andnot(used, own));
  if (missing) return mine && strong && any(used) ? NEAR_EDGE : NEAR_NOTHING;
  if (mine) return NEAR_RANK;
  return strong && !any(v128.andnot(used, occupied(s))) ? NEAR_FOREIGN : NEAR_NOTHING;
}

/** The best of all variants. */
export function nearest(s: usize, seat: i32, number: i32, target: i32): i32 {
  let near = NEAR_NOTHING;
  for (let variant = variantCount(number) - 1; variant >= 0; --variant) {
    near = max(near, nearness(s, seat, number, variant, target));
  }
  return near;
}

/** TS-SUM-11: the target is a square of the pattern. */
export function replaces(number: i32): bool {
  return (flagsOf(number) & TARGET_OWN) != 0;
}
