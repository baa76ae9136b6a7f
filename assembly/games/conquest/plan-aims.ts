// What a plan aims at, and what territories are worth to a seat: plans set it, policies act on it.

import { CAPITALS, LAND_CITY, NOWHERE } from './layout';
import { shareOf } from './mission-reach';
import { starsOf } from './recruit';
import { landHas, ownerOf, players } from './state';
import { CONTINENT_TABLE, LANDS } from './tables';

/** Territory whose border recruits and reserves go to, NOWHERE: wherever they do most. */
export let base: i32 = NOWHERE;
/** Territory that alone is attacked, NOWHERE: whatever is worth it. */
export let target: i32 = NOWHERE;
/** Stars that stay face up to be spent at the end of the turn. */
export let keptStars: i32 = 0;
/** Units of three that become armour, in quarters. */
export let armourShare: i32 = 2;
/** Odds from which an attack is begun. */
export let courage: f32 = 0.6;

/** What a plain player does who has no plan. */
export function aimPlainly(): void {
  setAims(NOWHERE, NOWHERE, 0, 2, 0.6);
}

export function setAims(where: i32, against: i32, kept: i32, armour: i32, odds: f32): void {
  base = where;
  target = against;
  keptStars = kept;
  armourShare = armour;
  courage = odds;
}

/** What a territory is worth to a seat, in about a unit a turn: its card, city, capital, what it does for the continent. */
export function worthOf(s: usize, seat: i32, t: i32): f32 {
  let worth: f32 = 1 + <f32>starsOf(t) + 2 * <f32>i32(landHas(s, t, LAND_CITY));
  for (let other = 0; other < players(s); ++other) {
    if (<i32>load<u8>(s + other, CAPITALS) == t) worth += other == seat ? 4 : 3;
  }
  const continent: i32 = load<u8>(LANDS + 2 * t, 1);
  const bonus = <f32>load<u8>(CONTINENT_TABLE + 3 * continent, 2);
  const share = shareOf(s, seat, continent);
  worth += bonus * share * share;
  const owner = ownerOf(s, t);
  return owner >= 0 && owner != seat && shareOf(s, owner, continent) == 1 ? worth + bonus : worth;
}
