// Positions nobody can play on (`check`): the number of the rule that is broken, 0 if none is.

import {
  ACTIVE, ANSWER_COUNT, COMMAND, DELAYED_COUNT, GOLD, KIND_COUNT, LASTING_COUNT, MAX_ANSWERS, MAX_DELAYED, MAX_KINDS,
  MAX_LASTING, MAX_NOTES, MAX_OBJECTS, MAX_THINGS, MAX_TOP, NEXT_ID, NOTE_COUNT, OBJECTS, OBJECT_BYTES, OBJECT_COUNT,
  OBJ_BITS, OBJ_CARD, OBJ_FORM, OBJ_ID, OBJ_SLOT, OPTIONS, OPT_TEAM_SIZE, OWNED, PILES, PILE_COUNT, SIDES, SIDE_BYTES, STAGE, STAGE_OVER, TEAM,
  TOP, TOP_COUNT, BIT_CONTROLLER, BIT_OWNER, LAST_STEP, LASTING, LASTING_BYTES, STATE_BYTES, TURN,
} from './layout';
import { fitsSightings } from './check-sightings';
import { flagged, isBuilding, isHero } from './printed';
import { reserve } from '../../kernel/arena';
import {
  CX_INFO_3, CX_PATROL_1, CX_PLAY_1, CX_SETUP_1, CX_TEAM_1, CX_TEAM_6, CX_TURN_1, CX_UPK_4, CX_ZONE_1, CX_ZONE_5, CX_ZONE_7,
} from './rule-numbers';
import { FACE_BASE, FACE_TOWER, FACES, FIRST_TOKEN, FLAG_PLAYABLE, WORDS } from './tables';
import { settleState } from './scripts';

const TRIAL: usize = reserve(STATE_BYTES);
const MOST_GOLD: i32 = 20;

function byteAt(s: usize, offset: i32): i32 { return load<u8>(s + offset); }

function checkCounts(s: usize): i32 {
  if (byteAt(s, STAGE) > STAGE_OVER || byteAt(s, ACTIVE) > 1 || load<u16>(s, TURN) == 0) return CX_TURN_1;
  if (byteAt(s, OBJECT_COUNT) > MAX_OBJECTS) return CX_ZONE_7;
  if (byteAt(s, NOTE_COUNT) > MAX_NOTES || byteAt(s, LASTING_COUNT) > MAX_LASTING) return CX_ZONE_1;
  if (byteAt(s, DELAYED_COUNT) > MAX_DELAYED || byteAt(s, ANSWER_COUNT) > MAX_ANSWERS) return CX_ZONE_1;
  return 0;
}

/** A card that cannot be played yet is in no deck. */
function checkSide(s: usize, seat: i32): i32 {
  const side = s + SIDES + seat * SIDE_BYTES;
  if (byteAt(side, GOLD) > MOST_GOLD) return CX_UPK_4;
  const heroes = byteAt(s, OPTIONS + OPT_TEAM_SIZE) ? 1 : 3;
  for (let i = 0; i < 3; ++i) {
    const hero: i32 = load<u16>(side + TEAM + 2 * i);
    if (i >= heroes) {
      if (hero || byteAt(side, COMMAND + i)) return CX_TEAM_1;
      continue;
    }
    if (!isHero(hero)) return CX_TEAM_1;
    for (let j = 0; j < i; ++j) if (load<u16>(side + TEAM + 2 * j) == hero) return CX_TEAM_6;
  }
  const kinds: i32 = byteAt(side, KIND_COUNT);
  if (kinds > MAX_KINDS) return CX_ZONE_1;
  for (let i = 0; i < kinds; ++i) {
    const card: i32 = load<u16>(side + OWNED + 2 * i);
    if (card >= FIRST_TOKEN) return CX_ZONE_1;
    if (!flagged(card, FLAG_PLAYABLE)) return CX_PLAY_1;
    for (let j = 0; j < i; ++j) if (load<u16>(side + OWNED + 2 * j) == card) return CX_ZONE_1;
  }
  for (let i = 0; i < PILE_COUNT * MAX_KINDS; ++i) {
    if (i % MAX_KINDS >= kinds && load<u8>(side + PILES + i)) return CX_ZONE_1;
  }
  const top: i32 = byteAt(side, TOP_COUNT);
  if (top > MAX_TOP) return CX_ZONE_1;
  for (let i = 0; i < top; ++i) if (i32(load<u8>(side + TOP + i)) >= kinds) return CX_ZONE_1;
  return fitsSightings(s, seat) ? 0 : CX_INFO_3;
}

/** Place of a hero in the team of a player, -1 if it is in none. */
function placeInTeam(s: usize, seat: i32, hero: i32): i32 {
  const side = s + SIDES + seat * SIDE_BYTES;
  for (let i = 0; i < 3; ++i) if (i32(load<u16>(side + TEAM + 2 * i)) == hero) return i;
  return -1;
}

function checkObjects(s: usize): i32 {
  const n: i32 = byteAt(s, OBJECT_COUNT);
  let heroes = 0;
  let things = 0;
  let last = 0;
  let bases = 0;
  let buildings = 0;
  let slots = 0;
  for (let i = 0; i < n; ++i) {
    const o = s + OBJECTS + i * OBJECT_BYTES;
    const id: i32 = load<u16>(o, OBJ_ID);
    const card: i32 = load<u16>(o, OBJ_CARD);
    const side: i32 = load<u16>(o, OBJ_BITS) & BIT_CONTROLLER ? 1 : 0;
    if (id <= last || id >= i32(load<u16>(s, NEXT_ID))) return CX_ZONE_5;
    last = id;
    if (card >= FACES || i32(load<u16>(o, OBJ_FORM)) > FACES) return CX_ZONE_1;
    if (isHero(card)) {
      const owner: i32 = load<u16>(o, OBJ_BITS) & BIT_OWNER ? 1 : 0;
      const place = placeInTeam(s, owner, card);
      if (place < 0) return CX_TEAM_1;
      // Each is once in the game: in play or in the command zone.
      const bit = 1 << (place + 3 * owner);
      if (heroes & bit || byteAt(s + SIDES + owner * SIDE_BYTES, COMMAND + place)) return CX_ZONE_1;
      heroes |= bit;
    }
    if (!isBuilding(card)) ++things;
    else {
      const bit = 1 << (min(card, FACE_TOWER) - FACE_BASE + 5 * side);
      if (buildings & bit) return CX_SETUP_1;
      buildings |= bit;
      if (card == FACE_BASE) bases |= 1 << side;
    }
    const slot: i32 = byteAt(o, OBJ_SLOT);
    if (slot > 5) return CX_PATROL_1;
    const place = 1 << (slot + 6 * side);
    if (slot && slots & place) return CX_PATROL_1;
    slots |= place;
  }
  if (things > MAX_THINGS) return CX_ZONE_7;
  return bases == 3 ? 0 : CX_SETUP_1;
}
function checkLasting(s: usize): i32 {
  for (let i = 0, n: i32 = byteAt(s, LASTING_COUNT); i < n; ++i) {
    if (load<u16>(s + LASTING + i * LASTING_BYTES, LAST_STEP) == 0) return CX_ZONE_1;
  }
  return WORDS ? 0 : CX_ZONE_1;
}

export function checkState(s: usize): i32 {
  let broken = checkCounts(s) || checkSide(s, 0) || checkSide(s, 1) || checkObjects(s) || checkLasting(s);
  if (broken) return broken;
  // The answers must be answers: the script is run.
  memory.copy(TRIAL, s, STATE_BYTES);
  return settleState(TRIAL) ? 0 : CX_TURN_1;
}
