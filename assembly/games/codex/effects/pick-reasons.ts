// Why something cannot be picked (section 5).

import { IS_HERO, IS_UNIT, ZONE_PLAY } from './codes';
import { maySacrifice, TO_SACRIFICE } from './allowed';
import { askingAllow, askingChooser, askingEffect, askingPick, mustFlag, wasChosen } from './asked';
import { isTargeting } from './choosing';
import { Effect } from './effect';
import { matches } from './match';
import { Face } from '../face';
import { faceAt } from '../faces';
import { CARD, DONE, THING, WORKER } from '../layout';
import { count, idAt } from '../objects';
import { cardObjOf, workerObj } from '../objs';
import { word } from '../printed';
import { forbid, reasonCount } from '../reasons';
import { CX_EFF_1, CX_EFF_2, CX_HERO_4, CX_KW_11, CX_KW_32, CX_TECH_14, CX_TGT_3 } from '../rule-numbers';
import { listTargetReasons } from '../targeting';

const FILTERS: i32 = 1;
const ZONES: i32 = 2;

/** What an answer names; 0 for nothing. */
function named(verb: i32, what: i32): i32 {
  switch (verb) {
    case THING: return what < count() ? idAt(what) : 0;
    case CARD: return cardObjOf(what);
    case WORKER: return workerObj(what & 1);
    default: return 0;
  }
}

const asUnit: Face = new Face();
/** Whether a hero would match if it were a unit. */
function matchesAsUnit(b: Effect, face: Face): bool {
  asUnit.take(face);
  asUnit.kinds = (face.kinds & ~IS_HERO) | IS_UNIT;
  return matches(b, asUnit, word(askingPick + FILTERS));
}

/** Adds why an answer is none to the pick that is asked for. */
export function listPickReasons(verb: i32, what: i32): void {
  if (verb == DONE) return forbid(CX_EFF_2);
  const obj = named(verb, what);
  if (obj && wasChosen(obj)) return forbid(CX_TGT_3);
  const b = askingEffect;
  if (verb != THING || !obj || !b || !(word(askingPick + ZONES) & (1 << ZONE_PLAY))) return forbid(CX_EFF_1);
  const face = faceAt(what);
  if (face.unfinished) return forbid(CX_TECH_14);
  if (!matches(b, face, word(askingPick + FILTERS))) {
    return forbid((face.kinds & IS_HERO) && matchesAsUnit(b, face) ? CX_HERO_4 : CX_EFF_1);
  }
  if (askingAllow & TO_SACRIFICE && !maySacrifice(obj)) return forbid(CX_KW_32);
  if (isTargeting(askingPick)) listTargetReasons(b, askingChooser, face);
  if (reasonCount == 0) forbid(mustFlag ? CX_KW_11 : CX_EFF_1);
}
