// Missions and their rewards (2.17 of the rules).

import { action, put } from './actions';
import {
  ACT_CLAIM, ACT_NO_CLAIM, AIRFIELDS, CLAIMED, LAND_CITY, LAND_FOUGHT, MISSIONS, MISSIONS_TO_WIN, NODE_AIRFIELD, NODE_CLAIM, NOWHERE,
  OPT_ANY_CLAIMS, REWARDS, START_CONTINENTS, TABLE,
} from './layout';
import { continentsOf, ownsLand } from './recruit';
import { capitalOf, goTo, landHas, number, onTurn, option, ownerOf, players, setNumber } from './state';
import {
  CONTINENTS, CONTINENT_TABLE, IF_COMPLETED_CONTINENT, IF_CONTROL_CONTINENT, IF_CONTROL_CONTINENTS, IF_OWN_CITIES,
  IF_OWN_ENEMY_CAPITALS, IF_OWN_TERRITORIES, IF_TOOK_CITIES, IF_TOOK_TERRITORIES, MISSION_TABLE, REWARD_AIRFIELD, ROWS, TERRITORIES,
} from './tables';

/** True if the condition of a mission holds for the player on turn. */
export function isComplete(s: usize, mission: i32): bool {
  const seat = onTurn(s);
  const row = MISSION_TABLE + (mission << 2);
  const wanted: i32 = load<u8>(row, 1);
  switch (<i32>load<u8>(row)) {
    case IF_CONTROL_CONTINENT: return ((continentsOf(s, seat) >> wanted) & 1) != 0;
    case IF_CONTROL_CONTINENTS: return popcnt(continentsOf(s, seat)) >= wanted;
    case IF_OWN_TERRITORIES: return landsWith(s, 0) >= wanted;
    case IF_OWN_CITIES: return landsWith(s, LAND_CITY) >= wanted;
    case IF_OWN_ENEMY_CAPITALS: return enemyCapitals(s, seat) >= wanted;
    case IF_TOOK_TERRITORIES: return landsWith(s, LAND_FOUGHT) >= wanted;
    case IF_TOOK_CITIES: return landsWith(s, LAND_FOUGHT | LAND_CITY) >= wanted;
    case IF_COMPLETED_CONTINENT: return completed(s, wanted);
    default: return false;
  }
}

/** Own territories that have all these bits. */
function landsWith(s: usize, bits: i32): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) count += i32(ownerOf(s, t) == onTurn(s) && hasAll(s, t, bits));
  return count;
}

@inline
function hasAll(s: usize, t: i32, bits: i32): bool {
  return ((bits & LAND_CITY) == 0 || landHas(s, t, LAND_CITY)) && ((bits & LAND_FOUGHT) == 0 || landHas(s, t, LAND_FOUGHT));
}

/** Own territories on which another player's capital stands. */
function enemyCapitals(s: usize, seat: i32): i32 {
  let count = 0;
  for (let other = 0; other < players(s); ++other) {
    const t = capitalOf(s, other);
    count += i32(other != seat && t != NOWHERE && ownerOf(s, t) == seat);
  }
  return count;
}

/** A continent not owned when the turn began, with so many territories taken by fighting. */
function completed(s: usize, least: i32): bool {
  const fresh = continentsOf(s, onTurn(s)) & ~number(s, START_CONTINENTS);
  for (let c = 0; c < CONTINENTS; ++c) {
    if (!((fresh >> c) & 1)) continue;
    const first: i32 = load<u8>(CONTINENT_TABLE + 3 * c);
    let fought = 0;
    for (let i = 0; i < <i32>load<u8>(CONTINENT_TABLE + 3 * c, 1); ++i) fought += i32(landHas(s, first + i, LAND_FOUGHT));
    if (fought >= least) return true;
  }
  return false;
}

/** At most one mission a turn, unless the option allows any number (CQ-MISS-2). */
export function mayClaim(s: usize): bool {
  return !number(s, CLAIMED) || option(s, OPT_ANY_CLAIMS);
}

export function listClaims(s: usize, out: usize): i32 {
  let n = 0;
  for (let row = 0; row < ROWS && mayClaim(s); ++row) {
    const mission = load<u8>(s + row, TABLE);
    if (mission != NOWHERE && isComplete(s, mission)) n = put(out, n, action(ACT_CLAIM, row));
  }
  return put(out, n, action(ACT_NO_CLAIM));
}

/** Takes a mission with its reward; an airfield is to be placed next. */
export function claim(s: usize, row: i32): void {
  const seat = onTurn(s);
  const mission: i32 = load<u8>(s + row, TABLE);
  store<u8>(s + row, NOWHERE, TABLE);
  store<u16>(s + 2 * seat, <i32>load<u16>(s + 2 * seat, MISSIONS) | (1 << mission), MISSIONS);
  store<u8>(s + seat, <i32>load<u8>(s + seat, REWARDS) | (1 << row), REWARDS);
  setNumber(s, CLAIMED, number(s, CLAIMED) + 1);
  goTo(s, ((REWARD_AIRFIELD >> row) & 1) != 0 && ownsLand(s, seat) ? NODE_AIRFIELD : NODE_CLAIM);
}

/** Puts an airfield on a territory; `from` is where it stood, NOWHERE for a new one. */
export function placeAirfield(s: usize, t: i32, from: i32): void {
  let first: i32 = load<u8>(s, AIRFIELDS);
  let second: i32 = load<u8>(s, AIRFIELDS + 1);
  if (first == from) first = t;
  else second = t;
  store<u8>(s, min(first, second), AIRFIELDS);
  store<u8>(s, max(first, second), AIRFIELDS + 1);
}

/** Three missions and the own capital (CQ-AIM-1). */
export function hasWon(s: usize): bool { return wouldWin(s, 0); }

/** The same once the player on turn has claimed so many missions more. */
function wouldWin(s: usize, more: i32): bool {
  const seat = onTurn(s);
  const capital = capitalOf(s, seat);
  return popcnt(load<u16>(s + 2 * seat, MISSIONS)) + more >= number(s, MISSIONS_TO_WIN) && capital != NOWHERE && ownerOf(s, capital) == seat;
}

/** Whether the player on turn wins with what he holds, or with one mission that is complete (CQ-AIM-2). */
export function winsByClaim(s: usize): bool {
  if (hasWon(s)) return true;
  if (!mayClaim(s) || !wouldWin(s, 1)) return false;
  for (let row = 0; row < ROWS; ++row) {
    const mission = load<u8>(s + row, TABLE);
    if (mission != NOWHERE && isComplete(s, mission)) return true;
  }
  return false;
}
