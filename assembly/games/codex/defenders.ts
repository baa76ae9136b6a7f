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
import { CX_ATK_3, CX_ATK_5, CX_FLY_3, CX_FLY_4, CX_KW_5, CX_KW_8, CX_PATROL_4, CX_ATK_1, CX_TECH_14 } from './rule-numbers';
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

/** The rule that keeps an attacker from attacking something at all; 0 if none does. */
export function attackReason(a: Face, d: Face): i32 {
  if (d.side == a.side) return CX_ATK_1;
  if (!hasHp(d)) return CX_ATK_5;
  if (d.unfinished) return CX_TECH_14;
  if (isFlier(d) && !isFlier(a) && !a.has(KW_ANTI_AIR)) return CX_FLY_4;
  if (d.hasAny(KW_INVISIBLE) && slotOf(d) == 0 && !sees(a.side, d.id)) return CX_KW_5;
  for (let i = 0; i < d.keywordCount; ++i) {
    const at = d.keywords[i];
    if (word(at) != KW_UNATTACKABLE) continue;
    if (!word(at + 2) || matches(ofKeyword.clear(d.id, d.card, d.side), a, word(at + 2))) return CX_KW_8;
  }
  return isForbidden(a, d) ? CX_ATK_1 : 0;
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
  return slotOf(p) != 0 && p.side == d.side && attackReason(a, p) == 0 && !ignores(a, p, d);
}

/** The rule that forbids attacking something; 0 if it may be attacked (CX-ATK-4). */
export function defenderReason(a: Face, d: Face): i32 {
  const reason = attackReason(a, d);
  if (reason) return reason;
  let stopped = false;
  let byLeader = false;
  let byFlier = false;
  let isOne = false;
  for (let i = 0, n = count(); i < n; ++i) {
    const p = faces[i];
    if (!stops(a, p, d)) continue;
    stopped = true;
    if (slotOf(p) == SLOT_LEADER) byLeader = true;
    if (isFlier(p)) byFlier = true;
    if (p.id == d.id) isOne = true;
  }
  if (!stopped) return 0;
  if (byLeader) return isOne && slotOf(d) == SLOT_LEADER ? 0 : slotOf(d) ? CX_PATROL_4 : CX_ATK_3;
  return isOne ? 0 : byFlier && isFlier(a) ? CX_FLY_3 : CX_ATK_3;
}

/** Whether there is anything an attacker may attack. */
export function canAttackSomething(a: Face): bool {
  view();
  for (let i = 0, n = count(); i < n; ++i) if (faces[i].side != a.side && defenderReason(a, faces[i]) == 0) return true;
  return false;
}
