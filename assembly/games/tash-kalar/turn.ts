// The actions of a turn, its flare, and what follows an effect (rules, section 2).

import { put, take } from './board';
import { deckFor, discard, putUnder, baseOf } from './decks';
import { beginEffect, runEffect } from './effects/index';
import { FLARE_PROGRAM } from './effects/programs';
import { criteriaMet, flareInHand } from './flares';
import {
  ASK_CLAIM, ASK_DEAL, ASK_DRAW, ASK_EFFECT, ASK_MENU, ASK_PLACE_LIFTED, ASK_RETURN, ASK_START, CARD, COMMON, DISCARDED,
  FLARES, HALF_LOWER, HALF_UPPER, HALVES, KNOWER, LIFTED, MOST_POINTS, NOWHERE, OPT_RECHECK_LOWER, ORIENTATION, POINTS,
  START_PLAYER, TARGET,
} from './layout';
import { returnable } from './menu';
import { deal, start } from './setup';
import { none } from './squares';
import {
  ask, hand, isDuel, kindOf, knownHand, mover, option, question, raise, scalar, setHand, setKnownHand, setScalar,
  showCard, spendAction,
} from './state';
import { endActions, menu, refill } from './turn-cycle';

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

/** TS-FLARE-5, TS-FLARE-6, TS-DUEL-4 */
export function invoke(s: usize): void {
  const seat = mover(s);
  const card = flareInHand(s, seat);
  showCard(s, seat, card);
  setScalar(s, CARD, card);
  setScalar(s, HALVES, criteriaMet(s, seat, card));
  if (isDuel(s)) raise(s, POINTS + (seat ^ 1), 1, MOST_POINTS);
  resolveHalf(s);
}

/** The upper half of the flare that is still due, or else the lower one. */
function resolveHalf(s: usize): void {
  const halves = scalar(s, HALVES);
  const upper = (halves & HALF_UPPER) != 0;
  setScalar(s, HALVES, upper ? halves & ~HALF_UPPER : 0);
  ask(s, ASK_EFFECT);
  beginEffect(s, FLARE_PROGRAM + 2 * (scalar(s, CARD) - FLARES) + i32(!upper), NOWHERE, NOWHERE, 0, none());
  if (runEffect(s)) afterEffect(s);
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
