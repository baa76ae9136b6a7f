// A battle round by round (2.19 of the rules), from its engagement to its end.

import { action, firstOf, put, putCounts, secondOf, typeOf } from './actions';
import { nextRound } from './combat';
import { composed, countIn, listGroups, sizeOf } from './divisions';
import { eliminate } from './elimination';
import { forceFrom, forceFront, forceRear } from './forces';
import {
  ACT_BREAK_OFF, ACT_BRING_UP, ACT_COMMIT, ACT_CONTEST, ACT_FALL_BACK, ACT_FIGHT_ON, ACT_RESUPPLY, ACT_RETREAT, ACT_ROLL, ACT_STAY,
  ACT_WALK_IN, BATTLE_KIND, BATTLE_SOURCE, BATTLE_TARGET,
  DAMAGED, DECIDER, FORCE_ALERTED, FRONT_ACROSS, NODE_ATTACK, NODE_BRING_UP, NODE_COMMIT, NODE_FALL_BACK, NODE_GO_ON, NODE_RESUPPLY,
  NODE_RETREAT, NODE_ROLL, OPT_RESUPPLY_BOTH,
} from './layout';
import { takeLosses } from './losses';
import { lieAcross, settleOccupation } from './occupation';
import { dropIdleFronts, loseEmptyLands } from './ownership';
import { groupAt, isAcross, isAlerted, isInvaded, othersLieIn, placeNumber, placesFrom, setGroup, unmarkPlace } from './places';
import {
  addFeeding, attacksLand, battleLand, canSend, feeding, feedingSize, fill, foePost, groupOf, isForcePost, isNamedPost, isRaid,
  ownPost, placeOf, roomIn, seatAt, sendableTo, setGroupOf,
} from './posts';
import { addRear, ask, clearBattle, clearStep, goTo, number, onTurn, option, ownerOf, rear, setNumber, setOwner } from './state';
import { NEAR, PLACES, TERRITORIES } from './tables';

export function beginBattle(s: usize, code: u32): void {
  setNumber(s, BATTLE_KIND, typeOf(code));
  setNumber(s, BATTLE_SOURCE, firstOf(code));
  setNumber(s, BATTLE_TARGET, secondOf(code));
  if (typeOf(code) == ACT_WALK_IN) settleLand(s);
  else beginRound(s);
}

/** Round step 1: the owner of invaded land may retreat instead. */
function beginRound(s: usize): void {
  ask(s, NODE_RETREAT, seatAt(s, foePost(s)));
}

/** Own neighbours to retreat to, then `stay`; nothing but `stay` where nobody can retreat (CQ-INV-13, CQ-INV-15). */
export function listRetreats(s: usize, out: usize): i32 {
  let n = 0;
  if (canRetreat(s)) {
    const land = battleLand(s);
    for (let t = 0; t < TERRITORIES; ++t) if (isRefuge(s, land, t)) n = put(out, n, action(ACT_RETREAT, t));
  }
  return put(out, n, action(ACT_STAY));
}

/** The divisions attacked are of invaded land. */
export function canRetreat(s: usize): bool {
  return attacksLand(number(s, BATTLE_KIND)) && isInvaded(s, battleLand(s));
}

export function isRefuge(s: usize, land: i32, t: i32): bool {
  return ((load<u64>(NEAR + 24 * land) >> t) & 1) != 0 && ownerOf(s, t) == ownerOf(s, land);
}

/** All divisions of the land go to the rear of one territory, groups lying across from it too (CQ-INV-14). */
export function retreat(s: usize, refuge: i32): void {
  const land = battleLand(s);
  const named = foePost(s);
  for (let kind = 0; kind < 3; ++kind) {
    let count = rear(s, land, kind);
    addRear(s, land, kind, -count);
    if (isNamedPost(named)) count += countIn(groupOf(s, named), kind);
    for (let i = placesFrom(land); i < placesFrom(land + 1); ++i) count += countIn(groupAt(s, placeNumber(i)), kind);
    addRear(s, refuge, kind, count);
  }
  if (isNamedPost(named)) setGroupOf(s, named, 0);
  for (let i = placesFrom(land); i < placesFrom(land + 1); ++i) {
    setGroup(s, placeNumber(i), 0);
    unmarkPlace(s, placeNumber(i), FRONT_ACROSS);
  }
  setOwner(s, land, -1);
  settleLand(s);
}

