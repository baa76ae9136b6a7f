// Things enter play, become exhausted, change sides.

import { EVENT_ARRIVES, EVENT_EXHAUSTS, EVENT_LOST } from './effects/codes';
import { emit, tell } from './events';
import { hasRoom } from './requirements';
import {
  BIT_ARRIVED, BIT_CONTROLLER, BIT_EXHAUSTED, BIT_FATIGUE, BIT_UNFINISHED, OBJ_LEVEL, OBJ_SINCE, OBJ_SLOT,
  OPT_LEGENDARY_SECOND, PILE_DISCARD,
} from './layout';
import { cardOf, controllerOf, count, create, has, record, recordOf, setBit, setField, setHalfField } from './objects';
import { flagged, isBuilding, isCard, isHero } from './printed';
import { FLAG_LEGENDARY } from './tables';
import { addOpenly } from './sightings';
import { newStamp, option, placeOf } from './table';

/** Zones things come from beside those of cards. */
export const FROM_NOWHERE: i32 = -1;

export function isLegendary(card: i32): bool {
  return !isHero(card) && !isBuilding(card) && flagged(card, FLAG_LEGENDARY);
}

/** A second legendary thing of one name never arrives (CX-LEG-1). */
function isSecond(card: i32, controller: i32): bool {
  if (option(OPT_LEGENDARY_SECOND) != 0 || !isLegendary(card)) return false;
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (cardOf(o) == card && controllerOf(o) == controller) return true;
  }
  return false;
}

/**
 * Brings one thing into play; its arrival is told, but nobody has looked yet, so that several can arrive together. Its
 * number, or 0 if it did not arrive.
 */
export function place(card: i32, owner: i32, controller: i32, from: i32, unfinished: bool = false): i32 {
  if (!isBuilding(card) && (!hasRoom() || isSecond(card, controller))) {
    if (isCard(card)) addOpenly(owner, PILE_DISCARD, placeOf(owner, card));
    return 0;
  }
  const bits = BIT_ARRIVED | (isBuilding(card) ? 0 : BIT_FATIGUE) | (unfinished ? BIT_UNFINISHED : 0);
  const id = create(card, owner, controller, bits);
  if (isHero(card)) setField(recordOf(id), OBJ_LEVEL, 1);
  tell(EVENT_ARRIVES, id).from = from;
  return id;
}
export function arrive(card: i32, owner: i32, controller: i32, from: i32, unfinished: bool = false): i32 {
  const id = place(card, owner, controller, from, unfinished);
  emit();
  return id;
}

/** A thing becomes exhausted, by a cost or an effect; a patroller is sidelined by it (CX-PATROL-11). */
export function exhaust(id: i32): bool {
  const o = recordOf(id);
  if (!o || has(o, BIT_EXHAUSTED)) return false;
  setBit(o, BIT_EXHAUSTED, true);
  setField(o, OBJ_SLOT, 0);
  tell(EVENT_EXHAUSTS, id);
  emit();
  return true;
}

/** Who controls a thing changes: it leaves the patrol zone and has arrival fatigue (CX-CTRL-1, CX-CTRL-2). */
export function giveControl(id: i32, seat: i32): bool {
  const o = recordOf(id);
  if (!o || controllerOf(o) == seat) return false;
  tell(EVENT_LOST, id);
  emit();
  setBit(o, BIT_CONTROLLER, seat == 1);
  setHalfField(o, OBJ_SINCE, newStamp());
  setField(o, OBJ_SLOT, 0);
  setBit(o, BIT_FATIGUE, true);
  return true;
}
