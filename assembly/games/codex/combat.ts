// Combat damage (2.25, H8 to H10): who deals how much to whom, in two batches.

import {
  KW_ANTI_AIR, KW_ARMOR_PIERCING, KW_LONG_RANGE, KW_OVERPOWER, KW_SPARKSHOT, KW_SWIFT_STRIKE, SLOT_LEADER,
} from './effects/codes';
import { notePoints } from './effects/asked';
import { slotOf } from './effects/match';
import { ask, listAnswers, offer, stop } from './ask';
import { check } from './check';
import { spillsOnBase } from './continuous';
import { addHit, dealHits } from './damage';
import { canReach, isFlier, isHidden, slipsPast } from './defenders';
import { Face } from './face';
import { faceAt, faces, view } from './faces';
import { ASK_EXCESS, ASK_SPARK, OBJ_ARMOR, OBJ_DAMAGE, OBJ_ID, OPT_OVERPOWER_ARMOR, THING } from './layout';
import { count, fieldOf, halfOf, idAt, inPlay, placeOfId, recordOf } from './objects';
import { addonOf, hasAddon, techBuilding } from './requirements';
import { FACE_TOWER } from './tables';
import { active, option } from './table';

const MOST: i32 = 32;
/** Recipients of sparkshot, and the one of overpower; anti-air patrollers that were flown over. */
const sparks: StaticArray<i32> = new StaticArray<i32>(MOST);
let sparkCount: i32 = 0;
let excess: i32 = 0;
const guards: StaticArray<i32> = new StaticArray<i32>(8);
let guardCount: i32 = 0;

@inline function faceOfId(id: i32): Face { return faceAt(placeOfId(id)); }

/** Damage beyond what kills a victim, as things stand (CX-KW-12). */
function beyond(striker: Face, victim: Face): i32 {
  const o = recordOf(victim.id);
  const armor = striker.has(KW_ARMOR_PIERCING) || option(OPT_OVERPOWER_ARMOR) == 1 ? 0 : fieldOf(o, OBJ_ARMOR);
  return max(0, striker.atk - armor - max(0, victim.hp - fieldOf(o, OBJ_DAMAGE)));
}

function chooseSparks(a: Face, d: Face): void {
  sparkCount = 0;
  const slot = slotOf(d);
  const times = min(MOST, a.times(KW_SPARKSHOT));
  for (let n = 0; n < times && slot && !stop; ++n) {
    listAnswers();
    let found = false;
    for (let i = 0, all = count(); i < all; ++i) {
      const other = slotOf(faces[i]);
      if (faces[i].side != d.side || !other || abs(other - slot) != 1) continue;
      offer(THING, i, i);
      found = true;
    }
    if (!found) return;
    const place = ask(active(), ASK_SPARK);
    if (!stop) sparks[sparkCount++] = idAt(place);
  }
}

/** Another patroller it could have attacked or, if there is none, anything else it could attack at all. */
function chooseExcess(a: Face, d: Face): void {
  excess = 0;
  if (!a.has(KW_OVERPOWER) || !slotOf(d) || spillsOnBase(placeOfId(a.id)) || beyond(a, d) == 0) return;
  let patrolling = false;
  for (let i = 0, n = count(); i < n; ++i) if (canTakeExcess(a, d, faces[i]) && slotOf(faces[i])) patrolling = true;
  listAnswers();
  let found = false;
  for (let i = 0, n = count(); i < n; ++i) {
    if (!canTakeExcess(a, d, faces[i]) || (patrolling && !slotOf(faces[i]))) continue;
    offer(THING, i, i);
    found = true;
  }
  if (!found) return;
  const place = ask(active(), ASK_EXCESS);
  if (!stop) excess = idAt(place);
  else notePoints(beyond(a, d));
}
function canTakeExcess(a: Face, d: Face, other: Face): bool {
  return other.id != d.id && other.side == d.side && canReach(a, other);
}

/** Anti-air patrollers a flier passes: all on the way to what does not patrol, else the leader (CX-FLY-6 to 9). */
function listGuards(a: Face, d: Face): void {
  guardCount = 0;
  if (!isFlier(a)) return;
  for (let i = 0, n = count(); i < n && guardCount < 8; ++i) {
    const p = faces[i];
    const slot = slotOf(p);
    if (p.side != d.side || !slot || p.id == d.id || !p.has(KW_ANTI_AIR) || isFlier(p)) continue;
    if (slotOf(d) && slot != SLOT_LEADER) continue;
    if (!slipsPast(a, p, d)) guards[guardCount++] = p.id;
  }
}

