// An attack step by step (2.25, H).

import {
  AT_COMBAT_END, EVENT_ATTACKS, IS_UNIT, KW_NO_ATTACK, KW_OBLITERATE, KW_READINESS,
} from './effects/codes';
import { fatigueReason } from './abilities';
import { exhaust } from './arriving';
import { ask, listAnswers, offer, stop } from './ask';
import { check } from './check';
import { fight } from './combat';
import { canAttack, canAttackSomething, hasTower, isHidden } from './defenders';
import { beginAttackEvents, emit, tell } from './events';
import { Face } from './face';
import { faceAt, faces, view } from './faces';
import {
  ASK_DEFENDER, ASK_OBLITERATE, ATTACKER, BIT_ATTACKED, BIT_EXHAUSTED, DEFENDER, DETECTED, OPT_ZERO_ATK_ATTACK, THING,
} from './layout';
import { actFor, actingFor, leave, mark } from './leaving';
import { noteDelayed } from './moments';
import { controllerOf, count, has, idAt, inPlay, placeOfId, recordOf, setBit } from './objects';
import { forbid, reasonCount } from './reasons';
import { CX_ATK_1, CX_ATK_6, CX_KW_19, CX_KW_30 } from './rule-numbers';
import { active, option, setHalf, setHalfOfSide } from './table';
import { workOff } from './work-off';

/** Adds every rule that keeps a thing from attacking. */
export function listAttackReasons(face: Face): void {
  if (face.side != active() || !face.isBody) return forbid(CX_ATK_1);
  const o = recordOf(face.id);
  if (has(o, BIT_EXHAUSTED)) forbid(CX_ATK_1);
  const fatigue = fatigueReason(face);
  if (fatigue) forbid(fatigue);
  if (face.has(KW_NO_ATTACK)) forbid(CX_KW_30);
  if (face.has(KW_READINESS) && has(o, BIT_ATTACKED)) forbid(CX_KW_19);
  if (option(OPT_ZERO_ATK_ATTACK) == 1 && face.atk == 0) forbid(CX_ATK_6);
  if (reasonCount == 0 && !canAttackSomething(face)) forbid(CX_KW_30);
}

/** Whose defender was asked for last. */
export let namedAttacker: i32 = 0;

/** H2 and H3: the number of the defender; 0 without a legal one. */
function chooseDefender(attacker: i32): i32 {
  namedAttacker = attacker;
  view();
  const a = faceAt(placeOfId(attacker));
  listAnswers();
  let found = false;
  for (let i = 0, n = count(); i < n; ++i) {
    if (faces[i].side == a.side || !canAttack(a, faces[i])) continue;
    offer(THING, i, i);
    found = true;
  }
  if (!found) return 0;
  const place = ask(active(), ASK_DEFENDER);
  if (stop) return 0;
  const d = faces[place];
  if (hasTower(d.side) && isHidden(a, d)) setHalfOfSide(d.side, DETECTED, attacker);
  return d.id;
}

/** H5: the defender's so many lowest-tech units are destroyed, untargeted (CX-KW-20). */
function obliterate(attacker: i32): void {
  const a = faceAt(placeOfId(attacker));
  const before = actingFor;
  actFor(a.side);
  for (let left = a.sum(KW_OBLITERATE); left > 0 && !stop; --left) {
    let low = 99;
    let tied = 0;
    for (let i = 0, n = count(); i < n; ++i) {
      if (!canObliterate(faces[i], a.side)) continue;
      if (faces[i].tech < low) tied = 0;
      low = min(low, faces[i].tech);
      if (faces[i].tech == low) ++tied;
    }
    if (tied == 0) break;
    // With as many tied as are still to go, nobody has to choose among them.
    const isAll = tied <= left;
    listAnswers();
    for (let i = 0, n = count(); i < n; ++i) {
      if (canObliterate(faces[i], a.side) && faces[i].tech == low) offer(THING, i, i);
      if (isAll && tied > 0 && canObliterate(faces[i], a.side) && faces[i].tech == low) break;
    }
    const place = ask(active(), ASK_OBLITERATE);
    if (stop) return;
    mark(idAt(place));
    chosen[chosenCount++ & 63] = idAt(place);
  }
  chosenCount = 0;
  leave(true);
  check();
  actFor(before);
}
const chosen: StaticArray<i32> = new StaticArray<i32>(64);
let chosenCount: i32 = 0;
function canObliterate(face: Face, side: i32): bool {
  if (face.side == side || !(face.kinds & IS_UNIT) || face.unfinished) return false;
  for (let i = 0; i < chosenCount; ++i) if (chosen[i] == face.id) return false;
  return true;
}

/** Whether the attack can go on with this defender. */
function isThere(id: i32, side: i32): bool {
  const o = recordOf(id);
  return o != 0 && controllerOf(o) == side;
}

/** H1 to H11; what it triggers waits at the end. */
export function attack(attacker: i32): void {
  const side = active();
  chosenCount = 0;
  setHalf(ATTACKER, 0);
  let d = chooseDefender(attacker);
  if (stop || !d) return;
  setHalf(ATTACKER, attacker);
  setHalf(DEFENDER, d);
  beginAttackEvents();
  const readiness = faceAt(placeOfId(attacker)).has(KW_READINESS);
  setBit(recordOf(attacker), BIT_ATTACKED, true);
  if (!readiness) exhaust(attacker);
  if (!stop) check();
  if (!stop && inPlay(attacker) && faceAt(placeOfId(attacker)).sum(KW_OBLITERATE) > 0) obliterate(attacker);
  if (!stop) {
    tell(EVENT_ATTACKS, attacker, d);
    emit();
  }
  workOff();
  if (!stop && isThere(attacker, side) && !isThere(d, 1 - side)) {
    d = chooseDefender(attacker);
    if (stop) return;
    setHalf(DEFENDER, d);
    if (d) check();
  }
  if (!stop && d && isThere(attacker, side) && inPlay(d)) fight(attacker, d);
  if (stop) return;
  setHalf(ATTACKER, 0);
  setHalf(DEFENDER, 0);
  noteDelayed(AT_COMBAT_END);
  check();
}
