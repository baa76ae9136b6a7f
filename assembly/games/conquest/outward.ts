// Expeditions and moves at sea (CQ-MOVE-7, CQ-MOVE-8, CQ-SEA-14 to CQ-SEA-18, step 4.4 of a turn).

import { action, firstOf, put, putCounts, secondOf, typeOf } from './actions';
import { countIn, listGroups } from './divisions';
import { forceFrom, forceFront, forceOwner, forceRear, forcesOf, isAshore, isSea, setForce, withFront, withRear } from './forces';
import {
  ACT_ASHORE, ACT_FORM_FRONT, ACT_OUTWARD_DONE, ACT_SAIL_HOME, ACT_SET_OUT, ACT_TAKE_INFANTRY, FORCES_LIMIT, FORCE_FRESH, LAND_TAKEN,
  NODE_FORM_FRONT, NODE_OUTWARD, NODE_TAKE_INFANTRY, OPT_NO_CHAIN, PICK, TAKE_ARMOUR, TAKE_DAMAGED, TAKE_INFANTRY,
} from './layout';
import { moveIn } from './occupation';
import { settleBoard } from './ownership';
import { isNeutral } from './places';
import { sendable } from './posts';
import { addRear, clearStep, goTo, landAcross, landAt, landHas, markLand, number, onTurn, option, ownerOf, setNumber, setOwner } from './state';
import { NEAR, PLACES, TERRITORIES } from './tables';

/** What setting out from a place would be. */
export const NOTHING: i32 = 0;
export const EXPEDITION: i32 = 1;
export const LAUNCH: i32 = 2;
export const JOINING: i32 = 3;

export function voyageFrom(s: usize, place: i32): i32 {
  const beyond = landAcross(place);
  const owner = ownerOf(s, beyond);
  if (owner < 0) return isNeutral(s, beyond) ? EXPEDITION : NOTHING;
  if (owner == onTurn(s) || !isSea(place)) return NOTHING;
  const force = forceFrom(s, place);
  if (force == 0) return LAUNCH;
  return forceOwner(force) == onTurn(s) ? JOINING : NOTHING;
}

/** True if the rear behind a place has what it takes to set out from there. */
export function canSetOut(s: usize, place: i32): bool {
  const base = landAt(place);
  if (ownerOf(s, base) != onTurn(s)) return false;
  const infantry = sendable(s, base, 0);
  const armour = sendable(s, base, 1) + sendable(s, base, 2);
  switch (voyageFrom(s, place)) {
    case EXPEDITION: return infantry > 0 && !(option(s, OPT_NO_CHAIN) && landHas(s, base, LAND_TAKEN));
    case LAUNCH: return armour > 0 && forcesOf(s, onTurn(s)) < number(s, FORCES_LIMIT);
    case JOINING: return infantry + armour > 0;
    default: return false;
  }
}

/** Own force that may sail home in this phase (CQ-SEA-18). */
export function maySail(s: usize, place: i32): bool {
  const force = forceFrom(s, place);
  return forceOwner(force) == onTurn(s) && (force & FORCE_FRESH) == 0;
}

/** Own land with a sea border to the coast a force lies off (CQ-SEA-15). */
export function isHaven(s: usize, place: i32, t: i32): bool {
  return ownerOf(s, t) == onTurn(s) && ((load<u64>(NEAR + 24 * landAcross(place) + 16) >> t) & 1) != 0;
}

/** Own force at sea off own land, or off neutral land that it can occupy (CQ-SEA-16). */
export function canComeAshore(s: usize, place: i32): bool {
  const force = forceFrom(s, place);
  if (forceOwner(force) != onTurn(s) || isAshore(force)) return false;
  const coast = landAcross(place);
  if (ownerOf(s, coast) == onTurn(s)) return true;
  return isNeutral(s, coast) && forceRear(force, 0) + countIn(forceFront(force), 0) > 0;
}

