// Which battles can be fought (section 4.5), and how each begins.

import { NONE, infantryOf } from './divisions';
import { Engagement, FALLEN, RETREAT, EXIT, packed } from './engagement';
import {
  ALERTED, ATTACKER, BORDER, CONTEST, COUNTER, FORCE, IN_ORDER, KIND_AT, LANDING, LAND_CITY, LAND_EXIT, NOBODY,
  ORDER, ORDER_COUNT, OUTSIDE, RAID_FRONT, RAID_REAR, READY, REAR, SOURCE_AT, STRIKE, TARGET_AT, WALK_IN,
} from './layout';
import { baseOf, landOfBattle } from './aftermath';
import {
  afloat, airSupport, ashore, asked, attackDie, bySea, coastOf, defenceDie, enemy, facing, fact, forceFront, forceMark,
  forceOwner, forceRear, forces, front, frontMark, invaded, invadedBut, landOf, liesAcross, option, owner, places,
  portPlace, rear, setForce, setFront, setRear, taken,
} from './theatre';

/** Most engagements of a state. */
export const MOST: i32 = 256;

// @ts-ignore: decorator
@inline
export function engagement(kind: i32, source: i32, target: i32): u32 { return kind | (source << 8) | (target << 16); }
// @ts-ignore: decorator
@inline
export function kindOf(engagement: u32): i32 { return engagement & 255; }
// @ts-ignore: decorator
@inline
export function sourceOf(engagement: u32): i32 { return (engagement >> 8) & 255; }
// @ts-ignore: decorator
@inline
export function targetOf(engagement: u32): i32 { return engagement >> 16; }

// With the number of engagements there are beside it in the highest byte, of which only one and more than one differ.
export function counted(engagement: u32, count: i32): u32 { return engagement | (min(count, 2) << 24); }
export function whatOf(counted: u32): u32 { return counted & 0xffffff; }
export function countOf(counted: u32): i32 { return counted >> 24; }

/** Troops in the rear of a land that may leave it to fight (CQ-OCC-6). */
export function free(s: usize, land: i32): u32 {
  const troops = rear(s, land);
  return troops - u32(taken(s, land) && infantryOf(troops) > 0);
}

/** No attack starts from a land taken this turn without infantry in its rear (CQ-OCC-6). */
function mayStart(s: usize, land: i32): bool { return !taken(s, land) || infantryOf(rear(s, land)) > 0; }

/** Divisions of this place or behind it can attack. */
function manned(s: usize, place: i32): bool {
  const base = landOf(place);
  return mayStart(s, base) && (front(s, place) != NONE || free(s, base) != 0);
}

/** The land is next: all before it in the order are owned. */
function inTurn(s: usize, land: i32): bool {
  if (!option(IN_ORDER)) return true;
  for (let i = 0, most = asked(ORDER_COUNT); i < most; ++i) {
    const next = asked(ORDER + i);
    if (next == land) return true;
    if (owner(s, next) != ATTACKER) return false;
  }
  return true;
}

let list: usize = 0;
let count: i32 = 0;

function add(kind: i32, source: i32, target: i32): void {
  store<u32>(list + (count++ << 2), engagement(kind, source, target));
}

/** Writes every engagement of the attacker, four bytes each; returns how many. */
export function engagements(s: usize, out: usize): i32 {
  list = out;
  count = 0;
  for (let place = 0, most = places(); place < most; ++place) {
    const land = landOf(place);
    const other = facing(place);
    if (land == OUTSIDE || other == OUTSIDE || owner(s, land) != ATTACKER) continue;
    if (liesAcross(s, place)) inside(s, place, other);
    else if (liesAcross(s, place ^ 1)) {
      if (enemy(s, other) && free(s, land)) add(STRIKE, REAR + land, place ^ 1);
    } else if (!bySea(place) && enemy(s, other) && inTurn(s, other) && manned(s, place)) add(BORDER, place, place ^ 1);
  }
  for (let force = 0, most = forces(); force < most; ++force) {
    if (!afloat(s, force)) continue;
    const coast = coastOf(force);
    if (forceOwner(force) == ATTACKER) {
      if (ashore(s, force)) inside(s, FORCE + force, coast);
      else if (enemy(s, coast) && inTurn(s, coast)) add(LANDING, FORCE + force, portPlace(force) ^ 1);
    } else if (owner(s, coast) == ATTACKER) {
      if (ashore(s, force)) {
        if (free(s, coast)) add(STRIKE, REAR + coast, FORCE + force);
      } else if (manned(s, portPlace(force) ^ 1)) add(COUNTER, portPlace(force) ^ 1, FORCE + force);
    }
  }
  return count;
}