/** Round step 8; ends the battle unless the advance is to be chosen. */
function settleLand(s: usize): void {
  if (settleOccupation(s)) endBattle(s);
}

export function stay(s: usize): void {
  goTo(s, NODE_COMMIT);
}

/** Round step 2 (CQ-ATT-7). */
export function listCommits(s: usize, out: usize): i32 {
  const post = ownPost(s);
  const least = groupOf(s, post) ? 0 : 1;
  return listGroups(action(ACT_COMMIT), least, roomIn(s, post), sendableTo(s, post, 0), sendableTo(s, post, 1), sendableTo(s, post, 2), out);
}

export function commit(s: usize, group: i32): void {
  fill(s, ownPost(s), group);
  ask(s, NODE_RESUPPLY, seatAt(s, foePost(s)));
}

/** Round step 3 (CQ-LOSS-9, CQ-INV-6). */
export function listResupplies(s: usize, out: usize): i32 {
  const post = foePost(s);
  const room = mayResupply(s, post) ? roomIn(s, post) : 0;
  const least = isNamedPost(post) && !groupOf(s, post) ? 1 : 0;
  return listGroups(action(ACT_RESUPPLY), least, room, feeding(s, post, 0), feeding(s, post, 1), feeding(s, post, 2), out);
}

export function mayResupply(s: usize, post: i32): bool {
  if (isNamedPost(post) || option(s, OPT_RESUPPLY_BOTH)) return true;
  return isForcePost(post) ? (forceFrom(s, placeOf(post)) & FORCE_ALERTED) != 0 : isAlerted(s, post);
}

/** Round step 4 follows: against an empty place the invasion succeeds (CQ-INV-1). */
export function resupply(s: usize, group: i32): void {
  const post = foePost(s);
  fill(s, post, group);
  if (groupOf(s, post)) return goTo(s, NODE_ROLL);
  if (!isRaid(number(s, BATTLE_KIND))) lieAcross(s, ownPost(s));
  endBattle(s);
}

/** Round step 5: pairs of a result and its ways. */
export function listRolls(s: usize, out: usize): i32 {
  const row = nextRound(s);
  let n = 0;
  for (let result = 0; result < 4; ++result) {
    const ways = load<u32>(row + (result << 2));
    if (!ways) continue;
    store<u32>(out + (n << 3), action(ACT_ROLL, 0, 0, result));
    store<u32>(out + (n++ << 3), ways, 4);
  }
  return n;
}

export function rolled(s: usize, result: i32): void {
  takeLosses(s, result);
  if (attacksLand(number(s, BATTLE_KIND)) && ownerOf(s, battleLand(s)) < 0) return settleLand(s);
  if (isDecided(s)) return endContest(s);
  ask(s, NODE_FALL_BACK, onTurn(s));
}

/** Round step 6: a force is gone, a group lying across is empty, or a raided front or rear has nobody left to send. */
function isDecided(s: usize): bool {
  const own = ownPost(s);
  const foe = foePost(s);
  if (isForcePost(own) && !forceFrom(s, placeOf(own))) return true;
  if (isForcePost(foe)) return forceFrom(s, placeOf(foe)) == 0;
  if (groupOf(s, foe)) return false;
  if (isNamedPost(foe)) return feedingSize(s, foe) == 0;
  if (isAcross(s, foe)) return true;
  return isRaid(number(s, BATTLE_KIND)) && feedingSize(s, foe) == 0;
}

/** Ends the battle; whoever is left alone by a contest over ownerless land takes it. */
function endContest(s: usize): void {
  if (number(s, BATTLE_KIND) == ACT_CONTEST && takesContested(s)) settleLand(s);
  else endBattle(s);
}

function takesContested(s: usize): bool {
  const land = battleLand(s);
  if (ownerOf(s, land) >= 0 || !groupOf(s, ownPost(s))) return false;
  return !othersLieIn(s, land, onTurn(s));
}