/** What one fighter deals to another, and what goes beyond. */
function strike(striker: Face, victim: Face, isAttack: bool): void {
  const n = striker.atk;
  const spills = victim.isBody && spillsOnBase(placeOfId(striker.id));
  const more = (isAttack && excess) || spills ? beyond(striker, victim) : 0;
  const id = striker.id;
  const side = striker.side;
  if (spills) {
    addHit(striker, id, side, victim.id, n - more, true);
    addHit(striker, id, side, halfOf(techBuilding(victim.side, 0), OBJ_ID), more, true);
    return;
  }
  addHit(striker, id, side, victim.id, n - (excess && isAttack && inPlay(excess) ? more : 0), true);
  if (isAttack && excess && inPlay(excess)) addHit(striker, id, side, excess, more, true);
}

/** Whether the defender hits back (CX-ATK-5, CX-FLY-1, CX-FLY-4, CX-KW-15). */
function hitsBack(a: Face, d: Face): bool {
  if (!d.isBody) return false;
  if (a.has(KW_LONG_RANGE) && !d.has(KW_LONG_RANGE)) return false;
  return !isFlier(a) || isFlier(d) || d.has(KW_ANTI_AIR);
}

/** The Tower's 1 damage to an attacker its controller can see (CX-ADD-6). */
function shootTower(a: Face, d: Face): void {
  if (!hasAddon(d.side, FACE_TOWER) || isHidden(a, d)) return;
  const tower = faceOfId(addonOf(d.side));
  addHit(tower, tower.id, tower.side, a.id, 1, true);
}

/** Hits of those who strike in a batch. */
function strikeBatch(attacker: i32, defender: i32, swift: bool, both: bool): void {
  view();
  if (inPlay(attacker) && (both || faceOfId(attacker).has(KW_SWIFT_STRIKE) == swift)) {
    const a = faceOfId(attacker);
    if (inPlay(defender)) strike(a, faceOfId(defender), true);
    for (let i = 0; i < sparkCount; ++i) addHit(a, a.id, a.side, sparks[i], 1, true);
  }
  if (!inPlay(attacker)) return;
  const a = faceOfId(attacker);
  if (inPlay(defender)) {
    const d = faceOfId(defender);
    if (hitsBack(a, d) && (both || d.has(KW_SWIFT_STRIKE) == swift)) strike(d, a, false);
  }
  for (let i = 0; i < guardCount; ++i) {
    if (!inPlay(guards[i])) continue;
    const p = faceOfId(guards[i]);
    if (slotOf(p) && (both || p.has(KW_SWIFT_STRIKE) == swift)) addHit(p, p.id, p.side, attacker, p.atk, true);
  }
}

function isAnySwift(attacker: i32, defender: i32): bool {
  const a = faceOfId(attacker);
  const d = faceOfId(defender);
  if (a.has(KW_SWIFT_STRIKE) || (hitsBack(a, d) && d.has(KW_SWIFT_STRIKE))) return true;
  for (let i = 0; i < guardCount; ++i) if (inPlay(guards[i]) && faceOfId(guards[i]).has(KW_SWIFT_STRIKE)) return true;
  return false;
}

export function fight(attacker: i32, defender: i32): void {
  view();
  chooseSparks(faceOfId(attacker), faceOfId(defender));
  if (!stop) chooseExcess(faceOfId(attacker), faceOfId(defender));
  if (stop) return;
  listGuards(faceOfId(attacker), faceOfId(defender));
  if (isAnySwift(attacker, defender)) {
    strikeBatch(attacker, defender, true, false);
    shootTower(faceOfId(attacker), faceOfId(defender));
    dealHits();
    if (!stop) check();
    if (stop) return;
    strikeBatch(attacker, defender, false, false);
  } else {
    strikeBatch(attacker, defender, false, true);
    shootTower(faceOfId(attacker), faceOfId(defender));
  }
  dealHits();
  if (!stop) check();
}

