// What may still come of a turn with two actions left at most: an effect waits for decisions, a being arrives, a flare may be
// invoked, and then come the actions. Whatever is not found here cannot come any more; what is found need not.
//
// Everything is read in an order in which it may happen, and the sets of whereabouts.ts only grow: what was foreseen of the
// first part holds for the second.

import { owned, supply, upgraded } from './board';
import { effectOpen } from './effects/index';
import { FLARE_PROGRAM } from './effects/programs';
import {
  arrivals, behind, behindUpgraded, borrowed, bounty, countNothing, emerge, enemyLegendsDown, enemyLegendsUp, gained, gone,
  keepCounts, lift, ownLegendsDown, ownLegendsUp, recallCounts, strike,
} from './effects/prospect-counts';
import { readArrived, readHalf, readRest } from './effects/prospects';
import { keepWhereabouts, LEVELS, lookAround, pickAll, recallWhereabouts, spare, vacant } from './effects/whereabouts';
import { flareInHand } from './flares';
import {
  ASK_LIFT, ASK_MATCH, ASK_PLACE_LIFTED, BORROW, CARD, COMMON, FLARES, HALF_LOWER, HALVES, HEROIC, LEGEND, TARGET,
} from './layout';
import { cardUnderWay } from './menu';
import { rankOf, squaresUsed } from './patterns';
import { spoils } from './scoring';
import { none, only, size } from './squares';
import { actionsLeft, cardNumber, isDuel, mover, question, scalar } from './state';
import { LEADS } from './tables';
import { coming, comingLegends, expect, expectOnly } from './task-prospects';
import { destroyed, worth } from './tasks';
import { MOST_POINTS } from './turn-rows';

const COMMON_BIT: i32 = 1;
/** Common and heroic pieces are the two sides of one kind (TS-PIECE-1). */
const TWO_SIDED_BITS: i32 = 3;
const LEGENDARY_BIT: i32 = 4;

/** Whether the flare in hand may be invoked, and how many actions it gains then. */
let flare: bool = false;
let flareGains: i32 = 0;

/** Reads what may come of what is under way and of the flare in hand; returns how many actions may follow at most. */
export function foresee(s: usize): i32 {
  countNothing();
  lookAround(s);
  expectOnly(0, 0);
  flare = false;
  flareGains = 0;
  const asked = question(s);
  if (effectOpen(s)) {
    readRest(s);
    if (scalar(s, HALVES) & HALF_LOWER) readHalf(s, programOf(scalar(s, CARD)) + 1);
  } else if (asked == ASK_MATCH || asked == ASK_LIFT) {
    foreseeArrival(s, cardUnderWay(s), only(scalar(s, TARGET)));
  } else if (asked == ASK_PLACE_LIFTED) emerge(1, 0, COMMON_BIT, vacant);
  flareGains = foreseeFlare(s);
  return actionsLeft(s) - i32(asked == ASK_PLACE_LIFTED) + gained;
}

/** By level, what `recall` restores of the above and of task-prospects.ts. */
const KEPT: usize = memory.data(LEVELS * 8);

/** Keeps what was foreseen, level 0 or 1, so that several actions can be added to it one after another. */
export function keep(level: i32): void {
  keepCounts(level);
  keepWhereabouts(level);
  const at = KEPT + 8 * level;
  store<bool>(at, flare);
  store<u8>(at, <u8>flareGains, 1);
  store<u8>(at, <u8>coming, 2);
  store<u8>(at, <u8>comingLegends, 3);
}

/** Back to what was kept. */
export function recall(level: i32): void {
  recallCounts(level);
  recallWhereabouts(level);
  const at = KEPT + 8 * level;
  flare = load<bool>(at);
  flareGains = load<u8>(at, 1);
  expectOnly(load<u8>(at, 2), load<u8>(at, 3));
}

/** Adds what may come of one more common piece; returns the actions that may be gained by it. */
export function foreseePlacing(s: usize): i32 {
  const before = gained;
  if (supply(s, mover(s), COMMON) <= arrivals) lift(TWO_SIDED_BITS);
  emerge(1, 0, COMMON_BIT, vacant);
  return foreseeEnd(s, before);
}

