// What stands on the table that an action needs: buildings, heroes, room.

import { goneCount, goneFaces } from './faces';
import { BIT_DISABLED, BIT_UNFINISHED, LAB_SPEC, MAX_THINGS, SPEC } from './layout';
import { cardOf, controllerOf, count, has, idAt, record } from './objects';
import { isBuilding, isHero, printed, specOfHero } from './printed';
import { FACE_BASE, FACE_TECH_LAB, FACE_TOWER, ROW_SPEC, ROW_TECH } from './tables';
import { ofSide } from './table';

/** Record of a player's hero of a spec in play; 0 without one. */
export function heroOfSpec(seat: i32, spec: i32): usize {
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (controllerOf(o) == seat && isHero(cardOf(o)) && specOfHero(cardOf(o)) == spec) return o;
  }
  return 0;
}

/** Record of a player's tech building of a level (0: the base); 0 without one. */
export function techBuilding(seat: i32, level: i32): usize {
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (controllerOf(o) == seat && cardOf(o) == FACE_BASE + level) return o;
  }
  return 0;
}
/** Whether a tech building supports anything (CX-TECH-14, CX-KW-35); the base always does (CX-PLAY-3). */
export function hasFinished(seat: i32, level: i32): bool {
  if (level == 0) return true;
  const o = techBuilding(seat, level);
  return o != 0 && !has(o, BIT_UNFINISHED) && !has(o, BIT_DISABLED);
}

/** Number of a player's add-on, finished or not; 0 without one. */
export function addonOf(seat: i32): i32 {
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (controllerOf(o) == seat && cardOf(o) >= FACE_TOWER) return idAt(i);
  }
  return 0;
}
export function hasAddon(seat: i32, face: i32): bool {
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (controllerOf(o) == seat && cardOf(o) == face && !has(o, BIT_UNFINISHED)) return true;
  }
  return false;
}

/** Tech II and III belong to the chosen spec or that of the Tech Lab, tech I to all (CX-TECH-6, CX-TECH-8, CX-ADD-9). */
export function isSpecOpen(seat: i32, face: i32): bool {
  if (printed(face, ROW_TECH) < 2) return true;
  const spec = printed(face, ROW_SPEC) + 1;
  if (ofSide(seat, SPEC) == spec) return true;
  return hasAddon(seat, FACE_TECH_LAB) && ofSide(seat, LAB_SPEC) == spec;
}

export function heroesInPlay(seat: i32): i32 {
  let n = 0;
  for (let i = 0, all = count(); i < all; ++i) {
    const o = record(i);
    if (isHero(cardOf(o)) && controllerOf(o) == seat) ++n;
  }
  return n;
}

/** There is room for 64 things, what left during the running action included (CX-ZONE-7). */
export function hasRoom(): bool {
  let n = 0;
  for (let i = 0, all = count(); i < all; ++i) if (!isBuilding(cardOf(record(i)))) ++n;
  for (let i = 0; i < goneCount; ++i) if (!isBuilding(goneFaces[i].card)) ++n;
  return n < MAX_THINGS;
}