/** What a group of the attacker lying in a land can do there: raids, contests, walking in. */
function inside(s: usize, source: i32, land: i32): void {
  if (enemy(s, land) && inTurn(s, land)) {
    for (let place = 0, most = places(); place < most; ++place) {
      if (landOf(place) == land && front(s, place) != NONE) add(RAID_FRONT, source, place);
    }
    if (rear(s, land)) add(RAID_REAR, source, REAR + land);
  }
  const contested = invadedBut(s, land, ATTACKER);
  if (contested) {
    for (let place = 0, most = places(); place < most; ++place) {
      if (facing(place) == land && liesAcross(s, place) && enemy(s, landOf(place))) add(CONTEST, source, place);
    }
    for (let force = 0, most = forces(); force < most; ++force) {
      if (coastOf(force) == land && ashore(s, force) && forceOwner(force) != ATTACKER) add(CONTEST, source, FORCE + force);
    }
  } else if (owner(s, land) == NOBODY && inTurn(s, land)) add(WALK_IN, source, REAR + land);
}

/**
 * Takes the divisions that fight out of the state, which keeps the rest and the engagement, and fills `e`. Returns the
 * battle before its first round.
 */
export function begin(s: usize, what: u32, e: Engagement): u64 {
  const kind = kindOf(what);
  const source = sourceOf(what);
  const target = targetOf(what);
  const land = landOfBattle(source);
  const base = baseOf(source);
  const defender = target >= FORCE && target < REAR ? forceOwner(target - FORCE) : owner(s, baseOf(target));
  const byForce = source >= FORCE && source < REAR;
  const ofForce = target >= FORCE && target < REAR;
  e.kind = kind;
  e.ofOwner = kind <= RAID_REAR;
  e.attackForce = byForce;
  e.attackSinks = kind == LANDING;
  e.defenceForce = ofForce;
  e.defenceSinks = kind == COUNTER;
  e.attackDice = attackDie();
  e.defenceDice = e.ofOwner && fact(land, LAND_CITY) ? 1 : defenceDie(defender);
  e.attackAir = airSupport(s, base, ATTACKER);
  e.defenceAir = airSupport(s, baseOf(target), defender);
  e.attackBombards = byForce || !invaded(s, base);
  e.defenceBombards = ofForce || !invaded(s, baseOf(target));
  e.garrison = !byForce && taken(s, base);
  e.attackFallsBack = kind != STRIKE;
  e.defenceFallsBack = kind != RAID_FRONT && kind != RAID_REAR;
  e.named = kind == RAID_REAR;
  e.endsEmpty = target < FORCE && liesAcross(s, target);
  e.refuges = e.ofOwner && invaded(s, land) ? refuges(s, land) : 0;
  e.lastInvader = kind == CONTEST && owner(s, land) == NOBODY && invaders(s, land) == 1;
  e.alone = false;
  const alerted = option(READY) || (target < FORCE ? frontMark(s, target, ALERTED) : ofForce && forceMark(s, target - FORCE, ALERTED));
  const group = taking(s, source);
  const feed = takingFeed(s, source);
  const defenders = taking(s, target);
  const defenderFeed = kind == WALK_IN ? 0 : takingFeed(s, target);
  e.elsewhere = e.ofOwner && mansFronts(s, land);
  store<u8>(s + KIND_AT, u8(kind));
  store<u8>(s + SOURCE_AT, u8(source));
  store<u8>(s + TARGET_AT, u8(target));
  return packed(group, feed, defenders, defenderFeed, alerted, kind == WALK_IN ? FALLEN : RETREAT);
}

/** Lands of the same owner next to it, and EXIT (CQ-INV-13, CQ-INV-15). */
function refuges(s: usize, land: i32): i32 {
  const player = owner(s, land);
  let found = fact(land, LAND_EXIT) ? 1 << EXIT : 0;
  for (let place = 0, most = places(); place < most; ++place) {
    if (landOf(place) == land && owner(s, facing(place)) == player) found |= 1 << facing(place);
  }
  return found;
}

/** Groups of others than the attacker that lie in a land. */
function invaders(s: usize, land: i32): i32 {
  let found = 0;
  for (let place = 0, most = places(); place < most; ++place) {
    found += i32(facing(place) == land && liesAcross(s, place) && owner(s, landOf(place)) != ATTACKER);
  }
  for (let force = 0, most = forces(); force < most; ++force) {
    found += i32(coastOf(force) == land && ashore(s, force) && forceOwner(force) != ATTACKER);
  }
  return found;
}

/** The group of a source or target, which the state loses; nobody of a rear is named yet. */
function taking(s: usize, side: i32): i32 {
  if (side >= REAR) return NONE;
  if (side >= FORCE) return forceFront(s, side - FORCE);
  const group = front(s, side);
  setFront(s, side, NONE);
  return group;
}

/** What feeds it, likewise; of a landing force both are gone then. */
function takingFeed(s: usize, side: i32): u32 {
  if (side >= FORCE && side < REAR) {
    const troops = forceRear(s, side - FORCE);
    setForce(s, side - FORCE, NONE, 0);
    return troops;
  }
  const land = baseOf(side);
  const troops = rear(s, land);
  setRear(s, land, 0);
  return troops;
}

function mansFronts(s: usize, land: i32): bool {
  for (let place = 0, most = places(); place < most; ++place) {
    if (landOf(place) == land && front(s, place) != NONE) return true;
  }
  return false;
}
