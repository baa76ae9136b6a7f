// Reading and changing the bytes of a state. Every change of a stack or a count goes through here, so that the
// derived block (occupied bases, rack sizes) always agrees with the bytes it is derived from.

import { regionMedals, regions } from './board';
import {
  DERIVED, ENDS, KNOWN, MAP, MAX_TILES, MEDALS, OCCUPIED, OPTIONS, OPT_SPECIALS_OFF, RACK,
  RACK_SIZE, REMOVED, STATE_BYTES, TAKEN, TILES, TO_MOVE, TROOPS, TURNS, UNSEEN,
} from './layout';

export function mapOf(s: usize): i32 {
  return load<u8>(s, MAP);
}

export function mover(s: usize): i32 {
  return load<u8>(s, TO_MOVE);
}

export function turns(s: usize): i32 {
  return load<u16>(s, TURNS);
}

export function has(s: usize, option: i32): bool {
  return (load<u8>(s, OPTIONS) & option) != 0;
}

/** TB-BASE-8: in the beginner game special bases and gates are plain. */
export function specialsOn(s: usize): bool {
  return !has(s, OPT_SPECIALS_OFF);
}

export function count(s: usize, field: i32, side: i32, troop: i32): i32 {
  return load<u8>(s + field + side * TROOPS + troop);
}

export function setCount(s: usize, field: i32, side: i32, troop: i32, value: i32): void {
  store<u8>(s + field + side * TROOPS + troop, value);
}

export function change(s: usize, field: i32, side: i32, troop: i32, by: i32): void {
  setCount(s, field, side, troop, count(s, field, side, troop) + by);
}

/** Sum of the eight counts of a side: multiplying by 0x0101.. adds all bytes into the top one. */
export function total(s: usize, field: i32, side: i32): i32 {
  return <i32>((load<u64>(s + field + side * TROOPS) * 0x0101010101010101) >> 56);
}

export function rackSize(s: usize, side: i32): i32 {
  return load<u8>(s + RACK_SIZE + side);
}

export function reserve(s: usize, side: i32): i32 {
  return total(s, UNSEEN, side) - load<u8>(s + REMOVED + side);
}

export function medals(s: usize, side: i32): i32 {
  return load<u8>(s + MEDALS + side);
}

export function taken(s: usize, side: i32): u32 {
  return load<u16>(s + TAKEN + (side << 1));
}

/** Bits of the bases with a tile of that side on top (TB-REACH-2). */
export function occupied(s: usize, side: i32): u32 {
  return load<u16>(s + OCCUPIED + (side << 1));
}

function stackEnd(s: usize, base: i32): i32 {
  return load<u8>(s + ENDS + base);
}

function stackStart(s: usize, base: i32): i32 {
  return base == 0 ? 0 : load<u8>(s + ENDS + base - 1);
}

export function height(s: usize, base: i32): i32 {
  return stackEnd(s, base) - stackStart(s, base);
}

/** The tile on top of a base that holds one. */
export function top(s: usize, base: i32): i32 {
  return load<u8>(s + TILES + stackEnd(s, base) - 1);
}

export function tileSide(tile: i32): i32 {
  return tile >> 3;
}

export function tileTroop(tile: i32): i32 {
  return tile & 7;
}

function setOccupied(s: usize, side: i32, mask: u32): void {
  store<u16>(s + OCCUPIED + (side << 1), mask);
}

/** Adds `by` to the ends of all stacks from `base` on. */
function shiftEnds(s: usize, base: i32, by: i32): void {
  for (let b = base; b < 16; ++b) store<u8>(s + ENDS + b, load<u8>(s + ENDS + b) + by);
}

/** TB-STACK-1. */
export function push(s: usize, base: i32, tile: i32): void {
  const end = stackEnd(s, base);
  const all: i32 = load<u8>(s, ENDS + 15);
  assert(all < MAX_TILES, 'no room for another tile');
  memory.copy(s + TILES + end + 1, s + TILES + end, all - end);
  store<u8>(s + TILES + end, tile);
  shiftEnds(s, base, 1);
  const side = tileSide(tile);
  const bit: u32 = 1 << base;
  setOccupied(s, side, occupied(s, side) | bit);
  setOccupied(s, side ^ 1, occupied(s, side ^ 1) & ~bit);
}

/** TB-STACK-3: takes the top tile off and returns it. */
export function pop(s: usize, base: i32): i32 {
  const end = stackEnd(s, base);
  const all: i32 = load<u8>(s, ENDS + 15);
  const tile: i32 = load<u8>(s + TILES + end - 1);
  memory.copy(s + TILES + end - 1, s + TILES + end, all - end);
  store<u8>(s + TILES + all - 1, 0);
  shiftEnds(s, base, -1);
  refreshBase(s, base);
  return tile;
}

function refreshBase(s: usize, base: i32): void {
  const bit: u32 = 1 << base;
  const owner = height(s, base) > 0 ? tileSide(top(s, base)) : -1;
  setOccupied(s, 0, owner == 0 ? occupied(s, 0) | bit : occupied(s, 0) & ~bit);
  setOccupied(s, 1, owner == 1 ? occupied(s, 1) | bit : occupied(s, 1) & ~bit);
}

export function rackIn(s: usize, side: i32, troop: i32): void {
  change(s, RACK, side, troop, 1);
  store<u8>(s + RACK_SIZE + side, rackSize(s, side) + 1);
}

/** TB-INFO-5: whatever leaves a rack is no longer known to lie there. */
export function rackOut(s: usize, side: i32, troop: i32): void {
  change(s, RACK, side, troop, -1);
  store<u8>(s + RACK_SIZE + side, rackSize(s, side) - 1);
  const known = count(s, KNOWN, side, troop);
  if (known > 0) setCount(s, KNOWN, side, troop, known - 1);
}

export function claim(s: usize, side: i32, regionMask: u32): void {
  const map = mapOf(s);
  store<u16>(s + TAKEN + (side << 1), taken(s, side) | regionMask);
  let gained = 0;
  for (let m = regionMask; m; m &= m - 1) gained += regionMedals(map, ctz(m));
  store<u8>(s + MEDALS + side, medals(s, side) + gained);
}

/** Rebuilds the derived block from the canonical bytes. */
export function derive(s: usize): void {
  const map = mapOf(s);
  memory.fill(s + DERIVED, 0, STATE_BYTES - DERIVED);
  for (let b = 0; b < 15; ++b) refreshBase(s, b);
  for (let side = 0; side < 2; ++side) {
    store<u8>(s + RACK_SIZE + side, total(s, RACK, side));
    let sum = 0;
    for (let r = 0; r < regions(map); ++r) if ((taken(s, side) >> r) & 1) sum += regionMedals(map, r);
    store<u8>(s + MEDALS + side, sum);
  }
}
