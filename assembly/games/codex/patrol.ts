// Placing patrollers (D3, CX-PATROL-1).

import { KW_NO_PATROL, MOD_FORBID } from './effects/codes';
import { matches } from './effects/match';
import { enterSlot } from './armor';
import { ask, listAnswers, offer, stop } from './ask';
import { Face } from './face';
import { faces, view } from './faces';
import { ASK_PATROL, BIT_EXHAUSTED, EMPTY, OBJ_SLOT, THING } from './layout';
import { count, fieldOf, has, idAt, record, recordOf } from './objects';
import { word } from './printed';
import { forbid } from './reasons';
import { CX_KW_31, CX_PATROL_1 } from './rule-numbers';
import { firstMod, modAt, nextMod, sourceOf } from './sources';
import { active } from './table';

const SLOTS: i32 = 5;
/** The number of `patrol` among the acts that can be forbidden. */
const PATROL: i32 = 1;

function isForbidden(face: Face): bool {
  for (let m = firstMod(MOD_FORBID); m >= 0; m = nextMod(m, MOD_FORBID)) {
    const source = sourceOf(m);
    const mod = modAt(m);
    if (word(mod + 1) != PATROL || !source.isOn) continue;
    if (!word(mod + 2) || matches(source.binding, face, word(mod + 2))) return true;
  }
  return false;
}
function canPatrol(face: Face): bool {
  return face.side == active() && face.isBody && !face.has(KW_NO_PATROL) && !isForbidden(face);
}
function isFree(place: i32): bool {
  return !has(record(place), BIT_EXHAUSTED) && fieldOf(record(place), OBJ_SLOT) == 0;
}

/** Adds why a thing cannot be put into a slot (CX-PATROL-1, CX-KW-31). */
export function listPatrolReasons(face: Face): void {
  if (face.side != active()) return forbid(CX_PATROL_1);
  if (!face.isBody) return forbid(CX_KW_31);
  const o = recordOf(face.id);
  if (has(o, BIT_EXHAUSTED) || fieldOf(o, OBJ_SLOT)) forbid(CX_PATROL_1);
  if (!canPatrol(face)) forbid(CX_KW_31);
}

/** Slot after slot, one thing or nobody. */
export function placePatrol(): void {
  for (let slot = 1; slot <= SLOTS && !stop; ++slot) {
    view();
    listAnswers();
    for (let i = 0, n = count(); i < n; ++i) if (canPatrol(faces[i]) && isFree(i)) offer(THING, i, i);
    offer(EMPTY, 0, -1);
    const place = ask(active(), ASK_PATROL);
    if (!stop && place >= 0) enterSlot(idAt(place), slot);
  }
}
