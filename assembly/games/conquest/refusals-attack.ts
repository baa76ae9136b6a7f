// Refusals in the attack phase (2.10 to 2.15 of the rules).

import { countOf, firstOf, secondOf, typeOf } from './actions';
import { canRetreat, isRefuge, mayResupply, mostFallingBack } from './battle';
import { countIn, sizeOf } from './divisions';
import { canAttackFrom, isRaidable, liesAcross } from './engagements';
import { forceFrom, forceOwner, isAshore, isSea } from './forces';
import {
  ACT_ADVANCE_ARMOUR, ACT_ADVANCE_DAMAGED, ACT_ADVANCE_INFANTRY, ACT_BORDER, ACT_BRING_UP, ACT_COMMIT, ACT_CONTEST, ACT_COUNTER, ACT_FALL_BACK,
  ACT_LANDING, ACT_RAID_FRONT, ACT_RAID_REAR, ACT_RESUPPLY, ACT_RETREAT, ACT_STRIKE, ACT_WALK_IN, BATTLE_KIND, DAMAGED, DECIDER, INFANTRY,
} from './layout';
import { leastAdvancing } from './menu';
import { groupAt, invaderAt, isAcross, isClosed, othersLieIn } from './places';
import { advancing } from './occupation';
import {
  battleLand, canSend, feeding, foePost, groupOf, invaderPost, isForcePost, isNamedPost, isRaid, keepsGarrison,
  mayStart, ownPost, roomIn, sendableTo,
} from './posts';
import { forbid } from './reasons';
import {
  CQ_ATT_3, CQ_ATT_4, CQ_ATT_7, CQ_BOARD_2, CQ_FRONT_2, CQ_INV_10, CQ_INV_11, CQ_INV_13, CQ_INV_15, CQ_INV_17, CQ_INV_4, CQ_INV_5, CQ_INV_6,
  CQ_INV_8, CQ_LOSS_6, CQ_LOSS_9, CQ_OCC_2, CQ_OCC_5, CQ_OCC_6, CQ_SEA_1, CQ_SEA_11, CQ_SEA_13, CQ_SEA_3,
} from './rule-numbers';
import { landAcross, landAt, number, onTurn, ownerOf, rear, rearSize } from './state';
import { NEAR, TERRITORIES } from './tables';

export function forbidAttack(s: usize, code: u32): void {
  const first = firstOf(code);
  switch (typeOf(code)) {
    case ACT_BORDER: return forbidBorder(s, first);
    case ACT_LANDING: return forbidLanding(s, first);
    case ACT_RAID_FRONT: {
      forbid(CQ_INV_5, !liesAcross(s, first) || !isRaidable(s, first, secondOf(code)));
      return forbid(CQ_OCC_5, liesAcross(s, first) && !mayStart(s, invaderPost(first)));
    }
    case ACT_RAID_REAR: {
      forbid(CQ_INV_5, !liesAcross(s, first) || !rearSize(s, landAcross(first)));
      return forbid(CQ_OCC_5, liesAcross(s, first) && !mayStart(s, invaderPost(first)));
    }
    case ACT_STRIKE: return forbidStrike(s, first, secondOf(code));
    case ACT_CONTEST: return forbidContest(s, first, secondOf(code));
    case ACT_COUNTER: return forbidCounter(s, first);
    case ACT_WALK_IN: {
      const land = landAcross(first);
      return forbid(CQ_INV_17, !liesAcross(s, first) || ownerOf(s, land) >= 0 || othersLieIn(s, land, onTurn(s)));
    }
    case ACT_RETREAT: return forbidRetreat(s, first);
    case ACT_COMMIT: return forbidCommit(s, countOf(code));
    case ACT_RESUPPLY: return forbidResupply(s, countOf(code));
    case ACT_FALL_BACK: return forbidFallBack(s, countOf(code), number(s, DECIDER) == onTurn(s));
    case ACT_BRING_UP: return forbid(CQ_SEA_13);
    case ACT_ADVANCE_INFANTRY: case ACT_ADVANCE_ARMOUR: case ACT_ADVANCE_DAMAGED: {
      return forbidAdvance(s, typeOf(code) - ACT_ADVANCE_INFANTRY, countOf(code));
    }
    default: return;
  }
}

/** Choices of a battle that were never open or are over: the rule that closes them, if one does. */
export function forbidLate(s: usize, code: u32): void {
  switch (typeOf(code)) {
    case ACT_RETREAT: return forbidRetreat(s, firstOf(code));
    case ACT_RESUPPLY: {
      const isFought = number(s, BATTLE_KIND) != ACT_WALK_IN;
      return forbid(CQ_LOSS_9, isFought && countOf(code) != 0 && !mayResupply(s, foePost(s)));
    }
    case ACT_FALL_BACK: return forbidFallBack(s, countOf(code), number(s, DECIDER) == onTurn(s));
    default: return;
  }
}

/** Enemy land lies beyond (CQ-ATT-3). */
function forbidTarget(s: usize, land: i32): void {
  forbid(CQ_ATT_3, ownerOf(s, land) < 0 || ownerOf(s, land) == onTurn(s));
}

/** Somebody must go, and somebody must stay in land just taken. */
function forbidSource(s: usize, place: i32): void {
  if (canAttackFrom(s, place)) return;
  const t = landAt(place);
  forbid(CQ_OCC_5, !mayStart(s, place));
  if (groupAt(s, place) || canSend(s, place)) return;
  forbid(rearSize(s, t) ? CQ_OCC_6 : CQ_ATT_7);
}