export function listOutward(s: usize, out: usize): i32 {
  let n = 0;
  for (let place = 0; place < PLACES; ++place) if (canSetOut(s, place)) n = put(out, n, action(ACT_SET_OUT, place));
  for (let place = 0; place < PLACES; ++place) {
    if (!maySail(s, place)) continue;
    for (let t = 0; t < TERRITORIES; ++t) if (isHaven(s, place, t)) n = put(out, n, action(ACT_SAIL_HOME, place, t));
  }
  for (let place = 0; place < PLACES; ++place) if (canComeAshore(s, place)) n = put(out, n, action(ACT_ASHORE, place));
  return put(out, n, action(ACT_OUTWARD_DONE));
}

export function outward(s: usize, code: u32): void {
  const place = firstOf(code);
  if (typeOf(code) == ACT_SET_OUT) {
    setNumber(s, PICK, place);
    return goTo(s, NODE_TAKE_INFANTRY);
  }
  const land = typeOf(code) == ACT_SAIL_HOME ? secondOf(code) : landAcross(place);
  if (ownerOf(s, land) < 0) enter(s, land);
  moveIn(s, place, land);
  settleBoard(s);
}

/** Neutral land becomes the player's (CQ-MOVE-8). */
function enter(s: usize, land: i32): void {
  setOwner(s, land, onTurn(s));
  markLand(s, land, LAND_TAKEN);
}

/** How many of a kind go along: an expedition needs infantry, a new force armour, any other at least one division. */
export function listTakes(s: usize, kind: i32, out: usize): i32 {
  return putCounts(out, ACT_TAKE_INFANTRY + kind, leastTaken(s, kind), sendable(s, landAt(number(s, PICK)), kind));
}

export function leastTaken(s: usize, kind: i32): i32 {
  const base = landAt(number(s, PICK));
  switch (voyageFrom(s, number(s, PICK))) {
    case EXPEDITION: return i32(kind == 0);
    case LAUNCH: {
      if (kind == 0) return 0;
      if (kind == 1) return i32(!sendable(s, base, 2));
      return i32(!number(s, TAKE_ARMOUR));
    }
    default: {
      if (kind == 0) return i32(!sendable(s, base, 1) && !sendable(s, base, 2));
      if (kind == 1) return i32(!number(s, TAKE_INFANTRY) && !sendable(s, base, 2));
      return i32(!number(s, TAKE_INFANTRY) && !number(s, TAKE_ARMOUR));
    }
  }
}

export function take(s: usize, kind: i32, count: i32): void {
  setNumber(s, TAKE_INFANTRY + kind, count);
  if (kind < 2) return goTo(s, NODE_TAKE_INFANTRY + kind + 1);
  const place = number(s, PICK);
  switch (voyageFrom(s, place)) {
    case LAUNCH: return goTo(s, NODE_FORM_FRONT);
    case EXPEDITION: return occupyNeutral(s, place);
    default: return join(s, place);
  }
}

function occupyNeutral(s: usize, place: i32): void {
  const land = landAcross(place);
  for (let kind = 0; kind < 3; ++kind) {
    const count = number(s, TAKE_INFANTRY + kind);
    addRear(s, landAt(place), kind, -count);
    addRear(s, land, kind, count);
  }
  enter(s, land);
  endVoyage(s);
}

function join(s: usize, place: i32): void {
  let force = forceFrom(s, place) | FORCE_FRESH;
  for (let kind = 0; kind < 3; ++kind) {
    const count = number(s, TAKE_INFANTRY + kind);
    addRear(s, landAt(place), kind, -count);
    force = withRear(force, kind, count);
  }
  setForce(s, place, force);
  endVoyage(s);
}

export function listForms(s: usize, out: usize): i32 {
  return listGroups(action(ACT_FORM_FRONT), 1, 2, number(s, TAKE_INFANTRY), number(s, TAKE_ARMOUR), number(s, TAKE_DAMAGED), out);
}

/** A new force with this front; the rest of it is its rear. */
export function launch(s: usize, front: i32): void {
  const place = number(s, PICK);
  let force = withFront(FORCE_FRESH | (onTurn(s) + 1), front);
  for (let kind = 0; kind < 3; ++kind) {
    const count = number(s, TAKE_INFANTRY + kind);
    addRear(s, landAt(place), kind, -count);
    force = withRear(force, kind, count - countIn(front, kind));
  }
  setForce(s, place, force);
  endVoyage(s);
}

function endVoyage(s: usize): void {
  clearStep(s);
  settleBoard(s);
  goTo(s, NODE_OUTWARD);
}
