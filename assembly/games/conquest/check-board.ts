// What stands on the board of a position (2.1, 2.2, 2.9, 2.13, 2.15 of the rules).

import { forceArmour, forceFront, forceOwner, forcesOf, isAshore, isSea } from './forces';
import {
  ARMOUR_SUPPLY, BATTLE_KIND, CITY_LIMIT, FORCES_LIMIT, FRONT, FRONT_ACROSS, FRONT_GROUP, INFANTRY_SUPPLY, LANES, NODE_BRING_UP,
  NODE_FALL_BACK, NOWHERE,
} from './layout';
import { isManned } from './ownership';
import { citiesBuilt } from './ending';
import { groupAt, isAcross, isHostile } from './places';
import { baseOf, foePost, groupOf, isNamedPost, ownPost } from './posts';
import {
  CQ_BOARD_4, CQ_BOARD_6, CQ_FRONT_1, CQ_INV_12, CQ_INV_2, CQ_INV_4, CQ_PIECE_5, CQ_PIECE_7, CQ_PIECE_8, CQ_SEA_10, CQ_SEA_13,
  CQ_SEA_4, CQ_SEA_9, CQ_SETUP_1,
} from './rule-numbers';
import { capitalOf, landAcross, landAt, node, number, ownerOf, players } from './state';
import { armourOf, infantryOf } from './supply';
import { LANES_COUNT, LANE_PLACE, PLACES, TERRITORIES } from './tables';

export function checkBoard(s: usize): i32 {
  let broken = checkLands(s);
  if (!broken) broken = checkFronts(s);
  if (!broken) broken = checkForces(s);
  return broken ? broken : checkPieces(s);
}

function inBattle(s: usize): bool {
  return number(s, BATTLE_KIND) != 0;
}

/** Owned land has a division, or had one that is named for a battle; other land has none (CQ-BOARD-4, CQ-BOARD-6). */
function checkLands(s: usize): i32 {
  for (let t = 0; t < TERRITORIES; ++t) {
    const owner = ownerOf(s, t);
    if (owner >= players(s)) return CQ_SETUP_1;
    if (owner < 0) {
      if (isManned(s, t) || isNamedFrom(s, t)) return CQ_BOARD_6;
    } else if (!isManned(s, t) && !isNamedFrom(s, t)) {
      return CQ_BOARD_4;
    }
  }
  return 0;
}

function isNamedFrom(s: usize, t: i32): bool {
  if (!inBattle(s)) return false;
  const own = ownPost(s);
  const foe = foePost(s);
  if (isNamedPost(own) && baseOf(own) == t && groupOf(s, own)) return true;
  return isNamedPost(foe) && baseOf(foe) == t && groupOf(s, foe) != 0;
}

/** Groups stand at hostile borders or lie across; nobody stands where somebody lies (CQ-FRONT-1, CQ-INV-4). */
function checkFronts(s: usize): i32 {
  for (let place = 0; place < PLACES; ++place) {
    const byte: i32 = load<u8>(s + place, FRONT);
    if (!(byte & (FRONT_GROUP | FRONT_ACROSS))) continue;
    if (!isAcross(s, place)) {
      if (!inBattle(s) && !isHostile(s, place)) return CQ_FRONT_1;
      continue;
    }
    if (isSea(place)) return CQ_INV_2;
    if (!groupAt(s, place) && !inBattle(s)) return CQ_INV_12;
    const owner = ownerOf(s, landAt(place));
    if (owner < 0 ? !inBattle(s) : owner == ownerOf(s, landAcross(place))) return CQ_INV_2;
    if (load<u8>(s + (place ^ 1), FRONT) & (FRONT_GROUP | FRONT_ACROSS)) return CQ_INV_4;
  }
  return 0;
}

/** Forces have a front, at sea armour, ashore enemy or ownerless land and nobody before them. */
function checkForces(s: usize): i32 {
  for (let lane = 0; lane < LANES_COUNT; ++lane) {
    const force = load<u32>(s + (lane << 2), LANES);
    if (!force) continue;
    const place: i32 = load<u8>(LANE_PLACE + lane);
    if (forceOwner(force) >= players(s) || forceOwner(force) < 0) return CQ_SETUP_1;
    if (!forceFront(force) && node(s) != NODE_BRING_UP && node(s) != NODE_FALL_BACK) return CQ_SEA_13;
    if (isAshore(force)) {
      if (ownerOf(s, landAcross(place)) == forceOwner(force)) return CQ_SEA_10;
      if (groupAt(s, place ^ 1)) return CQ_INV_4;
    } else if (!forceArmour(force)) {
      return CQ_SEA_9;
    }
  }
  for (let seat = 0; seat < players(s); ++seat) if (forcesOf(s, seat) > number(s, FORCES_LIMIT)) return CQ_SEA_4;
  return 0;
}

function checkPieces(s: usize): i32 {
  if (citiesBuilt(s) > number(s, CITY_LIMIT)) return CQ_PIECE_7;
  for (let seat = 0; seat < players(s); ++seat) {
    if (infantryOf(s, seat) > number(s, INFANTRY_SUPPLY) || armourOf(s, seat) > number(s, ARMOUR_SUPPLY)) return CQ_PIECE_8;
    const capital = capitalOf(s, seat);
    for (let other = 0; other < seat; ++other) if (capital != NOWHERE && capitalOf(s, other) == capital) return CQ_PIECE_5;
  }
  return 0;
}
