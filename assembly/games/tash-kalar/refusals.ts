// Why an action cannot be played: broken rules in the order of section 5 of the rules. Total over all u32.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { above, empty, supply } from './board';
import { listOutcomes } from './drawing';
import { effectRefusal } from './effects/index';
import { flareInHand } from './flares';
import {
  ASK_CLAIM, ASK_DEAL, ASK_DRAW, ASK_EFFECT, ASK_LIFT, ASK_MATCH, ASK_MENU, ASK_NEXT_TASK, ASK_OVER, ASK_PLACE_LIFTED,
  ASK_RETURN, ASK_ROW, ASK_SETUP_NEXT, ASK_START, CARDS, CLAIM, COMMON, DISCARD, DISCARDED, DRAW, DRAWN, END_ACTIONS,
  FLARES, INVOKE, LEGENDS, LIFT, LIFTED, LOOK, MARKS, MATCH, MOVE, NEXT_TASK, PICK, PLACE, PLACE_ON, RETURN, RUN, SKIP,
  SQUARES, STARTS, SUMMON, TARGET, TURNED_UP,
} from './layout';
import { cardUnderWay, listActions } from './menu';
import { choiceOf, fits, NEAR_EDGE, NEAR_FOREIGN, NEAR_RANK, nearest, rankOf, variantCount } from './patterns';
import {
  TS_BOARD_1, TS_CARD_3, TS_CASE_4, TS_DISC_1, TS_DISC_2, TS_DISC_3, TS_DISC_4, TS_DRAW_1, TS_EFF_1, TS_END_4,
  TS_FLARE_1, TS_FLARE_2, TS_FLARE_7, TS_HIGH_1, TS_HIGH_2, TS_HIGH_3, TS_MODE_3, TS_PLACE_1, TS_PLACE_2, TS_PLACE_3,
  TS_SETUP_1, TS_SETUP_2, TS_SETUP_4, TS_SETUP_5, TS_SETUP_7, TS_SHORT_3, TS_SHORT_4, TS_SUM_1, TS_SUM_2, TS_SUM_5,
  TS_SUM_10, TS_SUM_11, TS_SUM_12, TS_SUM_13, TS_TURN_2, TS_TURN_3, TS_TURN_4, TS_TURN_5, TS_TURN_6,
} from './rule-numbers';
import { any, has } from './squares';
import { actionsLeft, cardNumber, holds, isDuel, mover, question, scalar, turns } from './state';
import { lent, mustLift, showsAt, spareWithAny, targetNotOwn } from './summon';

const legal = reserve(MAX_ACTIONS << 3);

let list: usize = 0;
let length: i32 = 0;

function refuse(rule: i32): void {
  store<u32>(list + (length++ << 2), rule);
}

function listed(count: i32, stride: i32, action: u32): bool {
  for (let i = 0; i < count; ++i) if (load<u32>(legal + (i << stride)) == action) return true;
  return false;
}

/** Whether chance could answer so, or a player. */
function possible(s: usize, action: u32): bool {
  const outcomes = listOutcomes(s, legal);
  return outcomes ? listed(outcomes, 3, action) : listed(listActions(s, legal), 2, action);
}

/** Whether an action of this kind names a square that does not exist. */
function offBoard(verb: i32, a: i32, b: i32): bool {
  switch (verb) {
    case PLACE: case LIFT: case SUMMON: case PICK: return b >= SQUARES;
    case PLACE_ON: return a >= SQUARES;
    case MOVE: case RUN: return a >= SQUARES || b >= SQUARES;
    default: return false;
  }
}

/** Writes the numbers of the rules that forbid the action and returns how many; none means legal. */
export function refusals(s: usize, action: u32, out: usize): i32 {
  list = out;
  length = 0;
  if (possible(s, action)) return 0;
  const verb: i32 = action >> 16;
  const a: i32 = (action >> 8) & 255;
  const b: i32 = action & 255;
  const asked = question(s);
  if (offBoard(verb, a, b)) refuse(TS_BOARD_1);
  else if (verb == LOOK) refuse(TS_CARD_3);
  else if (awaited(asked)) refuse(awaited(asked));
  else if (verb == DRAW || verb == DRAWN) refuse(TS_DRAW_1);
  else if (verb == TURNED_UP) refuse(TS_HIGH_3);
  else if (verb == STARTS) refuse(TS_SETUP_1);
  else if (asked == ASK_EFFECT) refuseInEffect(s, action);
  else if (asked == ASK_MENU) refuseInMenu(s, verb, a, b);
  else refuseAnswer(s, asked, verb, b);
  // Numbers with parts that mean nothing cannot be written as an action, yet the answer is total.
  if (!length) refuse(TS_TURN_4);
  return length;
}

/** The rule by which the game is over or chance is due, so that nobody acts; 0 if somebody does. */
function awaited(asked: i32): i32 {
  switch (asked) {
    case ASK_OVER: return TS_END_4;
    case ASK_START: return TS_SETUP_1;
    case ASK_DEAL: return TS_SETUP_2;
    case ASK_ROW: return TS_SETUP_4;
    case ASK_SETUP_NEXT: case ASK_NEXT_TASK: return TS_SETUP_5;
    case ASK_DRAW: return TS_DRAW_1;
    default: return 0;
  }
}

