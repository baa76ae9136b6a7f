// The order of a game and of a turn (rules, section 2): what happens by itself between two decisions.

import { destroy, ofKind, occupied, owned, put, supply, take, upgraded } from './board';
import { deckFor, deckSize, discard, putUnder, taskDeck, baseOf } from './decks';
import { draws, turnUpForRow, turnUpNext } from './drawing';
import { beginEffect, runEffect } from './effects/index';
import { FLARE_PROGRAM } from './effects/programs';
import { canInvoke, criteriaMet, flareInHand } from './flares';
import {
  ACTIONS_LEFT, ACTIONS_PER_TURN, ASK_CLAIM, ASK_DEAL, ASK_DRAW, ASK_EFFECT, ASK_LIFT, ASK_MARKS, ASK_MATCH, ASK_MENU,
  ASK_NEXT_TASK, ASK_OVER, ASK_PLACE_LIFTED, ASK_RETURN, ASK_ROW, ASK_SETUP_NEXT, ASK_START, BORROW, CARD, COMMON,
  DESTROYED, DISCARDED, DUEL_TRIGGER, END, END_FIXED, END_OPEN, END_TRIGGERED, EXTRA_TURNS, FINAL_TURNS, FLARES,
  HALF_LOWER, HALF_UPPER, HALVES, HEROIC, HIGH_FORM_TRIGGER, KNOWER, LEGEND, LEGENDS, LIFTED, MAX_SUMMONED, NOBODY,
  NOWHERE, OPT_RECHECK_LOWER, OPT_TITAN_ARRIVAL_IGNORED, ORIENTATION, POINTS, START_PLAYER, STARTER, SUMMONED,
  SUMMONED_COUNT, TARGET, TO_MOVE, TURNS,
} from './layout';
import { cardUnderWay, returnable } from './menu';
import { rankOf } from './patterns';
import { has, none, only, size } from './squares';
import {
  actionsLeft, ask, hand, isDuel, kindOf, knownHand, mover, option, question, scalar, setHand, setKnownHand, setScalar,
  showCard, spendAction, turns,
} from './state';
import { matches, matchMatters, mustLift, squaresOfMatch } from './summon';
import { claimable, claimed, claimTask, worthOf } from './tasks';
import { MARK_SQUARES } from './tables';

/** Number of the Titan among the legends (TS-COUNT-6). */
const TITAN: i32 = 11;

// --- Setting up ---

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
  ask(s, ASK_ROW);
}

export function layRow(s: usize, task: i32): void {
  if (turnUpForRow(s, task)) ask(s, ASK_SETUP_NEXT);
}

/** TS-SETUP-7: the second player's common goes on c5 (0) or g5 (1), the other's on the other one. */
export function placeMarks(s: usize, answer: i32): void {
  const second = mover(s);
  put(s, second, COMMON, load<u8>(MARK_SQUARES + answer));
  put(s, second ^ 1, COMMON, load<u8>(MARK_SQUARES + (answer ^ 1)));
  setScalar(s, TO_MOVE, second ^ 1);
  startTurn(s);
}

/** TS-TURN-2, TS-TURN-3; the lists of the turn are cleared. */
function startTurn(s: usize): void {
  setScalar(s, ACTIONS_LEFT, turns(s) ? ACTIONS_PER_TURN : 1);
  setScalar(s, DISCARDED, 0);
  for (let rank = 0; rank < LEGEND; ++rank) setScalar(s, DESTROYED + rank, 0);
  setScalar(s, BORROW, 0);
  setScalar(s, SUMMONED_COUNT, 0);
  memory.fill(s + SUMMONED, 0, 2 * MAX_SUMMONED);
  menu(s);
}

// --- Actions ---

/** The menu comes back, unless nothing is left to decide in it. */
function menu(s: usize): void {
  if (actionsLeft(s) || canInvoke(s, mover(s))) ask(s, ASK_MENU);
  else endActions(s);
}

/** TS-PLACE-1 */
export function placeCommon(s: usize, square: i32): void {
  spendAction(s);
  put(s, mover(s), COMMON, square);
  setScalar(s, LIFTED, NOWHERE);
  menu(s);
}

/** TS-PLACE-2: the action is paid when the piece is placed. */
export function liftToPlace(s: usize, square: i32): void {
  take(s, square);
  setScalar(s, LIFTED, square);
  ask(s, ASK_PLACE_LIFTED);
}

