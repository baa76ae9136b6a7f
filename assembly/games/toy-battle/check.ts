// Which rule forbids a state from being a position to play on.

import { bases, objective, regionBases, regions } from './board';
import {
  ASK_TURN, COPIES, DISCARD, ENDS, FROZEN, KNOWN, MAX_TILES, QUESTION, RACK, RACK_LIMIT, REMOVED, RESULT, TILES, TROOPS, UNSEEN,
} from './layout';
import { TB_DRAW_2, TB_END_2, TB_FIELD_2, TB_FIELD_3, TB_INFO_5, TB_KIT_1, TB_REGION_1, TB_REGION_4, TB_SET_3, TB_STACK_1 } from './rule-numbers';
import { count, mapOf, medals, mover, occupied, taken, tileSide, tileTroop, total } from './state';

/** 0, or the number of the first rule the state breaks (invalid positions of section 4.2). */
export function checkState(s: usize): i32 {
  if (!stacksInOrder(s)) return TB_STACK_1;
  for (let side = 0; side < 2; ++side) {
    const broken = checkTiles(s, side);
    if (broken) return broken;
  }
  return checkRegions(s);
}

function stacksInOrder(s: usize): bool {
  const map = mapOf(s);
  let before = 0;
  for (let b = 0; b < 16; ++b) {
    const end: i32 = load<u8>(s + ENDS + b);
    if (end < before || end > MAX_TILES || (b >= bases(map) && end != before)) return false;
    before = end;
  }
  return true;
}

function checkTiles(s: usize, side: i32): i32 {
  const all: i32 = load<u8>(s, ENDS + 15);
  for (let t = 0; t < TROOPS; ++t) {
    let copies = count(s, RACK, side, t) + count(s, UNSEEN, side, t) + count(s, DISCARD, side, t);
    for (let i = 0; i < all; ++i) {
      const tile: i32 = load<u8>(s + TILES + i);
      if (tileSide(tile) == side && tileTroop(tile) == t) ++copies;
    }
    if (copies > COPIES) return TB_KIT_1;
    if (count(s, FROZEN, side, t) > count(s, RACK, side, t)) return TB_FIELD_3;
    if (count(s, KNOWN, side, t) > count(s, RACK, side, t)) return TB_INFO_5;
  }
  if (total(s, RACK, side) > RACK_LIMIT) return TB_DRAW_2;
  // A thaw ends every turn of the owner, so at the start of a turn only the player to move can hold frozen tiles.
  if (load<u8>(s, QUESTION) == ASK_TURN && side != mover(s) && total(s, FROZEN, side)) return TB_FIELD_2;
  return total(s, UNSEEN, side) < <i32>load<u8>(s + REMOVED + side) ? TB_SET_3 : 0;
}

function checkRegions(s: usize): i32 {
  const map = mapOf(s);
  if (taken(s, 0) & taken(s, 1)) return TB_REGION_4;
  if (load<u8>(s, RESULT)) return 0;
  for (let side = 0; side < 2; ++side) {
    for (let r = 0; r < regions(map); ++r) {
      const around = regionBases(map, r);
      const claimed = ((taken(s, 0) | taken(s, 1)) >> r) & 1;
      if (!claimed && (around & occupied(s, side)) == around) return TB_REGION_1;
    }
    if (medals(s, side) >= objective(map)) return TB_END_2;
  }
  return 0;
}
