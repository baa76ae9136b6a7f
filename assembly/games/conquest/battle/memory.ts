// What a question remembers: the states met, each once, and the odds of every battle and state looked at. Room is taken
// once; what earlier questions left is told apart by the number of the question, and wiped only when that comes round.

import { reserve } from '../../../kernel/arena';
import { BATTLE_BITS } from './engagement';
import { STATE_BYTES } from './layout';

/** Most states and odds of a question, and slots to find them in. */
export const MOST_STATES: i32 = 1 << 16;
const STATE_SLOTS: i32 = 1 << 17;
export const MOST_ODDS: i32 = 600_000;
const ODDS_SLOTS: i32 = 1 << 20;
const ODDS_BYTES = 16;

const states = reserve(MOST_STATES * STATE_BYTES);
/** Number of a state and of its question, sixteen bits each. */
const stateSlots = reserve(STATE_SLOTS * 4);
const oddsSlots = reserve(ODDS_SLOTS * ODDS_BYTES);

const QUESTION_AT: u64 = 60;
const QUESTIONS = 15;
/** In the place of a battle: the state itself, between battles. */
const BETWEEN: u64 = (<u64>1 << BATTLE_BITS) - 1;

let questions: i32 = 0;
let stateCount: i32 = 0;
let oddsCount: i32 = 0;
/** The question needs more room than there is, or more odds than it may look at. */
export let exhausted: bool = false;
let budget: i32 = MOST_ODDS;

/** Forgets everything; at most `most` odds may be looked at. */
export function forget(most: i32): void {
  if (++questions > QUESTIONS) {
    questions = 1;
    memory.fill(stateSlots, 0, STATE_SLOTS * 4);
    memory.fill(oddsSlots, 0, ODDS_SLOTS * ODDS_BYTES);
  }
  stateCount = 0;
  oddsCount = 0;
  exhausted = false;
  budget = min(most, MOST_ODDS);
}

/** Odds remembered so far. */
export function remembered(): i32 { return oddsCount; }

/** There is no room for what comes next. */
export function giveUp(): void { exhausted = true; }

/** A hash of a number. */
// @ts-ignore: decorator
@inline
export function mixed(value: u64): u64 {
  value ^= value >> 31;
  value *= 0x9e3779b97f4a7c15;
  return value ^ (value >> 29);
}

function hashOf(s: usize): u64 {
  let hash: u64 = 0;
  for (let i = 0; i < STATE_BYTES; i += 8) hash = mixed(hash ^ load<u64>(s + i)) + i;
  return mixed(hash);
}

/** Number of a state; 0 when there is no room left. */
export function numberOf(s: usize): i32 {
  let slot = i32(hashOf(s) & (STATE_SLOTS - 1));
  for (;; slot = (slot + 1) & (STATE_SLOTS - 1)) {
    const entry = load<u32>(stateSlots + (slot << 2));
    if (entry >> 16 != u32(questions)) break;
    if (memory.compare(states + <usize>(entry & 0xffff) * STATE_BYTES, s, STATE_BYTES) == 0) return entry & 0xffff;
  }
  if (stateCount + 1 == MOST_STATES) {
    exhausted = true;
    return 0;
  }
  const number = stateCount++;
  memory.copy(states + <usize>number * STATE_BYTES, s, STATE_BYTES);
  store<u32>(stateSlots + (slot << 2), (u32(questions) << 16) | u32(number));
  return number;
}

/** Address of a state by its number. */
export function stateOf(number: i32): usize { return states + <usize>number * STATE_BYTES; }

/** What odds are of: a battle within a state. */
export function keyOf(state: i32, battle: u64): u64 {
  return (u64(questions) << QUESTION_AT) | (u64(state) << BATTLE_BITS) | battle;
}
/** Or a state between battles. */
export function betweenKey(state: i32): u64 { return keyOf(state, BETWEEN); }

/** Address of the odds with this key, or of the slot where they belong. */
// @ts-ignore: decorator
@inline
function slotOf(key: u64): usize {
  let slot = i32(mixed(key) & (ODDS_SLOTS - 1));
  let held = load<u64>(oddsSlots + <usize>slot * ODDS_BYTES);
  while (held != key && held >> QUESTION_AT == u64(questions)) {
    slot = (slot + 1) & (ODDS_SLOTS - 1);
    held = load<u64>(oddsSlots + <usize>slot * ODDS_BYTES);
  }
  return oddsSlots + <usize>slot * ODDS_BYTES;
}

/** The odds with this key, or -1. */
export function recalled(key: u64): f64 {
  const at = slotOf(key);
  return load<u64>(at) == key ? load<f64>(at, 8) : -1;
}

export function remember(key: u64, odds: f64): void {
  if (oddsCount == budget) {
    exhausted = true;
    return;
  }
  ++oddsCount;
  const at = slotOf(key);
  store<u64>(at, key);
  store<f64>(at, odds, 8);
}
