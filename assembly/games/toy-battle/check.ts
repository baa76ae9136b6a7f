// Which rule forbids a state from being a position to play on.

import { bases, objective, regionBases, regions } from './board';
import {
  AGAIN, ASK_EXTRA, ASK_JUMBO, ASK_LOSES, ASK_SKULLY, ASK_STAR, ASK_TURN, ASK_XB42, CAPN, COPIES, DISCARD, ENDS,
  FROZEN, KNOWN, MAX_TILES, MAX_WAITING, QUESTION, RACK, RACK_LIMIT, REMOVED, RESULT, TILES, TROOPS, UNSEEN, WAITING_COUNT,
} from './layout';
import {
  TB_CAPN_3, TB_DRAW_2, TB_END_2, TB_FIELD_2, TB_FIELD_3, TB_INFO_5, TB_KIT_1, TB_REGION_1, TB_REGION_4, TB_SET_3, TB_STACK_1,
} from './rule-numbers';
import { count, mapOf, medals, mover, occupied, taken, tileSide, tileTroop, total } from './state';

/**
 * 0, or the number of the first rule the state breaks: tiles, then ice and knowledge, placements, then regions, in the order of the
 * invalid positions of section 4.2.
 */
export function checkState(s: usize): i32 {
  if (!stacksInOrder(s)) return TB_STACK_1;
  if (tooManyCopies(s, 0) || tooManyCopies(s, 1)) return TB_KIT_1;
  if (total(s, RACK, 0) > RACK_LIMIT || total(s, RACK, 1) > RACK_LIMIT) return TB_DRAW_2;
  if (tooFewUnseen(s, 0) || tooFewUnseen(s, 1)) return TB_SET_3;
  if (notOnRack(s, FROZEN, 0) || notOnRack(s, FROZEN, 1)) return TB_FIELD_3;
  if (beforeBases(s) && total(s, FROZEN, mover(s) ^ 1)) return TB_FIELD_2;
  if (notOnRack(s, KNOWN, 0) || notOnRack(s, KNOWN, 1)) return TB_INFO_5;
  if (tooManyPlacements(s)) return TB_CAPN_3;
  return checkRegions(s);
}

/** Whether more effects of bases could come to wait than four placements bring: every one so far was that of a Cap'n. */
function tooManyPlacements(s: usize): bool {
  const waiting: i32 = load<u8>(s, WAITING_COUNT);
  if (load<u8>(s, QUESTION) != ASK_EXTRA) return waiting > MAX_WAITING;
  return waiting + count(s, RACK, mover(s), CAPN) > COPIES;
}

/**
 * Whether no base has taken effect in this turn. A thaw ends every turn of the owner, so until then only the player to move
 * can hold frozen tiles, and none of them is lost to a troop (TB-SEQ-8).
 */
function beforeBases(s: usize): bool {
  switch (<i32>load<u8>(s, QUESTION)) {
    case ASK_TURN: case ASK_EXTRA: case ASK_SKULLY: case ASK_STAR: case ASK_JUMBO: case ASK_XB42: case ASK_LOSES: return true;
    default: return load<u8>(s, AGAIN) != 0;
  }
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

function tooManyCopies(s: usize, side: i32): bool {
  const all: i32 = load<u8>(s, ENDS + 15);
  for (let t = 0; t < TROOPS; ++t) {
    let copies = count(s, RACK, side, t) + count(s, UNSEEN, side, t) + count(s, DISCARD, side, t);
    for (let i = 0; i < all; ++i) {
      const tile: i32 = load<u8>(s + TILES + i);
      if (tileSide(tile) == side && tileTroop(tile) == t) ++copies;
    }
    if (copies > COPIES) return true;
  }
  return false;
}

function tooFewUnseen(s: usize, side: i32): bool {
  return total(s, UNSEEN, side) < <i32>load<u8>(s + REMOVED + side);
}

/** True if more tiles of some troop are said to be frozen or known than lie on the rack. */
function notOnRack(s: usize, field: i32, side: i32): bool {
  for (let t = 0; t < TROOPS; ++t) if (count(s, field, side, t) > count(s, RACK, side, t)) return true;
  return false;
}

function checkRegions(s: usize): i32 {
  if (taken(s, 0) & taken(s, 1)) return TB_REGION_4;
  if (load<u8>(s, RESULT)) return 0;
  if (holdsUnclaimed(s, 0) || holdsUnclaimed(s, 1)) return TB_REGION_1;
  const goal = objective(mapOf(s));
  return medals(s, 0) >= goal || medals(s, 1) >= goal ? TB_END_2 : 0;
}

function holdsUnclaimed(s: usize, side: i32): bool {
  const map = mapOf(s);
  const claimed = taken(s, 0) | taken(s, 1);
  for (let r = 0; r < regions(map); ++r) {
    const around = regionBases(map, r);
    if (!((claimed >> r) & 1) && (around & occupied(s, side)) == around) return true;
  }
  return false;
}
