// The set-up: continents, capitals, who begins, the table of missions (2.4 of the rules).

import { action, put } from './actions';
import {
  ACT_CONTINENT, ACT_FIRST, ACT_MISSION, ACT_PLACE_CAPITAL, ARMOUR, CAPITALS, DRAWN, INFANTRY, NODE_CONTINENT, NODE_FIRST, NODE_MISSION,
  NODE_PLACE_CAPITAL, NOWHERE, OPT_BY_ROLL, OPT_ONE_ARMOUR, ORDER, PLAYER, TABLE,
} from './layout';
import { addRear, clearStep, giveCard, goTo, number, onTurn, option, players, setNumber, setOwner } from './state';
import { CONTINENTS, CONTINENT_TABLE, MINOR_ROWS, MISSION_COUNT, MISSION_TABLE, ROWS } from './tables';

const FIRST_TROOPS: i32 = 3;

/** Goes to the seat that draws or places next. */
function turnTo(s: usize, next: i32, seat: i32): void {
  setNumber(s, PLAYER, seat);
  goTo(s, next);
}

/** How many continents, or players, are drawn. */
function drawn(s: usize): i32 {
  let count = 0;
  while (count < players(s) && load<u8>(s + count, DRAWN)) ++count;
  return count;
}

function isDrawn(s: usize, value: i32): bool {
  for (let i = 0; i < players(s); ++i) if (<i32>load<u8>(s + i, DRAWN) == value + 1) return true;
  return false;
}

function listUndrawn(s: usize, type: i32, all: i32, out: usize): i32 {
  let n = 0;
  for (let value = 0; value < all; ++value) if (!isDrawn(s, value)) n = putOutcome(out, n, action(type, value));
  return n;
}

@inline
function putOutcome(out: usize, n: i32, code: u32): i32 {
  store<u32>(out + (n << 3), code);
  store<u32>(out + (n << 3), 1, 4);
  return n + 1;
}

/** Continents left, with equal weights (CQ-SETUP-2, CQ-SETUP-3). */
export function listContinents(s: usize, out: usize): i32 {
  return listUndrawn(s, ACT_CONTINENT, CONTINENTS, out);
}

export function drawContinent(s: usize, continent: i32): void {
  store<u8>(s + drawn(s), continent + 1, DRAWN);
  const next = drawn(s);
  if (next < players(s)) turnTo(s, NODE_CONTINENT, next);
  else turnTo(s, NODE_PLACE_CAPITAL, 0);
}

/** The territories of the continent the seat has drawn (CQ-SETUP-4). */
export function listCapitals(s: usize, out: usize): i32 {
  const row = CONTINENT_TABLE + 3 * (<i32>load<u8>(s + onTurn(s), DRAWN) - 1);
  let n = 0;
  for (let i = 0; i < <i32>load<u8>(row, 1); ++i) n = put(out, n, action(ACT_PLACE_CAPITAL, <i32>load<u8>(row) + i));
  return n;
}

export function placeCapital(s: usize, t: i32): void {
  const seat = onTurn(s);
  store<u8>(s + seat, t, CAPITALS);
  setOwner(s, t, seat);
  giveCard(s, t, seat, false);
  if (option(s, OPT_ONE_ARMOUR)) addRear(s, t, ARMOUR, 1);
  else addRear(s, t, INFANTRY, FIRST_TROOPS);
  if (seat + 1 < players(s)) return turnTo(s, NODE_PLACE_CAPITAL, seat + 1);
  clearStep(s);
  turnTo(s, NODE_FIRST, 0);
}

/** Equal rolls are repeated, so the chances are equal (CQ-SETUP-7). */
export function listFirst(s: usize, out: usize): i32 {
  return listUndrawn(s, ACT_FIRST, players(s), out);
}

/** The others follow clockwise, or are drawn one after the other. */
export function drawFirst(s: usize, seat: i32): void {
  const count = players(s);
  store<u8>(s + drawn(s), seat + 1, DRAWN);
  if (option(s, OPT_BY_ROLL)) {
    if (drawn(s) < count) return goTo(s, NODE_FIRST);
    for (let i = 0; i < count; ++i) store<u8>(s + i, load<u8>(s + i, DRAWN) - 1, ORDER);
  } else {
    for (let i = 0; i < count; ++i) store<u8>(s + i, (seat + i) % count, ORDER);
  }
  clearStep(s);
  turnTo(s, NODE_MISSION, number(s, ORDER));
}

/** The first row without a mission; ROWS when all have one. */
function openRow(s: usize): i32 {
  let row = 0;
  while (row < ROWS && load<u8>(s + row, TABLE) != NOWHERE) ++row;
  return row;
}

/** Missions of the row's class not yet drawn (CQ-SETUP-10, CQ-MISS-6). */
export function listMissions(s: usize, out: usize): i32 {
  const rank = i32(openRow(s) >= MINOR_ROWS);
  let n = 0;
  for (let mission = 0; mission < MISSION_COUNT; ++mission) {
    const row = MISSION_TABLE + (mission << 2);
    if (<i32>load<u8>(row, 2) != rank || <i32>load<u8>(row, 3) > players(s) || liesOpen(s, mission)) continue;
    n = putOutcome(out, n, action(ACT_MISSION, mission));
  }
  return n;
}

function liesOpen(s: usize, mission: i32): bool {
  for (let row = 0; row < ROWS; ++row) if (<i32>load<u8>(s + row, TABLE) == mission) return true;
  return false;
}

/** True once every row has its mission. */
export function drawMission(s: usize, mission: i32): bool {
  store<u8>(s + openRow(s), mission, TABLE);
  return openRow(s) == ROWS;
}
