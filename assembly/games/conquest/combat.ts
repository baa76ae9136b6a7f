// What either side brings to a round: dice, bombardment, air support (CQ-DICE, CQ-INV-7, CQ-REW-5).

import { armourIn, sizeOf } from './divisions';
import { roundRow, side } from './dice';
import { BATTLE_KIND, LAND_CITY, OPT_AIRFIELD_NEXT } from './layout';
import { isInvaded } from './places';
import { attacksLand, baseOf, battleLand, feedingSize, foePost, groupOf, isForcePost, ownPost, seatAt } from './posts';
import { airfieldsOn, capitalOn, hasReward, landHas, number, onTurn, option, ownerOf } from './state';
import { NEAR, REWARD_ATTACK_DIE, REWARD_DEFENCE_DIE, TERRITORIES } from './tables';

/** Address of the ways of the four results of the round that is to be fought (dice.ts). */
export function nextRound(s: usize): usize {
  return roundRow(attackerSide(s), defenderSide(s));
}

export function attackerSide(s: usize): i32 {
  const post = ownPost(s);
  const size = sizeOf(groupOf(s, post));
  const dice = size + i32(isCovered(s)) + i32(hasAttackDie(s));
  return side(size, dice, bombarding(s, post), i32(hasAirSupport(s, post)));
}

export function defenderSide(s: usize): i32 {
  const post = foePost(s);
  const size = sizeOf(groupOf(s, post));
  const dice = size + i32(holdsCity(s) || hasDefenceDie(s));
  return side(size, dice, bombarding(s, post), i32(hasAirSupport(s, post)));
}

/** CQ-DICE-2. */
export function isCovered(s: usize): bool {
  const post = ownPost(s);
  return sizeOf(groupOf(s, post)) == 2 && feedingSize(s, post) > 0;
}

/** CQ-DICE-3. */
export function hasAttackDie(s: usize): bool {
  return hasReward(s, onTurn(s), REWARD_ATTACK_DIE);
}

/** CQ-DICE-4. */
export function holdsCity(s: usize): bool {
  if (!attacksLand(number(s, BATTLE_KIND))) return false;
  const land = battleLand(s);
  return landHas(s, land, LAND_CITY) || capitalOn(s, land) >= 0;
}

/** The reward of the defender; beside a city it counts for nothing (CQ-DICE-5). */
export function hasDefenceDie(s: usize): bool {
  return hasReward(s, seatAt(s, foePost(s)), REWARD_DEFENCE_DIE);
}

/** Armour of the group that bombards: none of invaded land, whoever attacks; a landing force stands on none (CQ-INV-7). */
export function bombarding(s: usize, post: i32): i32 {
  return isForcePost(post) || !isInvaded(s, baseOf(post)) ? armourIn(groupOf(s, post)) : 0;
}

/** An airfield of the same player on the base of the group or next to it (CQ-REW-5). */
export function hasAirSupport(s: usize, post: i32): bool {
  const seat = seatAt(s, post);
  const base = baseOf(post);
  const near = load<u64>(NEAR + 24 * base);
  for (let t = 0; t < TERRITORIES; ++t) {
    if (!airfieldsOn(s, t) || ownerOf(s, t) != seat) continue;
    if (((near >> t) & 1) != 0) return true;
    if (t == base && !option(s, OPT_AIRFIELD_NEXT)) return true;
  }
  return false;
}