function forbidBorder(s: usize, place: i32): void {
  forbid(CQ_SEA_1, isSea(place));
  forbidTarget(s, landAcross(place));
  if (ownerOf(s, landAt(place)) != onTurn(s)) return forbid(CQ_ATT_4);
  forbid(CQ_INV_5, isAcross(s, place));
  forbid(CQ_INV_4, isClosed(s, place));
  forbidSource(s, place);
}

function forbidLanding(s: usize, place: i32): void {
  const force = forceFrom(s, place);
  if (forceOwner(force) != onTurn(s)) return forbid(CQ_SEA_1);
  forbid(CQ_INV_5, isAshore(force));
  forbidTarget(s, landAcross(place));
}

function forbidStrike(s: usize, t: i32, place: i32): void {
  forbid(CQ_INV_10, ownerOf(s, t) != onTurn(s) || landAcross(place) != t || invaderAt(s, place ^ 1) < 0);
  if (ownerOf(s, t) != onTurn(s)) return;
  forbid(CQ_INV_10, !rearSize(s, t));
  forbid(CQ_OCC_5, keepsGarrison(s, t) && !rear(s, t, INFANTRY));
  forbid(CQ_OCC_6, rearSize(s, t) == 1 && keepsGarrison(s, t) && rear(s, t, INFANTRY) == 1);
}

function forbidContest(s: usize, place: i32, target: i32): void {
  const other = invaderAt(s, target ^ 1);
  const together = liesAcross(s, place) && landAcross(target) == landAcross(place) && other >= 0 && other != onTurn(s);
  forbid(CQ_INV_11, !together);
  forbid(CQ_OCC_5, liesAcross(s, place) && !mayStart(s, invaderPost(place)));
}

function forbidCounter(s: usize, place: i32): void {
  const force = forceFrom(s, place ^ 1);
  const owner = forceOwner(force);
  const own = ownerOf(s, landAt(place)) == onTurn(s);
  if (!own) return forbid(CQ_SEA_11);
  forbid(isClosed(s, place) ? CQ_INV_4 : CQ_SEA_11, isClosed(s, place) || owner < 0 || owner == onTurn(s));
  forbidSource(s, place);
}

/** Only divisions of invaded land retreat, all to one own neighbour of it. */
function forbidRetreat(s: usize, t: i32): void {
  if (!canRetreat(s) || ownerOf(s, battleLand(s)) < 0) return forbid(CQ_INV_13);
  const land = battleLand(s);
  if (!hasRefuge(s, land)) return forbid(CQ_INV_15);
  const isNear = ((load<u64>(NEAR + 24 * land) >> t) & 1) != 0;
  forbid(CQ_BOARD_2, !isNear);
  forbid(CQ_INV_13, ownerOf(s, t) != ownerOf(s, land));
}

function hasRefuge(s: usize, land: i32): bool {
  for (let t = 0; t < TERRITORIES; ++t) if (isRefuge(s, land, t)) return true;
  return false;
}

function forbidCommit(s: usize, group: i32): void {
  const post = ownPost(s);
  forbid(CQ_ATT_7, !group && !groupOf(s, post));
  let lacking = sizeOf(group) > roomIn(s, post);
  for (let kind = 0; kind < 3; ++kind) {
    const wanted = countIn(group, kind);
    if (wanted <= sendableTo(s, post, kind)) continue;
    if (wanted <= feeding(s, post, kind)) forbid(CQ_OCC_6);
    else lacking = true;
  }
  forbid(CQ_ATT_4, lacking);
}

function forbidResupply(s: usize, group: i32): void {
  const post = foePost(s);
  forbid(CQ_LOSS_9, group != 0 && !mayResupply(s, post));
  forbid(CQ_INV_6, isNamedPost(post) && !group && !groupOf(s, post));
  forbid(isNamedPost(post) ? CQ_INV_6 : isForcePost(post) ? CQ_SEA_3 : CQ_FRONT_2, sizeOf(group) > roomIn(s, post));
  let lacking = false;
  for (let kind = 0; kind < 3; ++kind) if (countIn(group, kind) > feeding(s, post, kind)) lacking = true;
  forbid(CQ_ATT_4, lacking);
}

/** Only damaged armour of a group that has a rear to go to, and never the last division of a landing force. */
function forbidFallBack(s: usize, count: i32, attacker: bool): void {
  if (count <= mostFallingBack(s, attacker)) return;
  const post = attacker ? ownPost(s) : foePost(s);
  forbid(CQ_INV_8, !attacker && isRaid(number(s, BATTLE_KIND)));
  forbid(CQ_INV_10, attacker && isNamedPost(post));
  forbid(CQ_LOSS_6, count > countIn(groupOf(s, post), DAMAGED));
  forbid(CQ_SEA_13, isForcePost(post) && count >= sizeOf(groupOf(s, post)));
}

/** At least one division moves in, the garrison stays (CQ-OCC-2, CQ-OCC-6). */
function forbidAdvance(s: usize, kind: i32, count: i32): void {
  const post = ownPost(s);
  forbid(CQ_OCC_2, count < leastAdvancing(s, kind));
  if (count <= advancing(s, kind)) return;
  const all = countIn(groupOf(s, post), kind) + feeding(s, post, kind);
  forbid(count <= all ? CQ_OCC_6 : CQ_OCC_2);
}
