// Counting what the evaluation weighs (evaluation-terms.ts), for all seats in one look at the board.

import { reserve } from '../../kernel/arena';
import { countIn, sizeOf } from './divisions';
import {
  TERMS, TERM_AIRFIELDS, TERM_AT_SEA, TERM_CAPITAL, TERM_CAPITAL_RISK, TERM_CITIES, TERM_CONTINENTS, TERM_EXPOSED, TERM_INCOME,
  TERM_LAST_MISSION, TERM_MISSIONS, TERM_NEAR_MISSIONS, TERM_NO_CARD, TERM_OPEN_BORDERS, TERM_TURN, TERM_UNITS,
} from './evaluation-terms';
import { forceFront, forceOwner, forceRear } from './forces';
import {
  ARMOUR_LEFT, ATTACK, BATTLE_FOE, BATTLE_KIND, BATTLE_OWN, BATTLE_SOURCE, CITY_PRICE, INFANTRY_LEFT, LANES, LAND_CITY, MISSIONS,
  MISSIONS_TO_WIN, NODE_RAISE, NODE_TURN_CARD, NOWHERE, RECRUIT, UNITS,
} from './layout';
import { cubes, nearest, reachMissions, shareOf } from './mission-reach';
import { groupAt, isHostile, placeNumber, placesFrom } from './places';
import { starsOf, unitsWithoutCards } from './recruit';
import { fallOdds, measure } from './strengths';
import {
  airfieldsOn, capitalOf, holderOf, isTurned, landAcross, landHas, node, number, onTurn, ownerOf, phase, players, rear,
} from './state';
import { CONTINENTS, CONTINENT_TABLE, LANES_COUNT, TERRITORIES } from './tables';

const SEATS: i32 = 5;
const counts = reserve(SEATS * TERMS * 4);

@inline
function cell(seat: i32, term: i32): usize {
  return counts + ((seat * TERMS + term) << 2);
}

@inline
function add(seat: i32, term: i32, by: f32): void {
  store<f32>(cell(seat, term), load<f32>(cell(seat, term)) + by);
}

/** What `countTerms` found. */
@inline
export function counted(seat: i32, term: i32): f32 {
  return load<f32>(cell(seat, term));
}

@inline
function units(infantry: i32, armour: i32, damaged: i32): f32 {
  return <f32>(infantry + 3 * armour + 2 * damaged);
}

@inline
function unitsIn(group: i32): f32 {
  return units(countIn(group, 0), countIn(group, 1), countIn(group, 2));
}

/** Counts every term of every seat. */
export function countTerms(s: usize): void {
  memory.fill(counts, 0, SEATS * TERMS * 4);
  measure(s);
  for (let t = 0; t < TERRITORIES; ++t) {
    const seat = ownerOf(s, t);
    if (seat >= 0) countLand(s, t, seat);
    if (holderOf(s, t) >= 0) add(holderOf(s, t), TERM_INCOME, <f32>starsOf(t));
  }
  for (let lane = 0; lane < LANES_COUNT; ++lane) countForce(load<u32>(s + (lane << 2), LANES));
  if (number(s, BATTLE_KIND)) countNamed(s);
  for (let seat = 0; seat < players(s); ++seat) countSeat(s, seat);
  if (phase(s)) countTurn(s, onTurn(s));
}

function countLand(s: usize, t: i32, seat: i32): void {
  const waiting = rear(s, t, 0) + rear(s, t, 1) + rear(s, t, 2);
  let all = units(rear(s, t, 0), rear(s, t, 1), rear(s, t, 2));
  let infantry = rear(s, t, 0);
  let hostile = false;
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) {
    const place = placeNumber(i);
    const group = groupAt(s, place);
    all += unitsIn(group);
    infantry += countIn(group, 0);
    if (!isHostile(s, place)) continue;
    hostile = true;
    if (waiting + sizeOf(group) < 2) add(seat, TERM_OPEN_BORDERS, 1);
  }
  add(seat, TERM_UNITS, all);
  if (!infantry) add(seat, TERM_NO_CARD, 1);
  if (landHas(s, t, LAND_CITY)) add(seat, TERM_CITIES, 1);
  if (hostile) add(seat, TERM_AIRFIELDS, <f32>airfieldsOn(s, t));
  add(seat, TERM_EXPOSED, fallOdds(s, t) * <f32>(starsOf(t) + i32(landHas(s, t, LAND_CITY))));
}

function countForce(force: u32): void {
  if (!force) return;
  const size = unitsIn(forceFront(force)) + units(forceRear(force, 0), forceRear(force, 1), forceRear(force, 2));
  add(forceOwner(force), TERM_UNITS, size);
  add(forceOwner(force), TERM_AT_SEA, size);
}

/** Groups named from a rear stand in no other list while their battle lasts. */
function countNamed(s: usize): void {
  add(onTurn(s), TERM_UNITS, unitsIn(number(s, BATTLE_OWN)));
  const owner = ownerOf(s, landAcross(number(s, BATTLE_SOURCE)));
  if (owner >= 0) add(owner, TERM_UNITS, unitsIn(number(s, BATTLE_FOE)));
}

function countSeat(s: usize, seat: i32): void {
  const capital = capitalOf(s, seat);
  const held = popcnt(load<u16>(s + 2 * seat, MISSIONS));
  const needed = number(s, MISSIONS_TO_WIN);
  add(seat, TERM_INCOME, <f32>unitsWithoutCards(s, seat));
  add(seat, TERM_MISSIONS, <f32>held);
  if (capital != NOWHERE && ownerOf(s, capital) == seat) {
    add(seat, TERM_CAPITAL, 1);
    add(seat, TERM_CAPITAL_RISK, fallOdds(s, capital) * <f32>min(held, needed) / <f32>needed);
  }
  let lands = 0;
  for (let t = 0; t < TERRITORIES; ++t) lands += i32(ownerOf(s, t) == seat);
  reachMissions(s, seat, lands, <i32>counted(seat, TERM_CITIES));
  add(seat, TERM_NEAR_MISSIONS, cubes);
  if (held + 1 >= needed) add(seat, TERM_LAST_MISSION, nearest);
  for (let c = 0; c < CONTINENTS; ++c) {
    add(seat, TERM_CONTINENTS, max<f32>(0, shareOf(s, seat, c) - 0.5) * <f32>load<u8>(CONTINENT_TABLE + 3 * c, 2));
  }
}

/** What the turn under way still has to give. */
function countTurn(s: usize, seat: i32): void {
  const recruits = phase(s) == RECRUIT;
  if (phase(s) <= ATTACK) add(seat, TERM_TURN, 1);
  let stars = 0;
  for (let t = 0; t < TERRITORIES; ++t) if (holderOf(s, t) == seat && !isTurned(s, t)) stars += starsOf(t);
  if (recruits && node(s) < NODE_TURN_CARD) add(seat, TERM_UNITS, <f32>(unitsWithoutCards(s, seat) + stars));
  else if (recruits && node(s) == NODE_TURN_CARD) add(seat, TERM_UNITS, <f32>(number(s, UNITS) + stars));
  else {
    if (recruits && node(s) == NODE_RAISE) add(seat, TERM_UNITS, <f32>number(s, UNITS));
    else if (recruits) add(seat, TERM_UNITS, units(number(s, INFANTRY_LEFT), number(s, ARMOUR_LEFT), 0));
    add(seat, TERM_CITIES, <f32>(stars / CITY_PRICE) * UNBUILT);
  }
}

/** A city that can be built is not built yet. */
const UNBUILT: f32 = 0.9;
