// How turns follow each other: the start of one and its menu, its end with claim, points and cards, who is next
// (rules, section 2).

import { deckSize, taskDeck } from './decks';
import { draws, turnUpNext } from './drawing';
import { canInvoke } from './flares';
import {
  ACTIONS_LEFT, ACTIONS_PER_TURN, ASK_CLAIM, ASK_DRAW, ASK_MENU, ASK_NEXT_TASK, ASK_OVER, ASK_SETUP_NEXT, BORROW,
  DESTROYED, DISCARDED, END, END_FIXED, END_OPEN, END_TRIGGERED, EXTRA_TURNS, FINAL_TURNS, LEGEND, MAX_SUMMONED,
  MOST_POINTS, MOST_TURNS, POINTS, SUMMONED, SUMMONED_COUNT, TO_MOVE, TURNS,
} from './layout';
import { spoils, trigger } from './scoring';
import { actionsLeft, ask, isDuel, mover, question, raise, scalar, setScalar, turns } from './state';
import { claimable, claimTask } from './tasks';

/** TS-TURN-2, TS-TURN-3; the lists of the turn are cleared. */
export function startTurn(s: usize): void {
  setScalar(s, ACTIONS_LEFT, turns(s) ? ACTIONS_PER_TURN : 1);
  setScalar(s, DISCARDED, 0);
  for (let rank = 0; rank < LEGEND; ++rank) setScalar(s, DESTROYED + rank, 0);
  setScalar(s, BORROW, 0);
  setScalar(s, SUMMONED_COUNT, 0);
  memory.fill(s + SUMMONED, 0, 2 * MAX_SUMMONED);
  menu(s);
}

/** The menu comes back, unless nothing is left to decide in it. */
export function menu(s: usize): void {
  if (actionsLeft(s) || canInvoke(s, mover(s))) ask(s, ASK_MENU);
  else endActions(s);
}

/** TS-HIGH-1: offers the current tasks that are fulfilled. */
export function endActions(s: usize): void {
  if (!isDuel(s) && claimable(s, mover(s))) return ask(s, ASK_CLAIM);
  afterClaim(s);
}

/** TS-HIGH-3 */
export function claim(s: usize, task: i32): void {
  claimTask(s, mover(s), task);
  if (deckSize(taskDeck(s))) ask(s, ASK_NEXT_TASK);
  else afterClaim(s);
}

export function turnUp(s: usize, task: i32): void {
  if (!turnUpNext(s, task)) return;
  if (question(s) == ASK_SETUP_NEXT) startTurn(s);
  else afterClaim(s);
}

/** Step 4: points for what was destroyed. Then cards are drawn. */
export function afterClaim(s: usize): void {
  if (isDuel(s)) raise(s, POINTS + mover(s), spoils(s), MOST_POINTS);
  ask(s, ASK_DRAW);
  refill(s);
}

/** Steps 5 to 7: the next card is drawn, or the turn ends. */
export function refill(s: usize): void {
  if (draws(s)) return;
  if (scalar(s, END) == END_OPEN && (trigger(s, 0) || trigger(s, 1))) setScalar(s, END, END_TRIGGERED);
  passTurn(s);
}

/** Step 7: an extra turn, the other player's, or the end (TS-END-4, TS-END-10). */
function passTurn(s: usize): void {
  store<u16>(s, min(turns(s) + 1, MOST_TURNS), TURNS);
  const extra = scalar(s, EXTRA_TURNS);
  if (extra) {
    setScalar(s, EXTRA_TURNS, extra - 1);
    return startTurn(s);
  }
  if (scalar(s, END) == END_FIXED) {
    const left = scalar(s, FINAL_TURNS);
    if (!left) return ask(s, ASK_OVER);
    setScalar(s, FINAL_TURNS, left - 1);
  } else if (scalar(s, END) == END_TRIGGERED) {
    setScalar(s, END, END_FIXED);
    setScalar(s, FINAL_TURNS, 1);
  }
  setScalar(s, TO_MOVE, mover(s) ^ 1);
  startTurn(s);
}
