// Setting up: who begins, hands, tasks, marked squares (TS-SETUP-1 .. TS-SETUP-7).

import { put } from './board';
import { deckSize, taskDeck } from './decks';
import { draws, lacksTask, shuffleAsideBack, turnUpForRow } from './drawing';
import { ASK_DEAL, ASK_MARKS, ASK_ROW, ASK_SETUP_NEXT, COMMON, NEXT_TASK, NOWHERE, STARTER, TO_MOVE } from './layout';
import { ask, isDuel, mover, scalar, setScalar } from './state';
import { MARK_SQUARES } from './tables';
import { startTurn } from './turn-cycle';

/** TS-SETUP-1: `seat` begins, and is the first to draw a hand. */
export function start(s: usize, seat: i32): void {
  setScalar(s, STARTER, seat);
  setScalar(s, TO_MOVE, seat);
  ask(s, ASK_DEAL);
  deal(s);
}

/** TS-SETUP-2, then tasks or marked squares (TS-SETUP-3, TS-SETUP-7). */
export function deal(s: usize): void {
  if (draws(s)) return;
  const starter = scalar(s, STARTER);
  if (mover(s) == starter) {
    setScalar(s, TO_MOVE, starter ^ 1);
    return deal(s);
  }
  if (isDuel(s)) return ask(s, ASK_MARKS);
  setScalar(s, TO_MOVE, starter);
  findRow(s);
}

export function layRow(s: usize, task: i32): void {
  turnUpForRow(s, task);
  findRow(s);
}

/** Turns up the current tasks, then the next one, as far as there are any; then the first turn begins. */
function findRow(s: usize): void {
  if (lacksTask(s)) return ask(s, ASK_ROW);
  shuffleAsideBack(s);
  if (scalar(s, NEXT_TASK) == NOWHERE && deckSize(taskDeck(s))) ask(s, ASK_SETUP_NEXT);
  else startTurn(s);
}

/** TS-SETUP-7: the second player's common goes on c5 (0) or g5 (1), the other's on the other one. */
export function placeMarks(s: usize, answer: i32): void {
  const second = mover(s);
  put(s, second, COMMON, load<u8>(MARK_SQUARES + answer));
  put(s, second ^ 1, COMMON, load<u8>(MARK_SQUARES + (answer ^ 1)));
  setScalar(s, TO_MOVE, second ^ 1);
  startTurn(s);
}
