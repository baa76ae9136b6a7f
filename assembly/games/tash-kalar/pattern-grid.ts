// The board laid on a wider grid, on which every offset of a pattern is one shift (TS-SUM-3). A set on the grid has a low
// and a high half of 64 bits.

import { GRID_ROWS } from './tables';

const ROWS: i32 = 9;
/** Rows of the board in the low halves of a set of squares and of the grid; the others lie in the high halves. */
const LOW_ROWS: i32 = 8;
const LOW_GRID_ROWS: i32 = 5;

@final
export class Grid {
  low: u64 = 0;
  high: u64 = 0;

  /** Lays a set of squares on the grid. */
  lay(set: v128): void {
    const bottom = <u64>i64x2.extract_lane(set, 1);
    const rest = <u64>i64x2.extract_lane(set, 0);
    let low: u64 = 0;
    let high: u64 = 0;
    for (let row = 0; row < ROWS; ++row) {
      const at = GRID_ROWS + row * 3;
      const bits = row < LOW_ROWS ? (rest >> load<u8>(at)) & ((1 << load<u8>(at, 1)) - 1) : bottom;
      if (row < LOW_GRID_ROWS) low |= bits << load<u8>(at, 2);
      else high |= bits << (load<u8>(at, 2) - 64);
    }
    this.low = low;
    this.high = high;
  }

  /** The low half of the set shifted down by so many places, or up if it is negative. */
  @inline
  lowFrom(shift: i32): u64 {
    if (shift > 0) return (this.low >> shift) | (this.high << (64 - shift));
    return shift < 0 ? this.low << -shift : this.low;
  }

  @inline
  highFrom(shift: i32): u64 {
    if (shift > 0) return this.high >> shift;
    return shift < 0 ? (this.high << -shift) | (this.low >> (64 + shift)) : this.high;
  }
}

/** The squares of the board in a set on the grid. */
export function squaresOf(low: u64, high: u64): v128 {
  let rest: u64 = 0;
  let bottom: u64 = 0;
  for (let row = 0; row < ROWS; ++row) {
    const at = GRID_ROWS + row * 3;
    const all = row < LOW_GRID_ROWS ? low >> load<u8>(at, 2) : high >> (load<u8>(at, 2) - 64);
    const bits = all & ((1 << load<u8>(at, 1)) - 1);
    if (row < LOW_ROWS) rest |= bits << load<u8>(at);
    else bottom = bits;
  }
  return i64x2.replace_lane(i64x2.splat(rest), 1, bottom);
}
