// Whom something may attack (CX-ATK-4, CX-FLY): which patrollers stop it, and which it may ignore.

import {
  IS_BUILDING, KW_ANTI_AIR, KW_FLYING, KW_INVISIBLE, KW_STEALTH, KW_UNATTACKABLE, KW_UNSTOPPABLE, MOD_FORBID, SLOT_LEADER,
} from './effects/codes';
import { ofKeyword } from './effects/effect';
import { matches, slotOf } from './effects/match';
import { Face } from './face';
import { faces, view } from './faces';
import { DETECTED, OBJ_SLOT } from './layout';
import { controllerOf, count, fieldOf, record } from './objects';
import { word } from './printed';
import { hasAddon } from './requirements';
import { beginReasons, endReasons, forbid, reasonAt, reasonCount } from './reasons';
import {
  CX_ATK_1, CX_ATK_3, CX_ATK_5, CX_FLY_3, CX_FLY_4, CX_KW_30, CX_KW_5, CX_KW_6, CX_KW_8, CX_PATROL_4, CX_TECH_14,
} from './rule-numbers';
import { firstMod, modAt, nextMod, sourceOf } from './sources';
import { FACE_TOWER } from './tables';
import { halfOfSide } from './table';
import { sees } from './targeting';

export function isFlier(face: Face): bool { return face.has(KW_FLYING); }
export function hasHp(face: Face): bool { return face.isBody || (face.kinds & IS_BUILDING) != 0; }

/** Stealth or invisible when attacking a defender; partial stealth only against those it names (CX-KW-4, CX-KW-5). */
function sneaks(a: Face, d: Face): bool {
  for (let i = 0; i < a.keywordCount; ++i) {
    const at = a.keywords[i];
    if (word(at) == KW_INVISIBLE) return true;
    if (word(at) != KW_STEALTH) continue;
    if (!word(at + 3) || matches(ofKeyword.clear(a.id, a.card, a.side), d, word(at + 3))) return true;
  }
  return false;
}
/** An unused Tower sees the first hidden attacker (H2, CX-ADD-5). */
export function hasTower(seat: i32): bool { return hasAddon(seat, FACE_TOWER) && halfOfSide(seat, DETECTED) == 0; }
/** Whether an attacker is hidden from the defending player, an unused Tower aside. */
export function isHidden(a: Face, d: Face): bool { return sneaks(a, d) && !sees(d.side, a.id); }

function isUnstoppable(a: Face, p: Face, d: Face): bool {
  for (let i = 0; i < a.keywordCount; ++i) {
    const at = a.keywords[i];
    if (word(at) != KW_UNSTOPPABLE) continue;
    const b = ofKeyword.clear(a.id, a.card, a.side);
    if (word(at + 2) && !matches(b, p, word(at + 2))) continue;
    if (word(at + 3) && !matches(b, d, word(at + 3))) continue;
    if (word(at + 4) >= 0 && patrollers(d.side) != word(at + 4)) continue;
    return true;
  }
  return false;
}
function patrollers(seat: i32): i32 {
  let n = 0;
  for (let i = 0, all = count(); i < all; ++i) if (controllerOf(record(i)) == seat && fieldOf(record(i), OBJ_SLOT)) ++n;
  return n;
}

/** Whether an attacker may ignore a patroller for another reason than flying (CX-FLY-9). */
export function slipsPast(a: Face, p: Face, d: Face): bool {
  return (isHidden(a, d) && !hasTower(d.side)) || isUnstoppable(a, p, d);
}
function ignores(a: Face, p: Face, d: Face): bool {
  if (isFlier(a) != isFlier(p)) return true;
  return slipsPast(a, p, d);
}

function isOutOfReach(a: Face, d: Face): bool { return isFlier(d) && !isFlier(a) && !a.has(KW_ANTI_AIR); }
function isUnseen(a: Face, d: Face): bool {
  return d.hasAny(KW_INVISIBLE) && slotOf(d) == 0 && !sees(a.side, d.id);
}
function isUnattackable(a: Face, d: Face): bool {
  for (let i = 0; i < d.keywordCount; ++i) {
    const at = d.keywords[i];
    if (word(at) != KW_UNATTACKABLE) continue;
    if (!word(at + 2) || matches(ofKeyword.clear(d.id, d.card, d.side), a, word(at + 2))) return true;
  }
  return false;
}

