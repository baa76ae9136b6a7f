// How a phase goes, forward: what it ends in, and how often, when everybody decides as choosing.ts has it.
//
// Rounds are nodes of a graph without cycles. Each is listed after the rounds it leads to; going through the list backward,
// a round has its probability before it hands it on.

import { reserve } from '../../../kernel/arena';
import { baseOf, ended } from './aftermath';
import { chosen, chosenAdvance, chosenEngagement } from './choosing';
import { FALLEN, ROLL, stepIn } from './engagement';
import { END_BYTES, SOURCE_AT, STATE_BYTES } from './layout';
import { MOST_STATES, exhausted, giveUp, keyOf, mixed, numberOf, stateOf } from './memory';
import { FRAMES, advanced, begun, foughtAt, frame } from './odds';
import { countOf, whatOf } from './outbreak';
import { afterRoll, rollsOf, settled, weightsOf } from './steps';

const MOST_ROUNDS: i32 = 1 << 15;
const SLOTS: i32 = 1 << 16;
const OUTCOMES = 4;

/** Key of a round and, in its place in `numbers`, the number of the round. */
const keys = reserve(SLOTS * 8);
const numbers = reserve(SLOTS * 4);
/** By round: its slot. */
const slots = reserve(MOST_ROUNDS * 4);
/** By round: where each outcome leads, to a round or, below zero, to the end -1 - state; address of its weights; number of rolls. */
const next = reserve(MOST_ROUNDS * OUTCOMES * 4);
const weights = reserve(MOST_ROUNDS * 4);
const rolls = reserve(MOST_ROUNDS * 8);
const chances = reserve(MOST_ROUNDS * 8);
const order = reserve(MOST_ROUNDS * 4);
/** By state: its probability as an end, and whether it is one. */
const endChances = reserve(MOST_STATES * 8);
const isEnd = reserve(MOST_STATES);
const ends = reserve(MOST_STATES * 2);

let rounds: i32 = 0;
let listed: i32 = 0;
let endCount: i32 = 0;

/** Follows the state at depth 0 to its ends; returns how many there are, 0 once memory is exhausted. */
export function follow(): i32 {
  forgetCourses();
  const first = fromState(0);
  if (exhausted) return 0;
  for (let i = 0; i < rounds; ++i) store<f64>(chances + (i << 3), 0);
  handOn(first, 1);
  for (let i = listed - 1; i >= 0; --i) {
    const round = load<i32>(order + (i << 2));
    const chance = load<f64>(chances + (round << 3)) / load<f64>(rolls + (round << 3));
    const row = <usize>load<u32>(weights + (round << 2));
    for (let outcome = 0; outcome < OUTCOMES; ++outcome) {
      const weight = load<u32>(row + (outcome << 2));
      if (weight) handOn(load<i32>(next + (((round << 2) + outcome) << 2)), chance * weight);
    }
  }
  return endCount;
}

/** Rounds of dice to be expected. */
export function expectedRounds(): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < rounds; ++i) sum += load<f64>(chances + (i << 3));
  return sum;
}

/** Writes an end as a row: probability and state. */
export function writeEnd(index: i32, out: usize): void {
  const state = <i32>load<u16>(ends + (index << 1));
  store<f64>(out, load<f64>(endChances + (state << 3)));
  memory.copy(out + END_BYTES - STATE_BYTES, stateOf(state), STATE_BYTES);
}

/** Few rounds leave few slots to wipe, and a question of few rounds is to be answered at once. */
function forgetCourses(): void {
  for (let i = 0; i < rounds; ++i) store<u64>(keys + (load<i32>(slots + (i << 2)) << 3), 0);
  for (let i = 0; i < endCount; ++i) store<u8>(isEnd + load<u16>(ends + (i << 1)), 0);
  rounds = 0;
  listed = 0;
  endCount = 0;
}

function handOn(to: i32, chance: f64): void {
  const at = to < 0 ? endChances + ((-1 - to) << 3) : chances + (to << 3);
  store<f64>(at, load<f64>(at) + chance);
}

/** The round or end that the state at a depth comes to. */
function fromState(depth: i32): i32 {
  if (exhausted || depth + 3 >= FRAMES) {
    giveUp();
    return 0;
  }
  const what = chosenEngagement(depth);
  if (what) return fromBattle(depth + 1, begun(depth, whatOf(what), countOf(what)));
  const state = numberOf(frame(depth));
  if (!load<u8>(isEnd + state)) {
    store<u8>(isEnd + state, 1);
    store<u16>(ends + (endCount++ << 1), u16(state));
    store<f64>(endChances + (state << 3), 0);
  }
  return -1 - state;
}

/** The round or end that a battle at a depth comes to. */
function fromBattle(depth: i32, battle: u64): i32 {
  const e = foughtAt(depth);
  while (stepIn(battle) != ROLL && stepIn(battle) < FALLEN) battle = settled(e, chosen(depth, e, battle));
  if (exhausted) return 0;
  if (stepIn(battle) == ROLL) return fromRound(depth, battle);
  const land = ended(frame(depth + 1), frame(depth), battle);
  if (land < 0) return fromState(depth + 1);
  const base = baseOf(load<u8>(frame(depth) + SOURCE_AT));
  advanced(depth, base, land, chosenAdvance(depth, base, land));
  return fromState(depth + 2);
}

/** The number of a round, with everything behind it listed before it. */
function fromRound(depth: i32, battle: u64): i32 {
  const e = foughtAt(depth);
  const key = keyOf(e.around, battle);
  let slot = i32(mixed(key) & (SLOTS - 1));
  for (; ; slot = (slot + 1) & (SLOTS - 1)) {
    const held = load<u64>(keys + (slot << 3));
    if (held == key) return load<i32>(numbers + (slot << 2));
    if (!held) break;
  }
  if (rounds == MOST_ROUNDS) {
    giveUp();
    return 0;
  }
  const round = rounds++;
  store<u64>(keys + (slot << 3), key);
  store<i32>(numbers + (slot << 2), round);
  store<i32>(slots + (round << 2), slot);
  const row = weightsOf(e, battle);
  for (let outcome = 0; outcome < OUTCOMES; ++outcome) {
    if (!load<u32>(row + (outcome << 2))) continue;
    const to = fromBattle(depth, settled(e, afterRoll(e, battle, outcome)));
    store<i32>(next + (((round << 2) + outcome) << 2), to);
  }
  store<u32>(weights + (round << 2), u32(row));
  store<f64>(rolls + (round << 3), rollsOf(e, battle));
  store<i32>(order + (listed++ << 2), round);
  return round;
}
