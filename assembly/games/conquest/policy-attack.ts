// Which battle a plain player begins, when he breaks it off, and how he fills groups (FIGHT and STORM of section 4.7 of the
// rules).

import { action, firstOf, secondOf, typeOf } from './actions';
import { countIn, sizeOf } from './divisions';
import { listEngagements } from './engagements';
import { forceFrom } from './forces';
import {
  ACT_ADVANCE_INFANTRY, ACT_BORDER, ACT_BREAK_OFF, ACT_CONTEST, ACT_COUNTER, ACT_END_ATTACK, ACT_FIGHT_ON, ACT_LANDING,
  ACT_RAID_FRONT, ACT_RAID_REAR, ACT_STRIKE, ACT_WALK_IN, BATTLE_KIND, BATTLE_SOURCE, BATTLE_TARGET, NODE_ADVANCE_INFANTRY, NOWHERE,
} from './layout';
import { advancing } from './occupation';
import { groupAt, isHostile, placeNumber, placesFrom } from './places';
import { courage, target, worthOf } from './plan-aims';
import { sendable } from './posts';
import { landAcross, landAt, node, number, onTurn, ownerOf } from './state';
import { attackFrom, defenceOf, forceStrength, groupStrength, measure, oddsAgainst, strengthOf } from './strengths';
import { takeOdds } from './take-odds';

/** Odds below which a battle that goes badly is broken off, as a share of those from which one is begun. */
const ENOUGH: f32 = 0.6;

function sendableStrength(s: usize, t: i32): f32 {
  return strengthOf(sendable(s, t, 0), sendable(s, t, 1), sendable(s, t, 2));
}

/** Odds of an engagement: to take the land, or to beat the group that is attacked. */
export function oddsOfEngagement(s: usize, code: u32): f32 {
  const place = firstOf(code);
  const seat = onTurn(s);
  switch (typeOf(code)) {
    case ACT_BORDER: case ACT_LANDING: case ACT_RAID_FRONT: case ACT_RAID_REAR: {
      const land = landAcross(place);
      return oddsAgainst(s, seat, attackFrom(s, place), land, ownerOf(s, land));
    }
    case ACT_STRIKE: return takeOdds(sendableStrength(s, place), invaderStrength(s, secondOf(code)), 0, 0);
    case ACT_CONTEST: return takeOdds(attackFrom(s, place), invaderStrength(s, secondOf(code)), 0, 0);
    case ACT_COUNTER: {
      const own = sendableStrength(s, landAt(place)) + groupStrength(groupAt(s, place));
      return takeOdds(own, forceStrength(forceFrom(s, place ^ 1)), 0, 0);
    }
    default: return 1;
  }
}

/** A group across is fed from its base; a force is all there is. */
function invaderStrength(s: usize, place: i32): f32 {
  const force = forceFrom(s, place);
  return force ? forceStrength(force) : groupStrength(groupAt(s, place));
}

/** Territory an engagement is about. */
export function landOf(code: u32): i32 {
  return typeOf(code) == ACT_STRIKE ? firstOf(code) : typeOf(code) == ACT_COUNTER ? landAt(firstOf(code)) : landAcross(firstOf(code));
}

function worth(s: usize, code: u32): f32 {
  const land = landOf(code);
  switch (typeOf(code)) {
    case ACT_WALK_IN: return 100;
    // What lies across already has done half of the work.
    case ACT_RAID_FRONT: return 2 * worthOf(s, onTurn(s), land) - 0.1 * groupStrength(groupAt(s, secondOf(code)));
    case ACT_RAID_REAR: return 2 * worthOf(s, onTurn(s), land) - 0.5;
    default: return worthOf(s, onTurn(s), land);
  }
}

/** The engagement worth most by its odds, the end of the attack phase if none has odds enough. */
export function bestEngagement(s: usize, list: usize): u32 {
  const count = listEngagements(s, list) - 1;
  let best: u32 = action(ACT_END_ATTACK);
  let most: f32 = 0;
  measure(s);
  for (let i = 0; i < count; ++i) {
    const code = load<u32>(list + (i << 2));
    if (target != NOWHERE && landOf(code) != target) continue;
    const odds = oddsOfEngagement(s, code);
    if (odds < courage) continue;
    const value = odds * worth(s, code);
    if (value > most) {
      most = value;
      best = code;
    }
  }
  return best;
}

export function goOnFighting(s: usize): u32 {
  measure(s);
  const code = action(number(s, BATTLE_KIND), number(s, BATTLE_SOURCE), number(s, BATTLE_TARGET));
  return oddsOfEngagement(s, code) < courage * ENOUGH ? action(ACT_BREAK_OFF) : action(ACT_FIGHT_ON);
}

/** The largest group, of those the one with most armour: it bombards, and infantry takes the first hits beside it. */
export function largestGroup(list: usize, count: i32): u32 {
  let best = load<u32>(list);
  let most = -1;
  for (let i = 0; i < count; ++i) {
    const code = load<u32>(list + (i << 2));
    const group = code & 15;
    const value = 10 * sizeOf(group) + 3 * countIn(group, 1) + 2 * countIn(group, 0) + countIn(group, 2);
    if (value > most) {
      most = value;
      best = code;
    }
  }
  return best;
}

/** Everything moves in but one infantry, which keeps the base; more stay where the base has other enemies. */
export function advanceAll(s: usize): u32 {
  const kind = node(s) - NODE_ADVANCE_INFANTRY;
  const most = advancing(s, kind);
  if (kind) return action(ACT_ADVANCE_INFANTRY + kind, 0, 0, most);
  const kept = hostileBorders(s, landAt(number(s, BATTLE_SOURCE))) > 1 ? most / 3 : 1;
  return action(ACT_ADVANCE_INFANTRY, 0, 0, max(min(most, 1), most - kept));
}

export function hostileBorders(s: usize, t: i32): i32 {
  let count = 0;
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) count += i32(isHostile(s, placeNumber(i)));
  return count;
}

/** Odds of a seat against a territory whose defence `measure` found, with troops of this strength. */
export function wouldTake(s: usize, seat: i32, strength: f32, t: i32): bool {
  return defenceOf(t) > 0 && oddsAgainst(s, seat, strength, t, ownerOf(s, t)) >= courage;
}