/** Adds what may come of summoning a card of the hand on one of some squares; returns the same. */
export function foreseeSummoning(s: usize, card: i32, targets: v128): i32 {
  const before = gained;
  foreseeArrival(s, cardNumber(s, mover(s), card), targets);
  return foreseeEnd(s, before);
}

/** Whether an enemy piece may count as the player's in the next summoning (TS-CASE-4). */
export function mayBorrow(s: usize): bool {
  return borrowed || scalar(s, BORROW) != 0;
}

/** TS-SUM-7 .. TS-SUM-9: whom the being replaces, unless it is an own piece, counts as destroyed. */
function foreseeArrival(s: usize, number: i32, targets: v128): void {
  const rank = rankOf(number);
  const match = squaresUsed(number, targets);
  if (supply(s, mover(s), rank) <= arrivals) lift(rank == LEGEND ? LEGENDARY_BIT : TWO_SIDED_BITS);
  for (let other = COMMON; other <= LEGEND; ++other) {
    pickAll(other, other <= rank ? targets : none());
    spare(0, other);
  }
  strike(1, true);
  emerge(1, 0, 1 << (rank - 1), targets);
  expect(rank, targets);
  readArrived(s, number, targets, match);
}

/** The flare after an action; what it gains has been counted if it could be invoked before. Returns the actions that are gained. */
function foreseeEnd(s: usize, before: i32): i32 {
  const byAction = gained - before;
  const byFlare = foreseeFlare(s);
  const more = max(0, byFlare - flareGains);
  flareGains = max(flareGains, byFlare);
  return byAction + more;
}

/** The program of the upper half of a flare; the lower one follows. */
function programOf(card: i32): i32 {
  return FLARE_PROGRAM + 2 * (card - FLARES);
}

/** TS-FLARE-3, TS-FLARE-4: the leads the opponent may have by then. Returns the actions that are gained. */
function foreseeFlare(s: usize): i32 {
  const seat = mover(s);
  const card = flareInHand(s, seat);
  if (card < 0) return 0;
  const leads = LEADS + ((card - FLARES) << 1);
  const before = gained;
  const strong = size(upgraded(s, seat ^ 1)) - size(upgraded(s, seat)) + behindUpgraded;
  const all = size(owned(s, seat ^ 1)) - size(owned(s, seat)) + behind;
  const upper = strong >= <i32>load<u8>(leads);
  const lower = all >= <i32>load<u8>(leads, 1);
  flare = flare || upper || lower;
  if (upper) readHalf(s, programOf(card));
  if (lower) readHalf(s, programOf(card) + 1);
  return gained - before;
}

/** Squares of enemy pieces that may be left. */
export function mayClear(): v128 {
  return gone;
}

/** Bits of the points that may be gained on the other player, as the turn's report counts them, with so many gained now. */
export function mayGain(s: usize, now: i32, tasks: u32): u32 {
  if (isDuel(s)) return points(now + spoils(s) - i32(flare), now + mostSpoils(s) + comingLegends);
  const least = now - ownLegendsDown - enemyLegendsUp;
  const most = now + ownLegendsUp + enemyLegendsDown;
  let set = points(least, most);
  for (let left = tasks; left; left &= left - 1) set |= points(least + worth(ctz(left)), most + worth(ctz(left)));
  return set;
}

/** Bits from one number of points to another, without those that are no gain. */
function points(least: i32, most: i32): u32 {
  let set: u32 = 0;
  for (let gain = max(1, least); gain <= most; ++gain) set |= 1 << min(MOST_POINTS, gain);
  return set;
}

/** TS-DUEL-1 with all that may still be destroyed. */
function mostSpoils(s: usize): i32 {
  return (4 * destroyed(s, LEGEND) + 2 * destroyed(s, HEROIC) + destroyed(s, COMMON) + bounty) >> 1;
}
