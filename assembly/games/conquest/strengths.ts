// How strong each territory is, and who could take it next: what evaluation and plans know of a position's fronts.

import { reserve } from '../../kernel/arena';
import { countIn } from './divisions';
import { forceFrom, forceFront, forceRear, isSea } from './forces';
import { BATTLE_FOE, BATTLE_KIND, BATTLE_OWN, BATTLE_SOURCE, CAPITALS, LAND_CITY } from './layout';
import { groupAt } from './places';
import { hasReward, landAcross, landAt, landHas, number, ownerOf, players, rear } from './state';
import { STRENGTH_ARMOUR, STRENGTH_DAMAGED, takeOdds } from './take-odds';
import { PLACES, REWARD_ATTACK_DIE, REWARD_DEFENCE_DIE, TERRITORIES } from './tables';

/** Most players, which is how many odds each territory has. */
const SEATS: i32 = 5;

/** Per territory f32: strength of all divisions that belong to it, landing forces aside, in infantry. */
const strengths = reserve(TERRITORIES * 4);
/** Per territory f32 by seat: the best odds of that seat to take it from one base or landing force. */
const odds = reserve(TERRITORIES * SEATS * 4);

@inline
export function strengthOf(infantry: i32, armour: i32, damaged: i32): f32 {
  return <f32>infantry + STRENGTH_ARMOUR * <f32>armour + STRENGTH_DAMAGED * <f32>damaged;
}

@inline
export function groupStrength(group: i32): f32 {
  return strengthOf(countIn(group, 0), countIn(group, 1), countIn(group, 2));
}

@inline
export function rearStrength(s: usize, t: i32): f32 {
  return strengthOf(rear(s, t, 0), rear(s, t, 1), rear(s, t, 2));
}

export function forceStrength(force: u32): f32 {
  return groupStrength(forceFront(force)) + strengthOf(forceRear(force, 0), forceRear(force, 1), forceRear(force, 2));
}

/** As `measure` found it. */
@inline
export function defenceOf(t: i32): f32 {
  return load<f32>(strengths + (t << 2));
}

@inline
function addDefence(t: i32, strength: f32): void {
  store<f32>(strengths + (t << 2), defenceOf(t) + strength);
}

/** Best odds of a seat to take a territory of another one in its next attack phase with the troops it has, as `measure` found it. */
@inline
export function oddsOf(seat: i32, t: i32): f32 {
  return load<f32>(odds + ((t * SEATS + seat) << 2));
}

/** Odds that a territory falls to the strongest of the others (fall odds, section 9.2 of the rules). */
export function fallOdds(s: usize, t: i32): f32 {
  let worst: f32 = 0;
  for (let seat = 0; seat < players(s); ++seat) if (seat != ownerOf(s, t)) worst = max<f32>(worst, oddsOf(seat, t));
  return worst;
}

/** Finds strengths and odds of all territories; the other functions of this file answer for the state measured last. */
export function measure(s: usize): void {
  for (let t = 0; t < TERRITORIES; ++t) store<f32>(strengths + (t << 2), ownerOf(s, t) < 0 ? 0 : rearStrength(s, t));
  for (let place = 0; place < PLACES; ++place) {
    const group = groupAt(s, place);
    if (group) addDefence(landAt(place), groupStrength(group));
  }
  if (number(s, BATTLE_KIND)) addNamed(s);
  memory.fill(odds, 0, TERRITORIES * SEATS * 4);
  for (let place = 0; place < PLACES; ++place) tryPlace(s, place);
}

/** Groups named from a rear stand in no other list while their battle lasts. */
function addNamed(s: usize): void {
  const source = number(s, BATTLE_SOURCE);
  if (number(s, BATTLE_OWN)) addDefence(source, groupStrength(number(s, BATTLE_OWN)));
  if (number(s, BATTLE_FOE)) addDefence(landAcross(source), groupStrength(number(s, BATTLE_FOE)));
}

/** Strength that could attack from a front place, or from the landing force that sailed from it. */
export function attackFrom(s: usize, place: i32): f32 {
  if (isSea(place)) return forceStrength(forceFrom(s, place));
  return rearStrength(s, landAt(place)) + groupStrength(groupAt(s, place));
}

/** Seat that could attack across a place: over land the owner, over sea that of a landing force; -1 where nobody could. */
function attackerAt(s: usize, place: i32): i32 {
  return isSea(place) ? <i32>(forceFrom(s, place) & 7) - 1 : ownerOf(s, landAt(place));
}

/** Odds to take the land across from a place, with what could attack from there less what stays; -1 where nobody could. */
export function oddsFrom(s: usize, place: i32, staying: f32 = 0): f32 {
  const beyond = landAcross(place);
  const owner = ownerOf(s, beyond);
  const seat = attackerAt(s, place);
  if (owner < 0 || seat < 0 || seat == owner) return -1;
  return oddsAgainst(s, seat, attackFrom(s, place) - staying, beyond, owner);
}

function tryPlace(s: usize, place: i32): void {
  const chance = oddsFrom(s, place);
  if (chance < 0) return;
  const beyond = landAcross(place);
  const seat = attackerAt(s, place);
  if (chance > oddsOf(seat, beyond)) store<f32>(odds + ((beyond * SEATS + seat) << 2), chance);
}

/** Odds of a seat to take a territory of another one with troops of this strength. */
export function oddsAgainst(s: usize, seat: i32, attackers: f32, t: i32, owner: i32): f32 {
  const attackDie = i32(hasReward(s, seat, REWARD_ATTACK_DIE));
  return takeOdds(attackers, defenceOf(t), attackDie, i32(hasHoldingDie(s, t, owner)));
}

/** The owner of a territory rolls one more die there (CQ-DICE-4, CQ-DICE-5). */
export function hasHoldingDie(s: usize, t: i32, owner: i32): bool {
  if (landHas(s, t, LAND_CITY) || hasReward(s, owner, REWARD_DEFENCE_DIE)) return true;
  for (let seat = 0; seat < players(s); ++seat) if (<i32>load<u8>(s + seat, CAPITALS) == t) return true;
  return false;
}
