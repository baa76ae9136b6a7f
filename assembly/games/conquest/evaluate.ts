// The estimated win chance of every seat, from named linear features: starting weights of section 9.3 of the rules.

import { alive } from './elimination';
import { MISSIONS, NOWHERE, PHASE } from './layout';
import { starsOf, unitsWithoutCards } from './recruit';
import { capitalOf, holderOf, number, ownerOf, players } from './state';
import { armourOf, infantryOf } from './supply';
import { TERRITORIES } from './tables';

/** What each feature adds to the logarithm of a seat's odds. */
const UNIT: f32 = 0.03;
const ARMOUR_UNITS: f32 = 3;
const INCOME: f32 = 0.12;
const MISSION: f32 = 0.5;
const CAPITAL: f32 = 0.4;
const TERRITORY: f32 = 0.03;

/** Writes the win chances of all seats, f32: the softmax over their scores; a seat without divisions has none. */
export function writeChances(s: usize, out: usize): void {
  const left = number(s, PHASE) ? alive(s) : -1;
  let total: f32 = 0;
  for (let seat = 0; seat < players(s); ++seat) {
    const chance: f32 = (left >> seat) & 1 ? Mathf.exp(scoreOf(s, seat)) : 0;
    store<f32>(out + (seat << 2), chance);
    total += chance;
  }
  for (let seat = 0; seat < players(s); ++seat) store<f32>(out + (seat << 2), load<f32>(out + (seat << 2)) / total);
}

function scoreOf(s: usize, seat: i32): f32 {
  const capital = capitalOf(s, seat);
  const held = capital != NOWHERE && ownerOf(s, capital) == seat;
  return UNIT * (<f32>infantryOf(s, seat) + ARMOUR_UNITS * <f32>armourOf(s, seat)) +
    INCOME * <f32>(unitsWithoutCards(s, seat) + stars(s, seat)) +
    MISSION * <f32>popcnt(load<u16>(s + 2 * seat, MISSIONS)) +
    (held ? CAPITAL : 0) +
    TERRITORY * <f32>lands(s, seat);
}

function stars(s: usize, seat: i32): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) if (holderOf(s, t) == seat) count += starsOf(t);
  return count;
}

function lands(s: usize, seat: i32): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) count += i32(ownerOf(s, t) == seat);
  return count;
}
