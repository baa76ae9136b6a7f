// Front places: what stands in them, where there is room, who lies across (2.9, 2.13 of the rules).

import { sizeOf } from './divisions';
import { forceFrom, forceOwner, isAshore, isSea } from './forces';
import { FRONT, FRONT_ACROSS, FRONT_ALERTED, FRONT_GROUP } from './layout';
import { landAcross, landAt, ownerOf } from './state';
import { PLACE_LIST, PLACES_FROM, PLACES } from './tables';

/** The first of a territory's places in the list of places, and one behind its last: `t` and `t + 1`. */
@inline
export function placesFrom(t: i32): i32 {
  return load<u8>(PLACES_FROM + t);
}

@inline
export function placeNumber(index: i32): i32 {
  return load<u8>(PLACE_LIST + index);
}

@inline
export function groupAt(s: usize, place: i32): i32 {
  return load<u8>(s + place, FRONT) & FRONT_GROUP;
}

export function setGroup(s: usize, place: i32, group: i32): void {
  store<u8>(s + place, (load<u8>(s + place, FRONT) & ~FRONT_GROUP) | group, FRONT);
}

@inline
export function isAcross(s: usize, place: i32): bool {
  return (load<u8>(s + place, FRONT) & FRONT_ACROSS) != 0;
}

@inline
export function isAlerted(s: usize, place: i32): bool {
  return (load<u8>(s + place, FRONT) & FRONT_ALERTED) != 0;
}

export function markPlace(s: usize, place: i32, bit: i32): void {
  store<u8>(s + place, load<u8>(s + place, FRONT) | bit, FRONT);
}

export function unmarkPlace(s: usize, place: i32, bit: i32): void {
  store<u8>(s + place, load<u8>(s + place, FRONT) & ~bit, FRONT);
}

export function unmarkPlaces(s: usize, bit: i32): void {
  for (let place = 0; place < PLACES; ++place) unmarkPlace(s, place, bit);
}

/** Enemy land lies across, or an enemy force off this coast (CQ-BOARD-5, CQ-FRONT-7). */
export function isHostile(s: usize, place: i32): bool {
  const owner = ownerOf(s, landAt(place));
  if (owner < 0) return false;
  const beyond = ownerOf(s, landAcross(place));
  if (beyond >= 0 && beyond != owner) return true;
  const force = forceFrom(s, place ^ 1);
  return force != 0 && forceOwner(force) != owner;
}

/** Somebody lies across this border into the land of the place, or is ashore there (CQ-INV-4). */
export function isClosed(s: usize, place: i32): bool {
  return isAcross(s, place ^ 1) || isAshore(forceFrom(s, place ^ 1));
}

/** Divisions that could still be put there, 0 .. 2. */
export function roomAt(s: usize, place: i32): i32 {
  const left = 2 - sizeOf(groupAt(s, place));
  if (left == 0 || isClosed(s, place)) return 0;
  return isAcross(s, place) || isHostile(s, place) ? left : 0;
}

/** Seat of who has invaded a territory across the border of one of its own places, -1 if nobody has. */
export function invaderAt(s: usize, place: i32): i32 {
  const beyond = place ^ 1;
  if (isSea(place)) {
    const force = forceFrom(s, beyond);
    return isAshore(force) ? forceOwner(force) : -1;
  }
  return isAcross(s, beyond) ? ownerOf(s, landAt(beyond)) : -1;
}

export function isInvaded(s: usize, t: i32): bool {
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) if (invaderAt(s, placeNumber(i)) >= 0) return true;
  return false;
}

/** True if a division of somebody other than the seat lies in the territory; an empty group keeps its mark for a while. */
export function othersLieIn(s: usize, t: i32, seat: i32): bool {
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) {
    const place = placeNumber(i);
    const invader = invaderAt(s, place);
    if (invader >= 0 && invader != seat && (isSea(place) || groupAt(s, place ^ 1))) return true;
  }
  return false;
}

/** Nobody owns it and nobody has invaded it (CQ-BOARD-6). */
export function isNeutral(s: usize, t: i32): bool {
  return ownerOf(s, t) < 0 && !isInvaded(s, t);
}
