// Where the divisions of a fight stand, and the rear that feeds them. A post is a front place, the landing force of a lane,
// or the group that either side has named from the rear of a territory; all four are read and changed alike.

import { countIn, joined, sizeOf } from './divisions';
import { forceFrom, forceFront, forceRear, isSea, setForce, withFront, withRear } from './forces';
import {
  ACT_BORDER, ACT_COUNTER, ACT_LANDING, ACT_RAID_FRONT, ACT_RAID_REAR, ACT_STRIKE, BATTLE_FOE, BATTLE_KIND, BATTLE_OWN, BATTLE_SOURCE,
  BATTLE_TARGET, LAND_TAKEN,
} from './layout';
import { groupAt, setGroup } from './places';
import { addRear, landAcross, landAt, landHas, number, onTurn, ownerOf, rear, setNumber } from './state';

/** Added to the place it sailed from: a landing force. */
const FORCE_POST: i32 = 256;
/** Added to a territory: the group named from its rear by the attacker, and by the defender. */
const NAMED_OWN: i32 = 512;
const NAMED_FOE: i32 = 768;
const PLACE_MASK: i32 = 255;

/** Post of the invaders whose place or port is given: over land a front place, over sea a force. */
export function invaderPost(place: i32): i32 {
  return isSea(place) ? FORCE_POST | place : place;
}

/** Post of the attacker. */
export function ownPost(s: usize): i32 {
  const source = number(s, BATTLE_SOURCE);
  switch (number(s, BATTLE_KIND)) {
    case ACT_STRIKE: return NAMED_OWN | source;
    case ACT_BORDER: case ACT_COUNTER: return source;
    default: return invaderPost(source);
  }
}

/** Post of the defender. */
export function foePost(s: usize): i32 {
  const source = number(s, BATTLE_SOURCE);
  switch (number(s, BATTLE_KIND)) {
    case ACT_BORDER: case ACT_LANDING: return source ^ 1;
    case ACT_RAID_FRONT: return number(s, BATTLE_TARGET);
    case ACT_RAID_REAR: return NAMED_FOE | landAcross(source);
    case ACT_COUNTER: return FORCE_POST | (source ^ 1);
    default: return invaderPost(number(s, BATTLE_TARGET));
  }
}

/** The territory the battle is about, whose owner may lose it: that beyond the border, or that where both lie. */
export function battleLand(s: usize): i32 {
  return landAcross(number(s, BATTLE_SOURCE));
}

/** True if divisions of a territory are attacked there: border battle, landing battle or raid. */
export function attacksLand(kind: i32): bool {
  return kind == ACT_BORDER || kind == ACT_LANDING || isRaid(kind);
}

@inline
export function isRaid(kind: i32): bool {
  return kind == ACT_RAID_FRONT || kind == ACT_RAID_REAR;
}

@inline
export function isForcePost(post: i32): bool {
  return (post & ~PLACE_MASK) == FORCE_POST;
}

/** Named from a rear: such a group neither falls back nor lies anywhere. */
@inline
export function isNamedPost(post: i32): bool {
  return post >= NAMED_OWN;
}

/** The front place of a post, or the place its force sailed from. */
@inline
export function placeOf(post: i32): i32 {
  return post & PLACE_MASK;
}

/** The territory whose rear feeds the post and that its divisions belong to; the port of a force. */
@inline
export function baseOf(post: i32): i32 {
  return isNamedPost(post) ? post & PLACE_MASK : landAt(post & PLACE_MASK);
}

/** Seat of the divisions of a post, -1 if nobody is left. */
export function seatAt(s: usize, post: i32): i32 {
  return isForcePost(post) ? <i32>(forceFrom(s, placeOf(post)) & 7) - 1 : ownerOf(s, baseOf(post));
}

export function groupOf(s: usize, post: i32): i32 {
  if (isForcePost(post)) return forceFront(forceFrom(s, placeOf(post)));
  if (!isNamedPost(post)) return groupAt(s, post);
  return number(s, post < NAMED_FOE ? BATTLE_OWN : BATTLE_FOE);
}

export function setGroupOf(s: usize, post: i32, group: i32): void {
  if (isForcePost(post)) setForce(s, placeOf(post), withFront(forceFrom(s, placeOf(post)), group));
  else if (!isNamedPost(post)) setGroup(s, post, group);
  else setNumber(s, post < NAMED_FOE ? BATTLE_OWN : BATTLE_FOE, group);
}

/** Divisions of a kind in the feeding rear. */
export function feeding(s: usize, post: i32, kind: i32): i32 {
  return isForcePost(post) ? forceRear(forceFrom(s, placeOf(post)), kind) : rear(s, baseOf(post), kind);
}

export function addFeeding(s: usize, post: i32, kind: i32, by: i32): void {
  if (isForcePost(post)) setForce(s, placeOf(post), withRear(forceFrom(s, placeOf(post)), kind, by));
  else addRear(s, baseOf(post), kind, by);
}

export function feedingSize(s: usize, post: i32): i32 {
  return feeding(s, post, 0) + feeding(s, post, 1) + feeding(s, post, 2);
}

/** Land taken this turn keeps the last infantry of its rear (CQ-OCC-6); on land taken only by others nothing is kept. */
export function keepsGarrison(s: usize, t: i32): bool {
  return landHas(s, t, LAND_TAKEN) && ownerOf(s, t) == onTurn(s);
}

/** Divisions of a kind that the rear of a territory may send away this turn. */
export function sendable(s: usize, t: i32, kind: i32): i32 {
  const waiting = rear(s, t, kind);
  return kind == 0 && waiting && keepsGarrison(s, t) ? waiting - 1 : waiting;
}

/** Divisions of a kind that the feeding rear may add to the attacker's group. */
export function sendableTo(s: usize, post: i32, kind: i32): i32 {
  return isForcePost(post) ? feeding(s, post, kind) : sendable(s, baseOf(post), kind);
}

/** True if the feeding rear may send a division to the attacker's group. */
export function canSend(s: usize, post: i32): bool {
  return sendableTo(s, post, 0) + sendableTo(s, post, 1) + sendableTo(s, post, 2) > 0;
}

/** True if an attack may start from the post at all: not from land taken this turn without an infantry in its rear. */
export function mayStart(s: usize, post: i32): bool {
  return isForcePost(post) || !keepsGarrison(s, baseOf(post)) || rear(s, baseOf(post), 0) > 0;
}

/** Moves a composition from the feeding rear into the group. */
export function fill(s: usize, post: i32, group: i32): void {
  for (let kind = 0; kind < 3; ++kind) addFeeding(s, post, kind, -countIn(group, kind));
  setGroupOf(s, post, joined(groupOf(s, post), group));
}

/** Divisions that still fit into the group. */
@inline
export function roomIn(s: usize, post: i32): i32 {
  return 2 - sizeOf(groupOf(s, post));
}
