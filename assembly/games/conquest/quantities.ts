// Numbers for maps over the board (section 9.2 of the rules): income and its swing exactly, odds as the evaluation knows them.

import { reserve } from '../../kernel/arena';
import { isSea } from './forces';
import { ATTACK, INFANTRY, LAND_CITY, LAND_TAKEN, STATE_BYTES } from './layout';
import { INCOME_BUILDINGS, INCOME_CARD, INCOME_SHARE, QUANTITY_ROWS, SWING_GAIN, SWING_LOSS } from './quantity-rows';
import { continentsOf, countsCapital, starsOf, unitsWithoutCards } from './recruit';
import { giveCard, holderOf, landAt, landHas, ownerOf, phase, players, rear, setOwner } from './state';
import { measure, oddsFrom } from './strengths';
import { CONTINENTS, CONTINENT_TABLE, PLACES, TERRITORIES } from './tables';

const scratch = reserve(STATE_BYTES);

function put(out: usize, row: i32, t: i32, value: f32): void {
  store<f32>(out + ((row * TERRITORIES + t) << 2), value);
}

/** Units of the next count with all cards turned over (CQ-REC-1). */
function incomeOf(s: usize, seat: i32): i32 {
  let units = unitsWithoutCards(s, seat);
  for (let t = 0; t < TERRITORIES; ++t) if (holderOf(s, t) == seat) units += starsOf(t);
  return units;
}

/** Writes QUANTITY_ROWS f32 of every territory, swings for `seat`; returns how many numbers. */
export function writeQuantities(s: usize, seat: i32, out: usize): i32 {
  memory.fill(out, 0, QUANTITY_ROWS * TERRITORIES * 4);
  for (let t = 0; t < TERRITORIES; ++t) {
    const owner = ownerOf(s, t);
    if (owner >= 0) writeIncome(s, t, owner, out);
    if (owner != seat) writeSwing(s, t, seat, out);
  }
  for (let c = 0; c < CONTINENTS; ++c) writeShares(s, c, out);
  return QUANTITY_ROWS * TERRITORIES;
}

function writeIncome(s: usize, t: i32, owner: i32, out: usize): void {
  put(out, INCOME_CARD, t, holderOf(s, t) == owner ? <f32>starsOf(t) : 0);
  put(out, INCOME_BUILDINGS, t, <f32>(i32(landHas(s, t, LAND_CITY)) + i32(countsCapital(s, t))));
}

/** The bonus of a continent that somebody owns is brought by its territories in equal parts (CQ-REC-4). */
function writeShares(s: usize, c: i32, out: usize): void {
  const first: i32 = load<u8>(CONTINENT_TABLE + 3 * c);
  const size: i32 = load<u8>(CONTINENT_TABLE + 3 * c, 1);
  const owner = ownerOf(s, first);
  if (owner < 0 || !((continentsOf(s, owner) >> c) & 1)) return;
  const share = <f32>load<u8>(CONTINENT_TABLE + 3 * c, 2) / <f32>size;
  for (let t = first; t < first + size; ++t) put(out, INCOME_SHARE, t, share);
}

function writeSwing(s: usize, t: i32, seat: i32, out: usize): void {
  memory.copy(scratch, s, STATE_BYTES);
  setOwner(scratch, t, seat);
  giveCard(scratch, t, seat, false);
  let loss = 0;
  for (let other = 0; other < players(s); ++other) {
    if (other != seat) loss += incomeOf(s, other) - incomeOf(scratch, other);
  }
  put(out, SWING_GAIN, t, <f32>(incomeOf(scratch, seat) - incomeOf(s, seat)));
  put(out, SWING_LOSS, t, <f32>loss);
}

/**
 * Writes for every front place the odds to take the land across from it, as f32: with the group there and its rear, over sea
 * with the landing force that sailed from it. -1 where nobody could. Returns how many numbers.
 */
export function writeOdds(s: usize, out: usize): i32 {
  measure(s);
  for (let place = 0; place < PLACES; ++place) store<f32>(out + (place << 2), oddsOfAttack(s, place));
  return PLACES;
}

/** From land taken this turn nobody attacks without an infantry in its rear, which stays (CQ-OCC-6). */
function oddsOfAttack(s: usize, place: i32): f32 {
  const base = landAt(place);
  if (isSea(place) || phase(s) != ATTACK || !landHas(s, base, LAND_TAKEN)) return oddsFrom(s, place);
  return rear(s, base, INFANTRY) ? oddsFrom(s, place, 1) : -1;
}