/** TS-DISC-1 */
export function discardBeing(s: usize, card: i32): void {
  spendAction(s);
  setScalar(s, DISCARDED, 1);
  showCard(s, mover(s), card);
  discard(s, mover(s), card);
  askReturn(s);
}

/** TS-DISC-2, TS-DISC-4: only who returned a card knows it lies there, and which card of its kind has left the hand. */
export function returnCard(s: usize, card: i32): void {
  const seat = mover(s);
  setHand(s, seat, hand(s, seat) & ~(<u64>1 << card));
  setKnownHand(s, seat, knownHand(s, seat) & ~kindOf(card));
  putUnder(s, deckFor(s, seat, card), card - baseOf(card), KNOWER << seat);
  setScalar(s, CARD, card);
  askReturn(s);
}

function askReturn(s: usize): void {
  if (returnable(s)) ask(s, ASK_RETURN);
  else doneReturning(s);
}

export function doneReturning(s: usize): void {
  setScalar(s, CARD, NOWHERE);
  menu(s);
}

/** TS-SUM-1: the action is paid and the card shown; then comes the match, if there is a choice. */
export function summon(s: usize, card: i32, target: i32): void {
  spendAction(s);
  showCard(s, mover(s), card);
  setScalar(s, CARD, card);
  setScalar(s, TARGET, target);
  const number = cardUnderWay(s);
  if (!matchMatters(number)) return payPiece(s);
  const choices = matches(s, number, target);
  if (popcnt(choices) > 1) return ask(s, ASK_MATCH);
  chooseMatch(s, ctz(choices));
}

/** TS-SUM-13 */
export function chooseMatch(s: usize, orientation: i32): void {
  setScalar(s, ORIENTATION, orientation);
  payPiece(s);
}

function payPiece(s: usize): void {
  const number = cardUnderWay(s);
  if (mustLift(s, number, scalar(s, TARGET))) return ask(s, ASK_LIFT);
  const orientation = scalar(s, ORIENTATION);
  arrive(s, orientation == NOWHERE ? none() : squaresOfMatch(s, number, orientation, scalar(s, TARGET)));
}

/** TS-SHORT-3, TS-SHORT-5 */
export function liftToSummon(s: usize, square: i32): void {
  const orientation = scalar(s, ORIENTATION);
  const match = orientation == NOWHERE ? none() : squaresOfMatch(s, cardUnderWay(s), orientation, scalar(s, TARGET));
  take(s, square);
  arrive(s, match);
}

/** TS-SUM-7 .. TS-SUM-9, TS-SUM-14: what stands on the target goes, the being comes, its effect begins. */
function arrive(s: usize, match: v128): void {
  const seat = mover(s);
  const card = scalar(s, CARD);
  const target = scalar(s, TARGET);
  const number = cardUnderWay(s);
  const rank = rankOf(number);
  const reused = supply(s, seat, rank) == 0;
  const uncounted = card == LEGENDS + TITAN && option(s, OPT_TITAN_ARRIVAL_IGNORED);
  if (has(occupied(s), target)) {
    if (reused || uncounted) take(s, target);
    else destroy(s, target, seat);
  }
  put(s, seat, rank, target);
  if (rank == LEGEND && isDuel(s)) setScalar(s, POINTS + seat, scalar(s, POINTS + seat) + 1);
  note(s, rank, target);
  setScalar(s, BORROW, 0);
  const orientation = scalar(s, ORIENTATION);
  ask(s, ASK_EFFECT);
  beginEffect(s, number, target, target, orientation == NOWHERE ? 0 : orientation, v128.andnot(match, only(target)));
  runEffect(s);
}

/** TS-HIGH-9: tasks ask for two beings at most, so that what is beyond the list changes nothing. */
function note(s: usize, rank: i32, target: i32): void {
  const count = scalar(s, SUMMONED_COUNT);
  if (count == MAX_SUMMONED) return;
  setScalar(s, SUMMONED + 2 * count, rank);
  setScalar(s, SUMMONED + 2 * count + 1, target);
  setScalar(s, SUMMONED_COUNT, count + 1);
}

