// How a plain player regroups, spreads over neutral land and mans fronts (REGROUP and SPREAD of section 4.7 of the rules).

import { action, firstOf, typeOf } from './actions';
import { countIn } from './divisions';
import {
  ACT_ASHORE, ACT_MAN_DONE, ACT_MAN_FORCE, ACT_MOVE, ACT_MOVE_COUNT, ACT_MOVE_DONE, ACT_MOVE_TO, ACT_OUTWARD_DONE, ACT_SET_OUT,
  ACT_TAKE_INFANTRY, ACT_WITHDRAW, ACT_WITHDRAW_DONE, NODE_TAKE_INFANTRY, NOWHERE, PICK, PICK_KIND,
} from './layout';
import { listManning } from './manning';
import { EXPEDITION, LAUNCH, canSetOut, leastTaken, listOutward, voyageFrom } from './outward';
import { groupAt, isAcross, isNeutral, placeNumber, placesFrom } from './places';
import { base, worthOf } from './plan-aims';
import { hostileBorders, wouldTake } from './policy-attack';
import { bestBase } from './policy-recruit';
import { sendable } from './posts';
import { areaOf, mayMove } from './redeploy';
import { landAcross, landAt, node, number, onTurn, ownerOf, rear } from './state';
import { attackFrom, measure, strengthOf } from './strengths';
import { isSea } from './forces';
import { PLACES, TERRITORIES } from './tables';

/** Frees every group that does not lie across: it may be needed elsewhere, and its own rear can man the front again. */
export function withdrawIdle(s: usize): u32 {
  for (let place = 0; place < PLACES; ++place) {
    if (groupAt(s, place) && ownerOf(s, landAt(place)) == onTurn(s) && !isAcross(s, place)) return action(ACT_WITHDRAW, place);
  }
  return action(ACT_WITHDRAW_DONE);
}

/** Where reserves gather. */
function gathering(s: usize): i32 {
  return base != NOWHERE && ownerOf(s, base) == onTurn(s) ? base : bestBase(s, false);
}

/** Land whose troops have nothing to do there. */
function isIdle(s: usize, t: i32): bool {
  if (hostileBorders(s, t)) return false;
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) if (isNeutral(s, landAcross(placeNumber(i)))) return false;
  return true;
}

export function moveReserves(s: usize): u32 {
  const goal = gathering(s);
  if (goal == NOWHERE) return action(ACT_MOVE_DONE);
  const area = areaOf(s, goal);
  for (let t = 0; t < TERRITORIES; ++t) {
    if (t == goal || !((area >> t) & 1) || ownerOf(s, t) != onTurn(s) || !isIdle(s, t)) continue;
    if (mayMove(s, t, 0) && rear(s, t, 0) > 1) return action(ACT_MOVE, t, 0, 0);
    for (let kind = 1; kind < 3; ++kind) if (mayMove(s, t, kind) && rear(s, t, 0)) return action(ACT_MOVE, t, 0, kind);
  }
  return action(ACT_MOVE_DONE);
}

export function moveTo(s: usize): u32 {
  const from = number(s, PICK);
  const area = areaOf(s, from);
  const goal = gathering(s);
  if (goal != from && ((area >> goal) & 1) != 0) return action(ACT_MOVE_TO, goal);
  return action(ACT_MOVE_TO, <i32>ctz(area & ~((<u64>1) << from)));
}

/** All but one infantry, which holds the land and its card. */
export function moveAll(s: usize): u32 {
  const kind = number(s, PICK_KIND);
  const all = sendable(s, number(s, PICK), kind);
  return action(ACT_MOVE_COUNT, 0, 0, kind == 0 && all == rear(s, number(s, PICK), 0) ? max(1, all - 1) : all);
}

/** Neutral neighbours of a territory, `but` left out. */
function neutralAround(s: usize, t: i32, but: i32): i32 {
  let count = 0;
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) {
    const beyond = landAcross(placeNumber(i));
    count += i32(beyond != but && isNeutral(s, beyond));
  }
  return count;
}

/** The best expedition that leaves an infantry at home, else a landing with odds enough, else coming ashore. */
export function goOutward(s: usize, list: usize): u32 {
  const count = listOutward(s, list) - 1;
  let best: u32 = action(ACT_OUTWARD_DONE);
  let most: f32 = 0;
  measure(s);
  for (let i = 0; i < count; ++i) {
    const code = load<u32>(list + (i << 2));
    const value = outwardValue(s, code);
    if (value > most) {
      most = value;
      best = code;
    }
  }
  return best;
}

function outwardValue(s: usize, code: u32): f32 {
  const place = firstOf(code);
  const land = landAcross(place);
  if (typeOf(code) == ACT_ASHORE) return 50;
  if (typeOf(code) != ACT_SET_OUT || !canSetOut(s, place)) return 0;
  const home = landAt(place);
  switch (voyageFrom(s, place)) {
    case EXPEDITION: {
      if (!staysHeld(s, home)) return 0;
      return 10 + worthOf(s, onTurn(s), land) + 0.3 * <f32>neutralAround(s, land, land);
    }
    case LAUNCH: {
      if (!rear(s, home, 1) || !wouldTake(s, onTurn(s), spareStrength(s, home), land)) return 0;
      return worthOf(s, onTurn(s), land);
    }
    default: return 0;
  }
}

/** A division stays behind when an infantry sets out. */
function staysHeld(s: usize, t: i32): bool {
  return sendable(s, t, 0) > i32(sendable(s, t, 0) == rear(s, t, 0));
}

function spareStrength(s: usize, t: i32): f32 {
  return strengthOf(sendable(s, t, 0) - i32(sendable(s, t, 0) == rear(s, t, 0)), sendable(s, t, 1), sendable(s, t, 2));
}

/** An expedition takes as many as can go on from there, a landing force all but one. */
export function takeAlong(s: usize): u32 {
  const kind = node(s) - NODE_TAKE_INFANTRY;
  const place = number(s, PICK);
  const home = landAt(place);
  const least = leastTaken(s, kind);
  const all = sendable(s, home, kind);
  const spare = kind == 0 && all == rear(s, home, 0) ? all - 1 : all;
  let wanted = spare;
  if (voyageFrom(s, place) == EXPEDITION) {
    const land = landAcross(place);
    wanted = kind ? 0 : min(spare, 1 + neutralAround(s, land, land));
  }
  return action(ACT_TAKE_INFANTRY + kind, 0, 0, max(least, wanted));
}

/** Fills landing forces, and puts armour to the border with the strongest enemy: only there does it bombard. */
export function manFronts(s: usize, list: usize): u32 {
  const count = listManning(s, list) - 1;
  let best: u32 = action(ACT_MAN_DONE);
  let most: f32 = 0;
  for (let i = 0; i < count; ++i) {
    const code = load<u32>(list + (i << 2));
    if (typeOf(code) == ACT_MAN_FORCE) return code;
    const place = firstOf(code);
    if (!rear(s, landAt(place), 1) || isSea(place)) continue;
    const threat = attackFrom(s, place ^ 1);
    if (threat > most) {
      most = threat;
      best = code;
    }
  }
  return best;
}

/** Armour first, infantry beside it as long as another one stays in the rear. */
export function manWith(s: usize, list: usize, count: i32): u32 {
  let best = load<u32>(list);
  let most = -1;
  for (let i = 0; i < count; ++i) {
    const group = load<u32>(list + (i << 2)) & 15;
    const value = 4 * countIn(group, 1) + 2 * countIn(group, 0) + countIn(group, 2);
    if (value > most) {
      most = value;
      best = load<u32>(list + (i << 2));
    }
  }
  return best;
}
