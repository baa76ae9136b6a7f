// Refusals in a redeploy phase (2.15, 2.16 of the rules).

import { countOf, firstOf, secondOf, typeOf } from './actions';
import { countIn, sizeOf } from './divisions';
import { forceFrom, forceFront, forceOwner, forceRearSize, forcesOf, isSea } from './forces';
import {
  ACT_ASHORE, ACT_FORM_FRONT, ACT_MAN_FORCE, ACT_MAN_FRONT, ACT_MAN_WITH, ACT_MOVE, ACT_MOVE_COUNT, ACT_MOVE_TO, ACT_SAIL_HOME, ACT_SET_OUT,
  ACT_TAKE_ARMOUR, ACT_TAKE_DAMAGED, ACT_TAKE_INFANTRY, ACT_WITHDRAW, FORCES_LIMIT, FORCE_FRESH, LAND_ARRIVED, LAND_TAKEN, OPT_NO_CHAIN, PICK,
  PICK_KIND,
} from './layout';
import { mannedPost } from './manning';
import { EXPEDITION, isHaven, JOINING, LAUNCH, leastTaken, voyageFrom } from './outward';
import { groupAt, isInvaded } from './places';
import { feeding, roomIn, sendable } from './posts';
import { forbid } from './reasons';
import { areaOf } from './redeploy';
import { forbidFront } from './refusals-recruit';
import {
  CQ_FRONT_2, CQ_FRONT_3, CQ_FRONT_5, CQ_INV_16, CQ_MOVE_1, CQ_MOVE_3, CQ_MOVE_5, CQ_MOVE_7, CQ_MOVE_8, CQ_MOVE_9, CQ_OCC_6,
  CQ_SEA_13, CQ_SEA_14, CQ_SEA_15, CQ_SEA_16, CQ_SEA_18, CQ_SEA_2, CQ_SEA_3, CQ_SEA_4, CQ_TURN_1,
} from './rule-numbers';
import { landAcross, landAt, landHas, number, onTurn, option, ownerOf, rear, rearSize } from './state';

export function forbidRedeploy(s: usize, code: u32): void {
  const first = firstOf(code);
  const count = countOf(code);
  switch (typeOf(code)) {
    case ACT_WITHDRAW: {
      forbid(CQ_FRONT_5, ownerOf(s, landAt(first)) != onTurn(s));
      return forbid(CQ_FRONT_3, !groupAt(s, first));
    }
    case ACT_MOVE: return forbidMove(s, first, count);
    case ACT_MOVE_TO: return forbid(CQ_MOVE_1);
    case ACT_MOVE_COUNT: return forbidCount(s, number(s, PICK), number(s, PICK_KIND), count, CQ_MOVE_5);
    case ACT_SET_OUT: return forbidSettingOut(s, first);
    case ACT_SAIL_HOME: return forbidSailing(s, first, secondOf(code));
    case ACT_ASHORE: return forbidComingAshore(s, first);
    case ACT_TAKE_INFANTRY: case ACT_TAKE_ARMOUR: case ACT_TAKE_DAMAGED: return forbidTaking(s, typeOf(code) - ACT_TAKE_INFANTRY, count);
    case ACT_FORM_FRONT: return forbid(count ? CQ_SEA_3 : CQ_SEA_13);
    case ACT_MAN_FRONT: return forbidManning(s, first);
    case ACT_MAN_FORCE: {
      const force = forceFrom(s, first);
      const own = forceOwner(force) == onTurn(s);
      forbid(CQ_SEA_14, !own || !forceRearSize(force));
      return forbid(CQ_SEA_3, own && sizeOf(forceFront(force)) > 1);
    }
    case ACT_MAN_WITH: return forbidManningWith(s, count);
    default: return;
  }
}

function forbidMove(s: usize, t: i32, kind: i32): void {
  if (ownerOf(s, t) != onTurn(s)) return forbid(CQ_MOVE_1);
  forbid(CQ_MOVE_5, landHas(s, t, LAND_ARRIVED << kind) || !rear(s, t, kind));
  forbid(CQ_OCC_6, rear(s, t, kind) > 0 && !sendable(s, t, kind));
  forbid(CQ_MOVE_1, popcnt(areaOf(s, t)) < 2);
}

/** More than may leave: the garrison stays (CQ-OCC-6), and nobody else is there (`rule`). */
function forbidCount(s: usize, t: i32, kind: i32, count: i32, rule: i32): void {
  if (count == 0) return forbid(rule);
  if (count <= sendable(s, t, kind)) return;
  forbid(count <= rear(s, t, kind) ? CQ_OCC_6 : rule);
}

function forbidSettingOut(s: usize, place: i32): void {
  const base = landAt(place);
  const owner = ownerOf(s, landAcross(place));
  if (ownerOf(s, base) != onTurn(s)) return forbid(CQ_MOVE_7);
  if (owner == onTurn(s)) return forbid(CQ_MOVE_3);
  switch (voyageFrom(s, place)) {
    case EXPEDITION: {
      forbid(CQ_MOVE_8, option(s, OPT_NO_CHAIN) && landHas(s, base, LAND_TAKEN));
      return forbid(rear(s, base, 0) ? CQ_OCC_6 : CQ_MOVE_7, !sendable(s, base, 0));
    }
    case JOINING: return forbid(rearSize(s, base) ? CQ_OCC_6 : CQ_SEA_14);
    default: {
      if (owner < 0) return forbid(CQ_INV_16);
      if (!isSea(place)) return forbid(CQ_TURN_1);
      forbid(CQ_SEA_2, !rear(s, base, 1) && !rear(s, base, 2));
      return forbid(CQ_SEA_4, forceFrom(s, place) != 0 || forcesOf(s, onTurn(s)) >= number(s, FORCES_LIMIT));
    }
  }
}

function forbidSailing(s: usize, place: i32, t: i32): void {
  const force = forceFrom(s, place);
  forbid(CQ_SEA_15, forceOwner(force) != onTurn(s) || !isHaven(s, place, t));
  forbid(CQ_SEA_18, forceOwner(force) == onTurn(s) && (force & FORCE_FRESH) != 0);
}

function forbidComingAshore(s: usize, place: i32): void {
  const force = forceFrom(s, place);
  const coast = landAcross(place);
  if (forceOwner(force) != onTurn(s) || ownerOf(s, coast) >= 0) return forbid(CQ_SEA_16);
  forbid(isInvaded(s, coast) ? CQ_INV_16 : CQ_MOVE_7);
}

function forbidTaking(s: usize, kind: i32, count: i32): void {
  const voyage = voyageFrom(s, number(s, PICK));
  const rule = voyage == EXPEDITION ? CQ_MOVE_7 : voyage == LAUNCH ? CQ_SEA_2 : CQ_SEA_14;
  if (count < leastTaken(s, kind)) return forbid(rule);
  forbidCount(s, landAt(number(s, PICK)), kind, count, voyage == LAUNCH ? CQ_SEA_3 : rule);
}

function forbidManning(s: usize, place: i32): void {
  const base = landAt(place);
  if (ownerOf(s, base) != onTurn(s)) return forbid(CQ_MOVE_9);
  forbid(CQ_MOVE_9, !rearSize(s, base));
  forbidFront(s, place);
}

function forbidManningWith(s: usize, group: i32): void {
  const post = mannedPost(s);
  let lacking = group == 0;
  for (let kind = 0; kind < 3; ++kind) if (countIn(group, kind) > feeding(s, post, kind)) lacking = true;
  forbid(CQ_MOVE_9, lacking);
  forbid(CQ_FRONT_2, sizeOf(group) > roomIn(s, post));
}
