// The end phase: cards for land, the guaranteed card, cities, airfields (2.18 of the rules).

import { action, put } from './actions';
import { countIn } from './divisions';
import {
  ACT_BUILD, ACT_CARD, ACT_END_TURN, ACT_SHIFT_AIRFIELD, AIRFIELD_PRICE, CITY_LIMIT, CITY_PRICE, LAND_CITY, NODE_AIRFIELD_TO,
  NODE_CARD, NODE_END, PICK,
} from './layout';
import { placeAirfield } from './missions';
import { groupAt, isInvaded, placeNumber, placesFrom } from './places';
import { starsOf } from './recruit';
import { airfieldsOn, clearStep, giveCard, goTo, hasReward, holderOf, isTurned, landHas, markLand, number, onTurn, ownerOf, rear, setNumber } from './state';
import { REWARD_GUARANTEED_CARD, TERRITORIES } from './tables';

/** Cards of own land with infantry that is not invaded come to the player, face up (CQ-END-2). */
export function gainCards(s: usize): void {
  const seat = onTurn(s);
  for (let t = 0; t < TERRITORIES; ++t) {
    if (ownerOf(s, t) != seat || holderOf(s, t) == seat) continue;
    if (hasInfantry(s, t) && !isInvaded(s, t)) giveCard(s, t, seat, false);
  }
  goTo(s, hasReward(s, seat, REWARD_GUARANTEED_CARD) && deckSize(s) ? NODE_CARD : NODE_END);
}

function hasInfantry(s: usize, t: i32): bool {
  if (rear(s, t, 0)) return true;
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) if (countIn(groupAt(s, placeNumber(i)), 0)) return true;
  return false;
}

/** Cards nobody holds. */
function deckSize(s: usize): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) count += i32(holderOf(s, t) < 0);
  return count;
}

/** Pairs of a card nobody holds and its weight (CQ-REW-9). */
export function listDraws(s: usize, out: usize): i32 {
  let n = 0;
  for (let t = 0; t < TERRITORIES; ++t) {
    if (holderOf(s, t) >= 0) continue;
    store<u32>(out + (n << 3), action(ACT_CARD, t));
    store<u32>(out + (n++ << 3), 1, 4);
  }
  return n;
}

export function drawCard(s: usize, t: i32): void {
  giveCard(s, t, onTurn(s), false);
  goTo(s, NODE_END);
}

/** Stars on the cards of the player on turn that lie face up. */
export function starsUp(s: usize): i32 {
  return upWith(s, 1) + 2 * upWith(s, 2);
}

/** Cards of the player on turn that lie face up and show so many stars. */
function upWith(s: usize, stars: i32): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) count += i32(isUp(s, t) && starsOf(t) == stars);
  return count;
}

@inline
function isUp(s: usize, t: i32): bool {
  return holderOf(s, t) == onTurn(s) && !isTurned(s, t);
}

/** The smallest sufficient total, then the fewest cards, then the lowest territories (CQ-END-7). */
function pay(s: usize, price: i32): void {
  let ones = upWith(s, 1);
  let twos = min(upWith(s, 2), price / 2);
  if (price - 2 * twos > ones) twos = (price + 1) / 2;
  ones = max(0, price - 2 * twos);
  for (let t = 0; t < TERRITORIES; ++t) {
    if (!isUp(s, t)) continue;
    if (starsOf(t) == 2 ? twos-- > 0 : ones-- > 0) giveCard(s, t, onTurn(s), true);
  }
}

export function citiesBuilt(s: usize): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) count += i32(landHas(s, t, LAND_CITY));
  return count;
}

export function canBuild(s: usize, t: i32): bool {
  return ownerOf(s, t) == onTurn(s) && !landHas(s, t, LAND_CITY);
}

export function listEnd(s: usize, out: usize): i32 {
  const stars = starsUp(s);
  let n = 0;
  if (stars >= CITY_PRICE && citiesBuilt(s) < number(s, CITY_LIMIT)) {
    for (let t = 0; t < TERRITORIES; ++t) if (canBuild(s, t)) n = put(out, n, action(ACT_BUILD, t));
  }
  if (stars >= AIRFIELD_PRICE && landsOwned(s) > 1) {
    for (let t = 0; t < TERRITORIES; ++t) {
      if (ownerOf(s, t) == onTurn(s) && airfieldsOn(s, t)) n = put(out, n, action(ACT_SHIFT_AIRFIELD, t));
    }
  }
  return put(out, n, action(ACT_END_TURN));
}

export function landsOwned(s: usize): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) count += i32(ownerOf(s, t) == onTurn(s));
  return count;
}

export function build(s: usize, t: i32): void {
  pay(s, CITY_PRICE);
  markLand(s, t, LAND_CITY);
}

export function chooseAirfield(s: usize, t: i32): void {
  setNumber(s, PICK, t);
  goTo(s, NODE_AIRFIELD_TO);
}

/** Own territories, for a new airfield or for one that leaves `from`. */
export function listAirfields(s: usize, type: i32, from: i32, out: usize): i32 {
  let n = 0;
  for (let t = 0; t < TERRITORIES; ++t) if (ownerOf(s, t) == onTurn(s) && t != from) n = put(out, n, action(type, t));
  return n;
}

export function shiftAirfield(s: usize, t: i32): void {
  pay(s, AIRFIELD_PRICE);
  placeAirfield(s, t, number(s, PICK));
  clearStep(s);
  goTo(s, NODE_END);
}
