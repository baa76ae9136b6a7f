// The exact chance that a side wins in its next turn, as far as its opponent can tell (section 8.2 of the rules).
//
// The side is given every tile the opponent has not seen, at most k placements, and all lines that win are walked;
// the smallest sets of tiles that suffice are its needs. A real rack wins exactly when it holds one of them.

import { reserve } from '../../kernel/arena';
import { combine, hashBytes } from '../../kernel/hash';
import {
  ASK_EXTRA, ASK_JUMBO, ASK_OVER, ASK_SHOVE, ASK_TURN, DERIVED, FROZEN, KNOWN, MAX_WAITING, NOWHERE, PLACE, QUESTION,
  QUESTION_BASE, RACK, REMOVED, RESULT, SIDES, STATE_BYTES, TO_MOVE, TROOPS, TURN_LIMIT, UNSEEN, WAITING, WAITING_COUNT,
  WINNER, WON_HQ, WON_MEDALS,
} from './layout';
import { listAnswers, playAnswer } from './answers';
import { count, derive, setCount, total, turns } from './state';

/** Steps of one line: four placements, one troop effect, four base effects, and room to spare. */
const MAX_STEPS: i32 = 16;
const LIST_ENTRIES: i32 = 160;
const MAX_NEEDS: i32 = 256;

const states = reserve(STATE_BYTES * (MAX_STEPS + 1));
const lists = reserve(LIST_ENTRIES * 4 * (MAX_STEPS + 1));
/** A set of tiles is one u64: eight counts, one byte a troop. */
const needs = reserve(MAX_NEEDS * 8);
let needCount: i32 = 0;
let attacker: i32 = 0;
let placements: i32 = 0;
let turnNumber: i32 = 0;

export function needsLength(): i32 {
  return needCount;
}

/** Eight counts of need `i`, one byte a troop. */
export function need(i: i32): u64 {
  return load<u64>(needs + (i << 3));
}

/** True if the set `a` holds the set `b`. */
function contains(a: u64, b: u64): bool {
  // With the top bit of every byte raised first, a byte of the difference keeps it exactly when it did not borrow.
  return (((a | 0x8080808080808080) - b) & 0x8080808080808080) == 0x8080808080808080;
}

function remember(used: u64): void {
  let kept = 0;
  for (let i = 0; i < needCount; ++i) if (!contains(need(i), used)) store<u64>(needs + (kept++ << 3), need(i));
  assert(kept < MAX_NEEDS, 'too many needs');
  store<u64>(needs + (kept << 3), used);
  needCount = kept + 1;
}

function covered(used: u64): bool {
  for (let i = 0; i < needCount; ++i) if (contains(used, need(i))) return true;
  return false;
}

function one(troop: i32): u64 {
  return <u64>1 << (troop << 3);
}

/** Gives `side` its whole pool and the move, in a copy, and takes away whatever else could be played with. */
function pose(s: usize, side: i32): void {
  attacker = side;
  placements = total(s, RACK, side) - total(s, FROZEN, side);
  memory.copy(states, s, STATE_BYTES);
  for (let t = 0; t < TROOPS; ++t) {
    setCount(states, RACK, side, t, count(s, RACK, side, t) + count(s, UNSEEN, side, t));
    setCount(states, RACK, side ^ 1, t, 0);
  }
  memory.fill(states + UNSEEN, 0, TROOPS * SIDES);
  memory.fill(states + FROZEN, 0, TROOPS * SIDES);
  memory.fill(states + KNOWN, 0, TROOPS * SIDES);
  memory.fill(states + WAITING, 0, 2 * MAX_WAITING);
  store<u16>(states, 0, REMOVED);
  store<u8>(states, 0, WAITING_COUNT);
  store<u16>(states, 0, TURN_LIMIT);
  store<u8>(states, side, TO_MOVE);
  store<u8>(states, 0, RESULT);
  store<u8>(states, ASK_TURN, QUESTION);
  store<u8>(states, NOWHERE, QUESTION_BASE);
  derive(states);
  turnNumber = turns(states);
}

/** Hash of all that the danger from `side` depends on; the opponent's own rack is no part of it. */
export function dangerKey(s: usize, side: i32): u64 {
  pose(s, side);
  const key = combine(hashBytes(states, DERIVED), load<u64>(s + KNOWN + side * TROOPS));
  return combine(key, <u64>placements);
}

/** Collects the needs of `side` if it were to move now. The state itself is left alone. */
export function collectNeeds(s: usize, side: i32): void {
  pose(s, side);
  needCount = 0;
  walk(0, 0, 0);
}

function walk(step: i32, used: u64, placed: i32): void {
  const s = states + step * STATE_BYTES;
  const question: i32 = load<u8>(s, QUESTION);
  if (question == ASK_OVER) {
    const how: i32 = load<u8>(s, RESULT);
    if (load<u8>(s, WINNER) == attacker && (how == WON_HQ || how == WON_MEDALS)) remember(used);
    return;
  }
  if (turns(s) != turnNumber) return;
  assert(step < MAX_STEPS, 'a turn too long');
  const list = lists + step * LIST_ENTRIES * 4;
  const length = listAnswers(s, list);
  // Draws, raids and freezes are impossible here, and taking a tile back or digging one up can claim nothing for
  // its owner, so only placements, Jumbo and the volcano need to be followed.
  const passive = question != ASK_TURN && question != ASK_EXTRA && question != ASK_JUMBO && question != ASK_SHOVE;
  for (let i = passive ? length - 1 : 0; i < length; ++i) {
    const action = load<u32>(list + (i << 2));
    const placing = action >> 16 == PLACE;
    if (placing && placed == placements) continue;
    const nextUsed = placing ? used + one((action >> 8) & 255) : used;
    if (placing && covered(nextUsed)) continue;
    memory.copy(s + STATE_BYTES, s, STATE_BYTES);
    playAnswer(s + STATE_BYTES, action);
    walk(step + 1, nextUsed, placing ? placed + 1 : placed);
  }
}

/** Ways to win and ways there are, filled by `chanceToWin`. */
export let winning: f64 = 0;
export let possible: f64 = 0;

/** n choose k for n <= 3, all a troop can have. */
function choose3(n: i32, k: i32): f64 {
  return k == 0 || k == n ? 1 : n;
}

/** Sums over all racks that agree with the public facts; call `collectNeeds` first. `winning / possible` is the chance. */
export function chanceToWin(s: usize, side: i32): void {
  const known = load<u64>(s + KNOWN + side * TROOPS);
  const all = load<u64>(s + RACK + side * TROOPS) + load<u64>(s + UNSEEN + side * TROOPS);
  winning = 0;
  possible = 0;
  const drawn = max(0, placements - total(s, KNOWN, side));
  countRacks(0, all - known, known, drawn, 1);
}

function countRacks(troop: i32, pool: u64, rack: u64, left: i32, ways: f64): void {
  if (left == 0 || troop == TROOPS) {
    if (left > 0) return;
    possible += ways;
    if (covered(rack)) winning += ways;
    return;
  }
  const copies = <i32>((pool >> (troop << 3)) & 255);
  for (let k = 0; k <= copies && k <= left; ++k) {
    countRacks(troop + 1, pool, rack + <u64>k * one(troop), left - k, ways * choose3(copies, k));
  }
}
