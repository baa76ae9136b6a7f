// Occupation and advance (2.14 of the rules, round step 8).

import { countIn } from './divisions';
import { forceFrom, forceFront, forceOwner, forceRear, isAshore, isSea, setForce } from './forces';
import {
  FORCE_ASHORE, FRONT_ACROSS, LAND_FOUGHT, LAND_TAKEN, NODE_ADVANCE_INFANTRY, TAKE_INFANTRY,
} from './layout';
import { isAcross, markPlace, othersLieIn, placeNumber, placesFrom } from './places';
import { dropToRear } from './ownership';
import { addFeeding, battleLand, groupOf, isForcePost, ownPost, placeOf, sendableTo } from './posts';
import { addRear, clearStep, goTo, landAt, markLand, number, onTurn, ownerOf, setOwner } from './state';

/** The group lies across the border of a place, or the force from it is ashore. */
export function lieAcross(s: usize, post: i32): void {
  const place = placeOf(post);
  if (isForcePost(post)) setForce(s, place, forceFrom(s, place) | FORCE_ASHORE);
  else markPlace(s, place, FRONT_ACROSS);
}

/** The land is without owner: who takes it? True if nothing is left to be asked. */
export function settleOccupation(s: usize): bool {
  const post = ownPost(s);
  const land = battleLand(s);
  if (othersLieIn(s, land, onTurn(s))) {
    if (groupOf(s, post)) lieAcross(s, post);
    return true;
  }
  if (isForcePost(post)) {
    lieAcross(s, post);
    occupy(s, land);
    return true;
  }
  clearStep(s);
  goTo(s, NODE_ADVANCE_INFANTRY);
  return false;
}

/** Divisions of a kind that can move in from the group and its feeding rear. */
export function advancing(s: usize, kind: i32): i32 {
  const post = ownPost(s);
  return countIn(groupOf(s, post), kind) + sendableTo(s, post, kind);
}

/** The divisions chosen move in; what is left of the group drops to the rear of its base (CQ-OCC-2). */
export function advance(s: usize): void {
  const post = ownPost(s);
  const land = battleLand(s);
  dropToRear(s, placeOf(post));
  for (let kind = 0; kind < 3; ++kind) {
    const count = number(s, TAKE_INFANTRY + kind);
    addFeeding(s, post, kind, -count);
    addRear(s, land, kind, count);
  }
  clearStep(s);
  occupy(s, land);
}

/** Takes the land: other groups of the player drop back to their bases, all his forces ashore move in. */
function occupy(s: usize, land: i32): void {
  setOwner(s, land, onTurn(s));
  markLand(s, land, LAND_TAKEN | LAND_FOUGHT);
  for (let i = placesFrom(land); i < placesFrom(land + 1); ++i) {
    const beyond = placeNumber(i) ^ 1;
    if (isSea(beyond)) {
      const force = forceFrom(s, beyond);
      if (forceOwner(force) == onTurn(s) && isAshore(force)) moveIn(s, beyond, land);
    } else if (isAcross(s, beyond) && ownerOf(s, landAt(beyond)) == onTurn(s)) {
      dropToRear(s, beyond);
    }
  }
}

/** A whole landing force moves to the rear of a territory. */
export function moveIn(s: usize, place: i32, land: i32): void {
  const force = forceFrom(s, place);
  for (let kind = 0; kind < 3; ++kind) {
    addRear(s, land, kind, forceRear(force, kind) + countIn(forceFront(force), kind));
  }
  setForce(s, place, 0);
}