/** Whether an attacker can attack something at all, patrollers aside. */
export function canReach(a: Face, d: Face): bool {
  return d.side != a.side && hasHp(d) && !d.unfinished && !isOutOfReach(a, d) && !isUnseen(a, d) && !isUnattackable(a, d)
    && !isForbidden(a, d);
}
/** Adds every rule that keeps it from that. */
function listReachReasons(a: Face, d: Face): void {
  if (d.unfinished) forbid(CX_TECH_14);
  if (!hasHp(d)) forbid(CX_ATK_5);
  if (d.side == a.side) forbid(CX_ATK_1);
  if (isUnattackable(a, d)) forbid(CX_KW_8);
  if (isOutOfReach(a, d)) forbid(CX_FLY_4);
  if (d.side != a.side && isUnseen(a, d)) forbid(CX_KW_5);
  if (isForbidden(a, d)) forbid(CX_KW_30);
}
function isForbidden(a: Face, d: Face): bool {
  for (let m = firstMod(MOD_FORBID); m >= 0; m = nextMod(m, MOD_FORBID)) {
    const source = sourceOf(m);
    const mod = modAt(m);
    if (word(mod + 1) != 0 || !source.isOn) continue;
    if (word(mod + 2) && !matches(source.binding, a, word(mod + 2))) continue;
    if (!word(mod + 3) || matches(source.binding, d, word(mod + 3))) return true;
  }
  return false;
}

/** Whether a patroller stops an attacker on its way to a defender. */
export function stops(a: Face, p: Face, d: Face): bool {
  return slotOf(p) != 0 && p.side == d.side && canReach(a, p) && !ignores(a, p, d);
}

/** Who stops an attacker on its way to a defender: anybody, the squad leader, a flier, the defender itself. */
const ANYBODY: i32 = 1;
const LEADER: i32 = 2;
const FLIER: i32 = 4;
const ITSELF: i32 = 8;
function stoppers(a: Face, d: Face): i32 {
  let who = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const p = faces[i];
    if (!stops(a, p, d)) continue;
    who |= ANYBODY;
    if (slotOf(p) == SLOT_LEADER) who |= LEADER;
    if (isFlier(p)) who |= FLIER;
    if (p.id == d.id) who |= ITSELF;
  }
  return who;
}
function isOpenTo(d: Face, who: i32): bool {
  return who == 0 || ((who & ITSELF) != 0 && (!(who & LEADER) || slotOf(d) == SLOT_LEADER));
}

/** Whether something may be attacked (CX-ATK-4). */
export function canAttack(a: Face, d: Face): bool { return canReach(a, d) && isOpenTo(d, stoppers(a, d)); }

/** Adds every rule that forbids attacking something, what says most about it first. */
export function listDefenderReasons(a: Face, d: Face): void {
  if (!canReach(a, d)) return listReachReasons(a, d);
  const who = stoppers(a, d);
  if (isOpenTo(d, who)) return;
  if ((who & LEADER) && slotOf(d)) return forbid(CX_PATROL_4);
  if ((who & FLIER) && isFlier(a)) forbid(CX_FLY_3);
  if (sneaks(a, d)) forbid(CX_KW_6);
  forbid(CX_ATK_3);
}
/** The first of them; 0 if it may be attacked. */
export function defenderReason(a: Face, d: Face): i32 {
  const before = beginReasons();
  listDefenderReasons(a, d);
  const reason = reasonCount ? reasonAt(0) : 0;
  endReasons(before);
  return reason;
}

/** Whether there is anything an attacker may attack. */
export function canAttackSomething(a: Face): bool {
  view();
  for (let i = 0, n = count(); i < n; ++i) if (faces[i].side != a.side && canAttack(a, faces[i])) return true;
  return false;
}
