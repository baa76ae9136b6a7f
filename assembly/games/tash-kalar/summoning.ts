// A summoning step by step: pay, match, lifted piece, arrival (rules, section 2, "Summoning in detail").

import { destroy, occupied, put, supply, take } from './board';
import { beginEffect, runEffect } from './effects/index';
import {
  ASK_EFFECT, ASK_LIFT, ASK_MATCH, BORROW, CARD, LEGEND, LEGENDS, MAX_SUMMONED, MOST_POINTS, NOWHERE, OPT_TITAN_ARRIVAL_IGNORED,
  ORIENTATION, POINTS, SUMMONED, SUMMONED_COUNT, TARGET,
} from './layout';
import { cardUnderWay } from './menu';
import { rankOf } from './patterns';
import { has, none, only } from './squares';
import { ask, isDuel, mover, option, raise, scalar, setScalar, showCard, spendAction } from './state';
import { matches, matchMatters, mustLift, squaresOfMatch } from './summon';
import { afterEffect } from './turn';

/** Number of the Titan among the legends (TS-COUNT-6). */
const TITAN: i32 = 11;

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
  if (rank == LEGEND && isDuel(s)) raise(s, POINTS + seat, 1, MOST_POINTS);
  note(s, rank, target);
  setScalar(s, BORROW, 0);
  const orientation = scalar(s, ORIENTATION);
  ask(s, ASK_EFFECT);
  beginEffect(s, number, target, target, orientation == NOWHERE ? 0 : orientation, v128.andnot(match, only(target)));
  if (runEffect(s)) afterEffect(s);
}

/** TS-HIGH-9: tasks ask for two beings at most, so that what is beyond the list changes nothing. */
function note(s: usize, rank: i32, target: i32): void {
  const count = scalar(s, SUMMONED_COUNT);
  if (count == MAX_SUMMONED) return;
  setScalar(s, SUMMONED + 2 * count, rank);
  setScalar(s, SUMMONED + 2 * count + 1, target);
  setScalar(s, SUMMONED_COUNT, count + 1);
}