/** Round step 7: how many damaged armour of a side's group may fall back (CQ-LOSS-6, CQ-INV-8, CQ-SEA-13). */
export function mostFallingBack(s: usize, attacker: bool): i32 {
  const post = attacker ? ownPost(s) : foePost(s);
  if (isNamedPost(post) || (!attacker && isRaid(number(s, BATTLE_KIND)))) return 0;
  const group = groupOf(s, post);
  const damaged = countIn(group, DAMAGED);
  return isForcePost(post) ? max(0, min(damaged, sizeOf(group) - 1)) : damaged;
}

@inline
function attackerDecides(s: usize): bool {
  return number(s, DECIDER) == onTurn(s);
}

export function listFallBacks(s: usize, out: usize): i32 {
  return putCounts(out, ACT_FALL_BACK, 0, mostFallingBack(s, attackerDecides(s)));
}

export function fallBack(s: usize, count: i32): void {
  const attacker = attackerDecides(s);
  const post = attacker ? ownPost(s) : foePost(s);
  if (count) {
    setGroupOf(s, post, withoutDamaged(groupOf(s, post), count));
    addFeeding(s, post, DAMAGED, count);
  }
  const foe = seatAt(s, foePost(s));
  if (attacker && foe >= 0) ask(s, NODE_FALL_BACK, foe);
  else ask(s, NODE_BRING_UP, onTurn(s));
}

function withoutDamaged(group: i32, count: i32): i32 {
  return composed(countIn(group, 0), countIn(group, 1), countIn(group, DAMAGED) - count);
}

/** Round step 7, second part: one or two divisions for the empty front of a landing force (CQ-SEA-13). */
export function listBringUps(s: usize, out: usize): i32 {
  const post = attackerDecides(s) ? ownPost(s) : foePost(s);
  if (!isForcePost(post)) return put(out, 0, action(ACT_BRING_UP));
  const force = forceFrom(s, placeOf(post));
  if (forceFront(force)) return put(out, 0, action(ACT_BRING_UP));
  return listGroups(action(ACT_BRING_UP), 1, 2, forceRear(force, 0), forceRear(force, 1), forceRear(force, 2), out);
}

export function bringUp(s: usize, group: i32): void {
  const attacker = attackerDecides(s);
  if (group) fill(s, attacker ? ownPost(s) : foePost(s), group);
  const foe = seatAt(s, foePost(s));
  if (attacker && foe >= 0) return ask(s, NODE_BRING_UP, foe);
  endRound(s);
}

/** The end of round step 7. */
function endRound(s: usize): void {
  const foe = foePost(s);
  if (!isForcePost(foe) && isAcross(s, foe) && !groupOf(s, foe)) return endContest(s);
  if (!groupOf(s, ownPost(s)) && !canSend(s, ownPost(s))) return endBattle(s);
  goTo(s, NODE_GO_ON);
}

export function listGoOns(out: usize): i32 {
  return put(out, put(out, 0, action(ACT_FIGHT_ON)), action(ACT_BREAK_OFF));
}

export function goOn(s: usize, code: u32): void {
  if (typeOf(code) == ACT_FIGHT_ON) beginRound(s);
  else endBattle(s);
}

/** What happens when a battle ends, not before, and in this order. */
export function endBattle(s: usize): void {
  const foe = seatAt(s, foePost(s));
  returnNamed(s, ownPost(s));
  returnNamed(s, foePost(s));
  clearBattle(s);
  clearStep(s);
  loseEmptyLands(s);
  for (let place = 0; place < PLACES; ++place) {
    if (isAcross(s, place) && !groupAt(s, place)) unmarkPlace(s, place, FRONT_ACROSS);
  }
  dropIdleFronts(s);
  goTo(s, NODE_ATTACK);
  eliminate(s, foe);
}

function returnNamed(s: usize, post: i32): void {
  if (!isNamedPost(post)) return;
  const group = groupOf(s, post);
  for (let kind = 0; kind < 3; ++kind) addFeeding(s, post, kind, countIn(group, kind));
}
