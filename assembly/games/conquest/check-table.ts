// What players hold and what lies open in a position (2.4, 2.17 of the rules).

import { AIRFIELDS, MISSIONS, MOST_AIRFIELDS, NODE_AIRFIELD, NOWHERE, REWARDS, TABLE } from './layout';
import { CQ_MISS_3, CQ_MISS_6, CQ_REW_10, CQ_SETUP_1, CQ_SETUP_10 } from './rule-numbers';
import { holderOf, node, number, phase, players } from './state';
import { MINOR_ROWS, MISSION_COUNT, MISSION_TABLE, REWARD_AIRFIELD, ROWS, TERRITORIES } from './tables';

export function checkTable(s: usize): i32 {
  for (let t = 0; t < TERRITORIES; ++t) if (holderOf(s, t) >= players(s)) return CQ_SETUP_1;
  const open = openMissions(s);
  if (open < 0) return CQ_SETUP_10;
  const broken = checkHeld(s, open);
  return broken ? broken : checkAirfields(s);
}

/** Missions on the table as bits; -1 if one lies there twice or in a row of the other class. */
function openMissions(s: usize): i32 {
  let open = 0;
  for (let row = 0; row < ROWS; ++row) {
    const mission = number(s, TABLE + row);
    if (mission == NOWHERE) continue;
    if (mission >= MISSION_COUNT || (open >> mission) & 1) return -1;
    if (<i32>load<u8>(MISSION_TABLE + (mission << 2), 2) != i32(row >= MINOR_ROWS)) return -1;
    open |= 1 << mission;
  }
  return open;
}

/** Every mission and reward is in one place, and a reward is held only once its row is empty (CQ-MISS-3). */
function checkHeld(s: usize, open: i32): i32 {
  let missions = open;
  let rewards = 0;
  for (let row = 0; row < ROWS; ++row) if (number(s, TABLE + row) != NOWHERE) rewards |= 1 << row;
  for (let seat = 0; seat < players(s); ++seat) {
    const held: i32 = load<u16>(s + 2 * seat, MISSIONS);
    const won = number(s, REWARDS + seat);
    if (missions & held || rewards & won || (won && !phase(s))) return CQ_MISS_3;
    missions |= held;
    rewards |= won;
  }
  for (let mission = 0; mission < MISSION_COUNT; ++mission) {
    if ((missions >> mission) & 1 && <i32>load<u8>(MISSION_TABLE + (mission << 2), 3) > players(s)) return CQ_MISS_6;
  }
  return 0;
}

/** There are two airfields: those that stand and those still to be gained. */
function checkAirfields(s: usize): i32 {
  let airfields = i32(node(s) == NODE_AIRFIELD);
  for (let i = 0; i < MOST_AIRFIELDS; ++i) airfields += i32(number(s, AIRFIELDS + i) != NOWHERE);
  for (let row = 0; row < ROWS; ++row) {
    airfields += i32(((REWARD_AIRFIELD >> row) & 1) != 0 && number(s, TABLE + row) != NOWHERE);
  }
  return airfields > MOST_AIRFIELDS ? CQ_REW_10 : 0;
}