/** TS-FLARE-5, TS-FLARE-6, TS-DUEL-4 */
export function invoke(s: usize): void {
  const seat = mover(s);
  const card = flareInHand(s, seat);
  showCard(s, seat, card);
  setScalar(s, CARD, card);
  setScalar(s, HALVES, criteriaMet(s, seat, card));
  if (isDuel(s)) setScalar(s, POINTS + (seat ^ 1), scalar(s, POINTS + (seat ^ 1)) + 1);
  resolveHalf(s);
}

/** The upper half of the flare that is still due, or else the lower one. */
function resolveHalf(s: usize): void {
  const halves = scalar(s, HALVES);
  const upper = (halves & HALF_UPPER) != 0;
  setScalar(s, HALVES, upper ? halves & ~HALF_UPPER : 0);
  ask(s, ASK_EFFECT);
  beginEffect(s, FLARE_PROGRAM + 2 * (scalar(s, CARD) - FLARES) + i32(!upper), NOWHERE, NOWHERE, 0, none());
  runEffect(s);
}

/** An effect is completely resolved: the other half of the flare follows, or the card goes to its pile (TS-SUM-15, TS-FLARE-7). */
export function afterEffect(s: usize): void {
  const card = scalar(s, CARD);
  if (scalar(s, HALVES)) {
    const still = !option(s, OPT_RECHECK_LOWER) || (criteriaMet(s, mover(s), card) & HALF_LOWER) != 0;
    if (still) return resolveHalf(s);
    setScalar(s, HALVES, 0);
  }
  discard(s, mover(s), card);
  setScalar(s, CARD, NOWHERE);
  setScalar(s, TARGET, NOWHERE);
  setScalar(s, ORIENTATION, NOWHERE);
  menu(s);
}

// --- The end of a turn ---

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

/** Points of a duel for what was destroyed in this turn (TS-DUEL-1, TS-DUEL-2). */
export function spoils(s: usize): i32 {
  return 2 * scalar(s, DESTROYED + LEGEND - COMMON) + scalar(s, DESTROYED + HEROIC - COMMON) + (scalar(s, DESTROYED) >> 1);
}

/** Step 4: points for what was destroyed. Then cards are drawn. */
export function afterClaim(s: usize): void {
  if (isDuel(s)) setScalar(s, POINTS + mover(s), scalar(s, POINTS + mover(s)) + spoils(s));
  ask(s, ASK_DRAW);
  refill(s);
}

/** Steps 5 to 7: the next card is drawn, or the turn ends. */
export function refill(s: usize): void {
  if (draws(s)) return;
  if (scalar(s, END) == END_OPEN && (trigger(s, 0) || trigger(s, 1))) setScalar(s, END, END_TRIGGERED);
  passTurn(s);
}

/** TS-END-2, TS-END-3 */
function trigger(s: usize, seat: i32): bool {
  return score(s, seat) >= (isDuel(s) ? DUEL_TRIGGER : HIGH_FORM_TRIGGER);
}

/** Points of a seat (TS-HIGH-5, TS-MODE-3). */
export function score(s: usize, seat: i32): i32 {
  return isDuel(s) ? scalar(s, POINTS + seat) : worthOf(claimed(s, seat)) + size(ofKind(s, seat, LEGEND));
}

/** Step 7: an extra turn, the other player's, or the end (TS-END-4, TS-END-10). */
function passTurn(s: usize): void {
  store<u16>(s, turns(s) + 1, TURNS);
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

/** The seat that is ahead by TS-END-5 and TS-END-6, or NOBODY (TS-END-7). */
export function leader(s: usize): i32 {
  let lead = score(s, 0) - score(s, 1);
  if (!lead) lead = size(upgraded(s, 0)) - size(upgraded(s, 1));
  if (!lead) lead = size(owned(s, 0)) - size(owned(s, 1));
  return lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
}

/** Goes on from a node that leaves nothing to decide; nodes with a decision stay as they are. */
export function settleState(s: usize): void {
  switch (question(s)) {
    case ASK_START: {
      const fixed = scalar(s, START_PLAYER);
      if (fixed) start(s, fixed - 1);
      break;
    }
    case ASK_DEAL: deal(s); break;
    case ASK_MENU: menu(s); break;
    case ASK_RETURN: askReturn(s); break;
    case ASK_CLAIM: endActions(s); break;
    case ASK_DRAW: refill(s); break;
  }
}
