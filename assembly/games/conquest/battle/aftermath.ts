// What a battle leaves behind: groups go back where they belong, land is occupied or loses its owner (step 8 of a round
// and what follows, section 2.19).

import { NONE, troopsOf } from './divisions';
import {
  EXIT, FALLEN, INVADED, RETREATED, alertedIn, defenderFeedIn, defendersIn, destinationIn, feedIn, groupIn, stepIn,
} from './engagement';
import {
  ACROSS, ALERTED, ATTACKER, FORCE, KIND_AT, NOBODY, OUTSIDE, REAR, SOURCE_AT, STATE_BYTES, TAKEN, TARGET_AT,
} from './layout';
import {
  afloat, ashore, clearForce, clearFront, coastOf, facing, forceFront, forceOwner, forceRear, forces, front, invadedBut, landOf,
  lands, liesAcross, markForce, markFront, owner, places, portPlace, rear, setForce, setFront, setOwner, setRear, unmarkFront,
} from './theatre';

/** The base of a source or target: the land whose divisions fight; of a landing force its port. */
export function baseOf(side: i32): i32 {
  if (side >= REAR) return side - REAR;
  return landOf(side >= FORCE ? portPlace(side - FORCE) : side);
}

/** The land in which the fighting is: the source's own, where it strikes at invaders, or the one it goes into. */
export function landOfBattle(source: i32): i32 {
  if (source >= REAR) return source - REAR;
  return source >= FORCE ? coastOf(source - FORCE) : facing(source);
}

/**
 * Writes to `to` the state after a battle that ended as `battle` says, with `s` around it. Returns the land that the
 * attacker occupies, where his advance is still to be chosen, or -1 once the state is complete.
 */
export function ended(to: usize, s: usize, battle: u64): i32 {
  memory.copy(to, s, STATE_BYTES);
  const source = <i32>load<u8>(s + SOURCE_AT);
  const target = <i32>load<u8>(s + TARGET_AT);
  store<u32>(to + KIND_AT, 0);
  putBack(to, source, groupIn(battle), feedIn(battle));
  putBack(to, target, defendersIn(battle), defenderFeedIn(battle));
  if (alertedIn(battle)) alert(to, target);
  const step = stepIn(battle);
  if (step == INVADED) lieAcross(to, source);
  const land = landOfBattle(source);
  if (step == RETREATED) retreat(to, land, destinationIn(battle));
  if (step == FALLEN || step == RETREATED) {
    if (!invadedBut(to, land, ATTACKER)) return occupied(to, land, source);
    setOwner(to, land, NOBODY, 0);
    if (groupIn(battle) != NONE) lieAcross(to, source);
  }
  settle(to);
  return -1;
}

function putBack(s: usize, side: i32, group: i32, feed: u32): void {
  if (side >= REAR) setRear(s, side - REAR, feed + troopsOf(group));
  else if (side >= FORCE) setForce(s, side - FORCE, group, feed);
  else {
    setFront(s, side, group);
    setRear(s, landOf(side), feed);
  }
}

function alert(s: usize, side: i32): void {
  if (side >= REAR) return;
  if (side >= FORCE) markForce(s, side - FORCE, ALERTED);
  else markFront(s, side, ALERTED);
}

/** CQ-INV-2, CQ-SEA-6 */
function lieAcross(s: usize, source: i32): void {
  if (source >= FORCE) markForce(s, source - FORCE, ACROSS);
  else markFront(s, source, ACROSS);
}

/** CQ-INV-13, CQ-INV-14: all divisions of the land, groups lying across from it too. */
function retreat(s: usize, land: i32, destination: i32): void {
  let troops = rear(s, land);
  setRear(s, land, 0);
  for (let place = 0, most = places(); place < most; ++place) {
    if (landOf(place) != land) continue;
    troops += troopsOf(front(s, place));
    clearFront(s, place);
  }
  if (destination != EXIT) setRear(s, destination, rear(s, destination) + troops);
}

/** CQ-OCC-1, CQ-OCC-2, apart from the choice who moves in; landing forces move in whole. */
function occupied(s: usize, land: i32, source: i32): i32 {
  setOwner(s, land, ATTACKER, TAKEN);
  if (source < FORCE) dropBack(s, source);
  else markForce(s, source - FORCE, ACROSS);
  for (let place = 0, most = places(); place < most; ++place) {
    if (landOf(place) == land) clearFront(s, place);
    else if (facing(place) == land && liesAcross(s, place)) dropBack(s, place);
  }
  for (let force = 0, most = forces(); force < most; ++force) {
    if (forceOwner(force) != ATTACKER || coastOf(force) != land || !ashore(s, force)) continue;
    setRear(s, land, rear(s, land) + forceRear(s, force) + troopsOf(forceFront(s, force)));
    clearForce(s, force);
  }
  if (source < FORCE) return land;
  settle(s);
  return -1;
}

/** The group drops to the rear of its base. */
function dropBack(s: usize, place: i32): void {
  const base = landOf(place);
  setRear(s, base, rear(s, base) + troopsOf(front(s, place)));
  clearFront(s, place);
}

/** The attacker moves these troops from the rear of `base` into the land he occupies. */
export function advance(s: usize, base: i32, land: i32, troops: u32): void {
  setRear(s, base, rear(s, base) - troops);
  setRear(s, land, rear(s, land) + troops);
  settle(s);
}

/** What happens when a battle ends, in this order: lost land, lost marks, borders that are no longer hostile, sunk forces. */
function settle(s: usize): void {
  for (let land = 0, most = lands(); land < most; ++land) {
    if (owner(s, land) != NOBODY && !peopled(s, land)) setOwner(s, land, NOBODY, 0);
  }
  for (let place = 0, most = places(); place < most; ++place) {
    if (front(s, place) == NONE) unmarkFront(s, place, ACROSS);
    else if (!liesAcross(s, place) && !hostile(s, place)) dropBack(s, place);
  }
  // A force that is gone invades nothing any more.
  for (let force = 0, most = forces(); force < most; ++force) if (!afloat(s, force)) clearForce(s, force);
}

/** CQ-BOARD-4 */
function peopled(s: usize, land: i32): bool {
  if (rear(s, land)) return true;
  for (let place = 0, most = places(); place < most; ++place) {
    if (landOf(place) == land && front(s, place) != NONE) return true;
  }
  return false;
}

/** CQ-BOARD-5, CQ-FRONT-7 */
function hostile(s: usize, place: i32): bool {
  const other = facing(place);
  if (other == OUTSIDE) return true;
  const player = owner(s, landOf(place));
  const across = owner(s, other);
  if (across != NOBODY && across != player) return true;
  for (let force = 0, most = forces(); force < most; ++force) {
    if (portPlace(force) == (place ^ 1) && forceOwner(force) != player && afloat(s, force)) return true;
  }
  return false;
}
