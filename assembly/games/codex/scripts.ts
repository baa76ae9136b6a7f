// Running a state's script, and from one to the next, up to the first open decision.

import { forgetEffects } from './effects/effect';
import { forgetSteps } from './effects/steps';
import { CHANCE, OVER } from '../../kernel/rules';
import { forgetGone } from './effects/endings';
import { actFor, forgetDeaths } from './leaving';
import { ASKS, asker, beginRun, BROKEN, GAME_OVER, lookBack, question, stop, stopWith } from './ask';
import { forgetHits } from './damage';
import { forgetEvents } from './events';
import { beginAction } from './faces';
import {
  ANSWERS, ANSWER_COUNT, ASKED, ASK_MAIN, CONCEDE, ARGUMENT_BITS, MAX_ANSWERS, QUESTION, RESULT, STAGE, STAGE_CLOSING, STAGE_MAIN,
  STAGE_OPENING, STAGE_OVER, STAGE_READY, STAGE_SETUP, STATE_BYTES, TABLE_BYTES,
} from './layout';
import { listMainActions, mainAction } from './main-phase';
import { beginTurn, drawOpening, endTurn, setUp } from './turn';
import { byte, setByte, T, touch } from './table';
import { items, triggers } from './waiting';
import { reserve } from '../../kernel/arena';

/** The state whose question is open, so that asking again need not run its script again. */
const LAST: usize = reserve(STATE_BYTES);
let known: bool = false;
/** Whether the answers to that question have been listed. */
let isListed: bool = false;

/** One script, from one table to the next. */
function runStage(): void {
  switch (byte(STAGE)) {
    case STAGE_SETUP: return setUp();
    case STAGE_OPENING: return drawOpening();
    case STAGE_READY: return beginTurn();
    case STAGE_MAIN: {
      if (!mainAction() && !stop) setByte(STAGE, STAGE_CLOSING);
      return;
    }
    case STAGE_CLOSING: return endTurn();
    default: stopWith(GAME_OVER);
  }
}

/** Runs the script of a state with the answers it has. */
function run(s: usize): void {
  memory.copy(T, s, TABLE_BYTES);
  setByte(ASKED, 0);
  setByte(QUESTION, 0);
  setByte(ANSWER_COUNT, 0);
  touch();
  forgetEffects();
  forgetSteps();
  forgetHits();
  forgetEvents();
  forgetDeaths();
  actFor(-1);
  triggers.clear();
  items.clear();
  beginAction();
  beginRun(s + ANSWERS, load<u8>(s, ANSWER_COUNT));
  isListed = false;
  runStage();
}

/** Goes on until a decision is open or the game is over; false if an answer does not fit. */
export function settleState(s: usize): bool {
  run(s);
  while (stop != BROKEN) {
    if (stop == ASKS) {
      store<u8>(s, asker, ASKED);
      store<u8>(s, question, QUESTION);
      memory.copy(LAST, s, STATE_BYTES);
      known = true;
      return true;
    }
    // Of an effect on nothing no text could say where it comes from.
    forgetGone();
    memory.copy(s, T, TABLE_BYTES);
    memory.fill(s + ANSWERS, 0, MAX_ANSWERS * 2);
    if (stop == GAME_OVER || byte(STAGE) == STAGE_OVER) {
      finish(s);
      return true;
    }
    run(s);
  }
  known = false;
  return false;
}
/** What was left of a running attack means nothing any more. */
function finish(s: usize): void {
  store<u8>(s, STAGE_OVER, STAGE);
  store<u8>(s, OVER, ASKED);
  store<u32>(s, 0, 36);
  known = false;
}

/** Opens the question of a state: the table as it stands there. */
export function recall(s: usize): void {
  if (known && memory.compare(LAST, s, STATE_BYTES) == 0) return;
  run(s);
  memory.copy(LAST, s, STATE_BYTES);
  known = stop == ASKS;
}

/**
 * The same with its answers. What can be done in a main phase takes long to list, and of most states that a search comes
 * through nobody asks for it.
 */
export function listOptions(s: usize): void {
  recall(s);
  if (isListed || question != ASK_MAIN) return;
  lookBack();
  listMainActions();
  isListed = true;
}

/** Answers the open question; what is no answer to it leaves the state as it is. */
export function answer(s: usize, action: u32): void {
  if (action > 0xffff || load<u8>(s, ASKED) == OVER) return;
  if (action >> ARGUMENT_BITS == CONCEDE) return giveUp(s);
  const n: i32 = load<u8>(s, ANSWER_COUNT);
  assert(n < MAX_ANSWERS, 'too many answers');
  store<u16>(s + ANSWERS + (n << 1), action);
  store<u8>(s, n + 1, ANSWER_COUNT);
  if (settleState(s)) return;
  // The script that was running has changed nothing but its own table.
  store<u16>(s + ANSWERS + (n << 1), 0);
  store<u8>(s, n, ANSWER_COUNT);
}

/** A player gives up at any own decision (CX-WIN-4). */
function giveUp(s: usize): void {
  const seat: i32 = load<u8>(s, ASKED);
  if (seat == CHANCE) return;
  store<u8>(s, seat == 0 ? 2 : 1, RESULT);
  store<u8>(s, 0, ANSWER_COUNT);
  store<u8>(s, 0, QUESTION);
  memory.fill(s + ANSWERS, 0, MAX_ANSWERS * 2);
  finish(s);
}
