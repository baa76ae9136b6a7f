// The static value of a node: a weighted sum of features a player can name, turned into a win chance.
// The features and their first weights are those of section 9.2 of the rule file's source (an independent engine,
// fitted on self-play); where that fit gave the two sides different weights, the mean is used, because a win chance
// must add up to one over both seats.

import { hqs, regionBases, regionMedals, regions } from './board';
import {
  TERMS, TERM_BASES, TERM_HQ, TERM_LINE, TERM_MEDALS, TERM_RACK, TERM_REGIONS, TERM_RESERVE,
} from './evaluation-terms';
import { ASK_EXTRA, ASK_TURN, QUESTION } from './layout';
import { reach } from './line';
import { mapOf, medals, mover, occupied, rackSize, reserve, taken } from './state';

/** Points of one feature unit. */
const MEDAL: f32 = 465;
/** Medals of an open region of which one base is missing, each. */
const NEAR_MEDAL: f32 = 95;
/** Sum over open regions of medals x share of their bases squared. */
const SHARE: f32 = 21;
/** An enemy HQ lies at the end of the line, but it is not the moment to take it. */
const HQ_IN_REACH: f32 = 505;
/** An enemy HQ can be taken by the very next answer. */
const HQ_NOW: f32 = 2161;
const BASE: f32 = 300;
const RACK_TILE: f32 = 399;
const CONNECTED: f32 = 32;
const RESERVE_TILE: f32 = 11;

/**
 * Points that make a win e times as likely as a loss, fitted by logistic regression on 43,157 turn starts of 1,500
 * games between one-ply players with a little noise. In tenths of the win chance the fit is off by at most 6 points.
 */
const SCALE: f32 = 1640;

function sidePoints(s: usize, side: i32, placing: bool): f32 {
  const line = reach(s, side);
  let points = MEDAL * <f32>medals(s, side);
  points += hqPoints(s, side, line, placing);
  points += BASE * <f32>popcnt(occupied(s, side));
  points += RACK_TILE * <f32>rackSize(s, side);
  points += CONNECTED * <f32>popcnt(line);
  points += RESERVE_TILE * <f32>reserve(s, side);
  return withRegions(s, side, points);
}

function hqPoints(s: usize, side: i32, line: u32, placing: bool): f32 {
  if (!(line & hqs(mapOf(s), side ^ 1))) return 0;
  return placing && rackSize(s, side) > 0 ? HQ_NOW : HQ_IN_REACH;
}

/** `points` and those of the open regions. */
function withRegions(s: usize, side: i32, points: f32): f32 {
  const map = mapOf(s);
  const own = occupied(s, side);
  const closed = taken(s, 0) | taken(s, 1);
  for (let r = 0, n = regions(map); r < n; ++r) {
    if ((closed >> r) & 1) continue;
    const around = regionBases(map, r);
    const size = <f32>popcnt(around);
    const held = <f32>popcnt(around & own);
    const worth = <f32>regionMedals(map, r);
    points += SHARE * worth * (held / size) * (held / size);
    if (held + 1 == size) points += NEAR_MEDAL * worth;
  }
  return points;
}

function asksToPlace(s: usize): bool {
  const question: i32 = load<u8>(s, QUESTION);
  return question == ASK_TURN || question == ASK_EXTRA;
}

/** Advantage of `player` in points. */
export function points(s: usize, player: i32): f32 {
  const side = mover(s);
  const lead = sidePoints(s, side, asksToPlace(s)) - sidePoints(s, side ^ 1, false);
  return player == side ? lead : -lead;
}

/** Adds the terms of a side, or takes them away: f32 in the order of evaluation-terms.ts. */
function addTerms(s: usize, side: i32, placing: bool, sign: f32, out: usize): void {
  const line = reach(s, side);
  add(out, TERM_MEDALS, sign * MEDAL * <f32>medals(s, side));
  add(out, TERM_HQ, sign * hqPoints(s, side, line, placing));
  add(out, TERM_REGIONS, sign * withRegions(s, side, 0));
  add(out, TERM_BASES, sign * BASE * <f32>popcnt(occupied(s, side)));
  add(out, TERM_RACK, sign * RACK_TILE * <f32>rackSize(s, side));
  add(out, TERM_LINE, sign * CONNECTED * <f32>popcnt(line));
  add(out, TERM_RESERVE, sign * RESERVE_TILE * <f32>reserve(s, side));
}

function add(out: usize, term: i32, points: f32): void {
  const at = out + (term << 2);
  store<f32>(at, load<f32>(at) + points / SCALE);
}

/** What each term adds to the natural logarithm of a seat's odds to win; their sum is that of `points`. */
export function writeTerms(s: usize, seat: i32, out: usize): void {
  memory.fill(out, 0, TERMS << 2);
  const side = mover(s);
  const sign: f32 = seat == side ? 1 : -1;
  addTerms(s, side, asksToPlace(s), sign, out);
  addTerms(s, side ^ 1, false, -sign, out);
}

/** Win chance of who is so many points ahead, clamped away from certainty, which only a finished game has. */
function chanceOf(lead: f32): f32 {
  const p: f32 = 1 / (1 + Mathf.exp(-(lead / SCALE)));
  return max<f32>(0.002, min<f32>(0.998, p));
}

/** Win chance of a seat in 0 .. 1. */
export function winChance(s: usize, seat: i32): f32 {
  return chanceOf(points(s, seat));
}

/** Writes the win chances of both seats, f32. */
export function writeWinChances(s: usize, out: usize): void {
  const lead = points(s, 0);
  store<f32>(out, chanceOf(lead));
  store<f32>(out, chanceOf(-lead), 4);
}
