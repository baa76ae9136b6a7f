// What a round of a battle is rolled with, number by number, for those who show it.

import { bombarding, hasAirSupport, hasAttackDie, hasDefenceDie, holdsCity, isCovered } from './combat';
import { sizeOf } from './divisions';
import { BATTLE_KIND } from './layout';
import { foePost, groupOf, ownPost } from './posts';
import { number } from './state';

/** Numbers of either side: divisions, dice of cover, city and reward (CQ-DICE-2 .. -5), bombarding armour, air support. */
const NUMBERS: i32 = 6;

/**
 * Writes the numbers of the attacker, then of the defender, as i32, for the groups as they stand; returns how many there are,
 * 0 where no battle is fought or a side has no division in its group.
 */
export function writeRound(s: usize, out: usize): i32 {
  if (!number(s, BATTLE_KIND)) return 0;
  const own = ownPost(s);
  const foe = foePost(s);
  const attackers = sizeOf(groupOf(s, own));
  const defenders = sizeOf(groupOf(s, foe));
  if (!attackers || !defenders) return 0;
  const inCity = holdsCity(s);
  writeSide(s, own, out, attackers, isCovered(s), false, hasAttackDie(s));
  writeSide(s, foe, out + (NUMBERS << 2), defenders, false, inCity, !inCity && hasDefenceDie(s));
  return 2 * NUMBERS;
}

function writeSide(s: usize, post: i32, to: usize, divisions: i32, cover: bool, city: bool, reward: bool): void {
  store<i32>(to, divisions, 0);
  store<i32>(to, i32(cover), 4);
  store<i32>(to, i32(city), 8);
  store<i32>(to, i32(reward), 12);
  store<i32>(to, bombarding(s, post), 16);
  store<i32>(to, i32(hasAirSupport(s, post)), 20);
}
