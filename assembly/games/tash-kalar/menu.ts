// What a player may decide between two effects: the menu and the questions its actions lead to (rules, section 4).

import { empty, ofKind, supply } from './board';
import { effectLegal } from './effects/index';
import { canInvoke } from './flares';
import {
  ASK_CLAIM, ASK_EFFECT, ASK_LIFT, ASK_MARKS, ASK_MATCH, ASK_MENU, ASK_PLACE_LIFTED, ASK_RETURN, CARD, CLAIM, COMMON,
  DISCARD, DISCARDED, DONE, END_ACTIONS, FLARES, INVOKE, LIFT, LIFTED, MARKS, NOWHERE, OPT_LIFTED_BLOCKED,
  OPT_RETURN_IN_HAND_ORDER, ORIENTATION, PLACE, RETURN, SKIP, SUMMON, TARGET,
} from './layout';
import { lay } from './patterns';
import { any, first, only, rest } from './squares';
import { actionsLeft, cardNumber, hand, mover, OF_BEINGS, option, question, scalar } from './state';
import { liftable, listMatches, targetsOf } from './summon';
import { claimable } from './tasks';

let list: usize = 0;
let length: i32 = 0;

function add(verb: i32, a: i32, b: i32): void {
  store<u32>(list + (length++ << 2), (verb << 16) | (a << 8) | b);
}

function addSquares(verb: i32, a: i32, set: v128): void {
  for (let left = set; any(left); left = rest(left)) add(verb, a, first(left));
}

function addCards(verb: i32, cards: u64): void {
  for (let left = cards; left; left &= left - 1) add(verb, 0, <i32>ctz(left));
}

/** Squares a lifted piece may be placed on (TS-PLACE-3 and its option). */
export function landings(s: usize): v128 {
  const free = empty(s);
  return option(s, OPT_LIFTED_BLOCKED) ? v128.andnot(free, only(scalar(s, LIFTED))) : free;
}

/** Cards that may be put under their decks now (TS-DISC-2). */
export function returnable(s: usize): u64 {
  const cards = hand(s, mover(s));
  const last = scalar(s, CARD);
  if (last == NOWHERE || !option(s, OPT_RETURN_IN_HAND_ORDER)) return cards;
  return (cards >> (last + 1)) << (last + 1);
}

function listMenu(s: usize): void {
  const seat = mover(s);
  const acting = actionsLeft(s) > 0;
  if (acting) {
    if (supply(s, seat, COMMON)) addSquares(PLACE, 0, empty(s));
    else addSquares(LIFT, 0, ofKind(s, seat, COMMON));
    lay(s, seat);
    for (let left = hand(s, seat) & (((<u64>1) << FLARES) - 1); left; left &= left - 1) {
      const card = <i32>ctz(left);
      addSquares(SUMMON, card, targetsOf(s, cardNumber(s, seat, card)));
    }
    if (!scalar(s, DISCARDED)) addCards(DISCARD, hand(s, seat) & OF_BEINGS);
  }
  if (canInvoke(s, seat)) add(INVOKE, 0, 0);
  if (!acting) add(END_ACTIONS, 0, 0);
}

/** The card being summoned, as a number in the data. */
export function cardUnderWay(s: usize): i32 {
  return cardNumber(s, mover(s), scalar(s, CARD));
}

/** Writes the actions of the present decision of a player, ascending; returns their number. */
export function listActions(s: usize, out: usize): i32 {
  list = out;
  length = 0;
  switch (question(s)) {
    case ASK_MENU: listMenu(s); break;
    case ASK_PLACE_LIFTED: addSquares(PLACE, 0, landings(s)); break;
    case ASK_MATCH: return listMatches(s, cardUnderWay(s), scalar(s, TARGET), out);
    case ASK_LIFT: addSquares(LIFT, 0, liftable(s, cardUnderWay(s), scalar(s, TARGET), scalar(s, ORIENTATION))); break;
    case ASK_RETURN: {
      addCards(RETURN, returnable(s));
      add(DONE, 0, 0);
      break;
    }
    case ASK_EFFECT: return effectLegal(s, out);
    case ASK_CLAIM: {
      for (let left = claimable(s, mover(s)); left; left &= left - 1) add(CLAIM, 0, ctz(left));
      add(SKIP, 0, 0);
      break;
    }
    case ASK_MARKS: {
      add(MARKS, 0, 0);
      add(MARKS, 0, 1);
      break;
    }
  }
  return length;
}
