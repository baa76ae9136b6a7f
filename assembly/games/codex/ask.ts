// Where a script asks. The scripts are plain code; a node in the middle of one is the table it began with and the answers
// since, so a script is run again from its start up to the first question that no answer was given to. It then
// stops: everything that could go on looks at `stop` and returns.

import { reserve } from '../../kernel/arena';
import { CHANCE, MAX_ACTIONS } from '../../kernel/rules';
import {
  ARGUMENT_BITS, ASK_MAIN, ASK_PATROL, ASK_TECH, OPT_WRONG_TURN_CHOICE, STATE_BYTES, TABLE_BYTES,
} from './layout';
import { T, active, option, touch } from './table';

/** Why a script does not go on: it asks, the game is over, a choice is lost (CX-TURN-3), an answer does not fit. */
export const ASKS = 1;
export const GAME_OVER = 2;
export const LOST_CHOICE = 3;
export const BROKEN = 4;

export let stop: i32 = 0;
export function stopWith(reason: i32): void { if (!stop) stop = reason; }
export function goOn(): void { stop = 0; }

/** The open question: who is asked, what, and the answers, ascending, with weights where chance answers. */
export let asker: i32 = 0;
export let question: i32 = 0;
export let optionCount: i32 = 0;
const OPTIONS: usize = reserve(MAX_ACTIONS * 4);
const WEIGHTS: usize = reserve(MAX_ACTIONS * 4);
const PAYLOADS: usize = reserve(MAX_ACTIONS * 4);
/** The table as it stood when the question was asked. */
const SEEN: usize = reserve(STATE_BYTES);

let answers: usize = 0;
let answerCount: i32 = 0;
let cursor: i32 = 0;
/** Answers offered, equal ones counted each. */
let offered: i32 = 0;

export function beginRun(given: usize, count: i32): void {
  answers = given;
  answerCount = count;
  cursor = 0;
  stop = 0;
  asker = 0;
  question = 0;
}

@inline export function actionOf(verb: i32, argument: i32): i32 { return (verb << ARGUMENT_BITS) | argument; }
@inline export function optionAt(index: i32): u32 { return load<u32>(OPTIONS + (index << 2)); }
@inline export function weightAt(index: i32): u32 { return load<u32>(WEIGHTS + (index << 2)); }

/** Begins a list of answers. */
export function listAnswers(): void {
  optionCount = 0;
  offered = 0;
}

/** One more answer; of equal ones the first counts. `payload` is what the script gets for it. */
export function offer(verb: i32, argument: i32, payload: i32, weight: i32 = 0): void {
  const action = actionOf(verb, argument);
  ++offered;
  for (let i = 0; i < optionCount; ++i) if (optionAt(i) == <u32>action) return;
  let i = optionCount++;
  for (; i > 0 && optionAt(i - 1) > <u32>action; --i) {
    store<u32>(OPTIONS + (i << 2), optionAt(i - 1));
    store<u32>(WEIGHTS + (i << 2), weightAt(i - 1));
    store<i32>(PAYLOADS + (i << 2), load<i32>(PAYLOADS + ((i - 1) << 2)));
  }
  store<u32>(OPTIONS + (i << 2), action);
  store<u32>(WEIGHTS + (i << 2), weight);
  store<i32>(PAYLOADS + (i << 2), payload);
}

/** The payload of the answer; where only one is possible nobody is asked but for what 4.2 names. 0 when it stops. */
export function ask(seat: i32, kind: i32): i32 {
  if (stop) return 0;
  if (optionCount == 0) {
    stop = BROKEN;
    return 0;
  }
  if (optionCount == 1 && kind != ASK_MAIN && kind != ASK_PATROL && kind != ASK_TECH) return load<i32>(PAYLOADS);
  if (cursor == answerCount) {
    pause(seat, kind);
    return 0;
  }
  const answer: i32 = load<u16>(answers + (cursor++ << 1));
  for (let i = 0; i < optionCount; ++i) if (optionAt(i) == <u32>answer) return load<i32>(PAYLOADS + (i << 2));
  stop = BROKEN;
  return 0;
}

/**
 * Asks for one of answers that nobody has listed yet: whoever gets the answer says whether it is one. -1 when it stops.
 */
export function askUnlisted(seat: i32, kind: i32): i32 {
  if (stop) return -1;
  if (cursor < answerCount) return load<u16>(answers + (cursor++ << 1));
  pause(seat, kind);
  return -1;
}
function pause(seat: i32, kind: i32): void {
  asker = seat;
  question = kind;
  stop = ASKS;
  memory.copy(SEEN, T, TABLE_BYTES);
}

/** Chance answers. */
export function askChance(kind: i32): i32 {
  return ask(CHANCE, kind);
}

/**
 * Asks whoever chooses. Whoever is not the active player and has two or more answers loses the choice and the rest of
 * the ability (CX-TURN-3); equal answers count each, but where the next is forced.
 */
export function askChooser(seat: i32, kind: i32, forced: bool = false): i32 {
  const many = forced ? optionCount : offered;
  if (!stop && seat != active() && many > 1 && option(OPT_WRONG_TURN_CHOICE) == 0) stop = LOST_CHOICE;
  return ask(seat, kind);
}

/** Puts the table back as it stood when the question was asked. */
export function lookBack(): void {
  if (memory.compare(T, SEEN, TABLE_BYTES) == 0) return;
  memory.copy(T, SEEN, TABLE_BYTES);
  touch();
}
