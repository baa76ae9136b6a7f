// How near a player is to the conditions of the open missions (2.17 of the rules).

import { CAPITALS, LAND_CITY, LAND_FOUGHT, NOWHERE, TABLE } from './layout';
import { oddsOf } from './strengths';
import { landHas, onTurn, ownerOf, players } from './state';
import {
  CONTINENTS, CONTINENT_TABLE, IF_COMPLETED_CONTINENT, IF_CONTROL_CONTINENT, IF_CONTROL_CONTINENTS, IF_OWN_CITIES,
  IF_OWN_ENEMY_CAPITALS, IF_OWN_TERRITORIES, IF_TOOK_CITIES, IF_TOOK_TERRITORIES, MISSION_TABLE, ROWS, TERRITORIES,
} from './tables';

/** Sum of the cubes over all open missions, and the greatest, as `reachMissions` found them. */
export let cubes: f32 = 0;
export let nearest: f32 = 0;

/** Needs `measure` of the same state. `lands`, `cities`: how many the seat owns. */
export function reachMissions(s: usize, seat: i32, lands: i32, cities: i32): void {
  cubes = 0;
  nearest = 0;
  for (let row = 0; row < ROWS; ++row) {
    const mission: i32 = load<u8>(s + row, TABLE);
    if (mission == NOWHERE) continue;
    const near = min<f32>(1, nearness(s, seat, mission, lands, cities));
    cubes += near * near * near;
    nearest = max<f32>(nearest, near);
  }
}

function nearness(s: usize, seat: i32, mission: i32, lands: i32, cities: i32): f32 {
  const row = MISSION_TABLE + (mission << 2);
  const wanted: i32 = load<u8>(row, 1);
  const each: f32 = 1 / <f32>wanted;
  switch (<i32>load<u8>(row)) {
    case IF_CONTROL_CONTINENT: return shareOf(s, seat, wanted);
    case IF_CONTROL_CONTINENTS: return bestShares(s, seat, wanted) * each;
    case IF_OWN_TERRITORIES: return <f32>lands * each;
    case IF_OWN_CITIES: return <f32>cities * each;
    case IF_OWN_ENEMY_CAPITALS: return capitals(s, seat) * each;
    case IF_TOOK_TERRITORIES: return takings(s, seat, 0) * each;
    case IF_TOOK_CITIES: return takings(s, seat, LAND_CITY) * each;
    case IF_COMPLETED_CONTINENT: return bestUnfinished(s, seat);
    default: return 0;
  }
}

/** Owned share of a continent. */
export function shareOf(s: usize, seat: i32, continent: i32): f32 {
  const first: i32 = load<u8>(CONTINENT_TABLE + 3 * continent);
  const size: i32 = load<u8>(CONTINENT_TABLE + 3 * continent, 1);
  let count = 0;
  for (let t = first; t < first + size; ++t) count += i32(ownerOf(s, t) == seat);
  return <f32>count / <f32>size;
}

/** Sum of the one or two greatest shares. */
function bestShares(s: usize, seat: i32, wanted: i32): f32 {
  let first: f32 = 0;
  let second: f32 = 0;
  for (let c = 0; c < CONTINENTS; ++c) {
    const share = shareOf(s, seat, c);
    if (share > first) {
      second = first;
      first = share;
    } else second = max<f32>(second, share);
  }
  return wanted > 1 ? first + second : first;
}

function bestUnfinished(s: usize, seat: i32): f32 {
  let best: f32 = 0;
  for (let c = 0; c < CONTINENTS; ++c) {
    const share = shareOf(s, seat, c);
    if (share < 1) best = max<f32>(best, share);
  }
  return best * CONTINUES;
}

/** A continent must be finished by fighting in one turn, so a share of it is worth less than where owning it is enough. */
const CONTINUES: f32 = 0.8;

/** Enemy capitals held, and by its odds the one that would be taken most easily. */
function capitals(s: usize, seat: i32): f32 {
  let held: f32 = 0;
  let next: f32 = 0;
  for (let other = 0; other < players(s); ++other) {
    const t: i32 = load<u8>(s + other, CAPITALS);
    if (other == seat || t == NOWHERE) continue;
    if (ownerOf(s, t) == seat) ++held;
    else next = max<f32>(next, oddsOf(seat, t));
  }
  return held + next * UNTAKEN;
}

/** What is likely to be taken is not taken yet. */
const UNTAKEN: f32 = 0.7;

/** Territories with these bits taken by fighting this turn, and those of others by the odds to take them. */
function takings(s: usize, seat: i32, bits: i32): f32 {
  let taken: f32 = 0;
  let likely: f32 = 0;
  for (let t = 0; t < TERRITORIES; ++t) {
    if (bits && !landHas(s, t, bits)) continue;
    const owner = ownerOf(s, t);
    if (owner == seat) taken += seat == onTurn(s) && landHas(s, t, LAND_FOUGHT) ? 1 : 0;
    else if (owner >= 0) likely += oddsOf(seat, t);
  }
  return taken + likely * UNTAKEN;
}