function refuseInEffect(s: usize, action: u32): void {
  const rule = effectRefusal(s, action);
  refuse(rule ? rule : TS_EFF_1);
}

function refuseInMenu(s: usize, verb: i32, a: i32, b: i32): void {
  // A flare costs no action, so that none being left is not what stands against it.
  const acts = verb == PLACE || verb == LIFT || (verb == SUMMON && a < FLARES) || verb == DISCARD;
  if (acts && !actionsLeft(s)) return refuse(noActions(s));
  switch (verb) {
    case PLACE: return refusePlacing(s, b);
    case LIFT: return refuse(TS_PLACE_2);
    case SUMMON: return refuseSummoning(s, a, b);
    case DISCARD: return refuseDiscard(s, b);
    case INVOKE: return refuse(flareInHand(s, mover(s)) < 0 ? TS_FLARE_7 : TS_FLARE_2);
    case END_ACTIONS: return refuse(TS_TURN_6);
    case RETURN: return refuse(TS_DISC_2);
    case CLAIM: return refuseClaim(s, b);
    case SKIP: return refuse(TS_HIGH_1);
    case MATCH: return refuse(TS_SUM_13);
    case MARKS: return refuse(TS_SETUP_7);
    default: return refuse(TS_TURN_4);
  }
}

function noActions(s: usize): i32 {
  return turns(s) ? TS_TURN_2 : TS_TURN_3;
}

function refusePlacing(s: usize, square: i32): void {
  if (!has(empty(s), square)) refuse(TS_PLACE_1);
  if (!supply(s, mover(s), COMMON)) refuse(TS_PLACE_2);
}

function refuseSummoning(s: usize, card: i32, target: i32): void {
  if (card >= FLARES || !holds(s, mover(s), card)) return refuse(TS_SUM_1);
  const number = cardNumber(s, mover(s), card);
  const shows = showsAt(s, number, target);
  if (targetNotOwn(s, number, target)) refuse(TS_SUM_11);
  else if (!shows) refuse(ruleOf(nearest(s, mover(s), number, target)));
  if (has(above(s, rankOf(number)), target)) refuse(TS_SUM_10);
  else if (shows && mustLift(s, number, target) && !any(spareWithAny(s, number, target))) refuse(TS_SHORT_4);
}

/** The rule a pattern breaks that comes so near. */
function ruleOf(near: i32): i32 {
  switch (near) {
    case NEAR_RANK: return TS_SUM_5;
    case NEAR_EDGE: return TS_SUM_12;
    case NEAR_FOREIGN: return TS_CASE_4;
    default: return TS_SUM_2;
  }
}

function refuseDiscard(s: usize, card: i32): void {
  if (scalar(s, DISCARDED)) refuse(TS_TURN_5);
  if (card >= LEGENDS) refuse(TS_DISC_3);
  else if (!holds(s, mover(s), card)) refuse(TS_DISC_1);
}

function refuseClaim(s: usize, task: i32): void {
  refuse(isDuel(s) ? TS_MODE_3 : task == scalar(s, NEXT_TASK) ? TS_HIGH_2 : TS_HIGH_1);
}

/** Refusals of a question in the middle of an action or at the end of a turn. */
function refuseAnswer(s: usize, asked: i32, verb: i32, b: i32): void {
  switch (asked) {
    case ASK_PLACE_LIFTED: {
      if (verb != PLACE) return refuse(TS_PLACE_2);
      return refuse(b == scalar(s, LIFTED) ? TS_PLACE_3 : TS_PLACE_1);
    }
    case ASK_MATCH: return refuse(verb == MATCH ? ruleOfMatch(s, b) : TS_EFF_1);
    case ASK_LIFT: return refuse(verb == LIFT ? TS_SHORT_3 : TS_EFF_1);
    case ASK_RETURN: {
      if (verb != RETURN) return refuse(TS_EFF_1);
      return refuse(b < CARDS && holds(s, mover(s), b) ? TS_DISC_4 : TS_DISC_2);
    }
    case ASK_CLAIM: return refuseAtClaim(s, verb, b);
    default: return refuse(TS_SETUP_7);
  }
}

function refuseAtClaim(s: usize, verb: i32, b: i32): void {
  switch (verb) {
    case CLAIM: return refuseClaim(s, b);
    case PLACE: case LIFT: case SUMMON: case DISCARD: return refuse(noActions(s));
    case INVOKE: return refuse(TS_FLARE_1);
    default: return refuse(TS_HIGH_1);
  }
}

/** A match that is one, but leaves no piece to lift, or no match at all. */
function ruleOfMatch(s: usize, orientation: i32): i32 {
  const number = cardUnderWay(s);
  const target = scalar(s, TARGET);
  for (let variant = variantCount(number) - 1; variant >= 0; --variant) {
    if (choiceOf(number, variant) == orientation && fits(s, mover(s), number, variant, target, lent(s, target))) return TS_SHORT_3;
  }
  return TS_SUM_13;
}
