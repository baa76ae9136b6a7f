// What a card would be worth on each field, and what stands on the board: the quantities of section 9.1 of the rules.

import { reserve } from '../../kernel/arena';
import { ALL_FIELDS, occupied, setToken, token } from './board';
import { cardType, cardValue } from './cards';
import { DESTROYED, EFFECT_BYTES, MIRRORED, PUSHED, SCORED, SWAPPED } from './effect-kinds';
import { beginRecord, endRecord } from './effects';
import { expectedEnd, leadToCome, turnsLeft, writeTerms } from './evaluate';
import { TERMS } from './forecast-terms';
import { standingOn } from './gains';
import { FIELDS, GOLDEN, OPT_SHOTS_OF_OWNER, PLAIN, STACKS_PER_SEAT, STATE_BYTES, TO_MOVE, UNDRAWN } from './layout';
import {
  AURA_FIELD, DANGER, FIRE, FORECAST, GAIN_SWING, QUANTITIES, STANDING, THREAT, TURN_POINTS,
} from './quantity-rows';
import { gainOf, gains, goldenExtra, updateGains } from './scoring';
import { hitsAmong, takeAim } from './shots';
import { actionOf, copyState, has, points, stackSize, toMove, topCard } from './state';
import { ownerOf, tokenOf } from './tokens';
import { isOver, playTurn } from './turn';

/** More events than a turn can have: what eight targets suffer, and two shots and one loss for each field. */
const MOST_EVENTS: i32 = 160;

const after = reserve(STATE_BYTES);
const answered = reserve(STATE_BYTES);
const trial = reserve(STATE_BYTES);
const terms = reserve((TERMS + 1) << 3);
const record = reserve(MOST_EVENTS * EFFECT_BYTES);

function put(out: usize, row: i32, field: i32, value: f64): void {
  store<f64>(out + ((row * FIELDS + field) << 3), value);
}

function lead(s: usize, seat: i32): i32 {
  return gainOf(gains(s), seat) - gainOf(gains(s), seat ^ 1);
}

function margin(s: usize, seat: i32): i32 {
  return points(s, seat) - points(s, seat ^ 1);
}

/**
 * Writes the quantities of the card on top of a stack of the player on turn, row after row, and behind them the turns the
 * game is expected to last; returns how many f64 that are.
 */
export function writeQuantities(s: usize, stack: i32, out: usize): i32 {
  for (let i = 0; i < QUANTITIES * FIELDS; ++i) store<f64>(out + (i << 3), NaN);
  const seat = toMove(s) & 1;
  const playable = toMove(s) != UNDRAWN && !isOver(s) && stackSize(s, seat, stack) > 0;
  for (let field = 0; field < FIELDS; ++field) {
    put(out, FIRE, field, hitsOn(s, seat, field));
    if (token(s, field)) describeToken(s, field, out);
    else if (playable) describePlacement(s, seat, stack, field, out);
  }
  writeTerms(s, seat, terms);
  store<f64>(out + ((QUANTITIES * FIELDS) << 3), load<f64>(terms + (TERMS << 3)));
  return QUANTITIES * FIELDS + 1;
}

function describePlacement(s: usize, seat: i32, stack: i32, field: i32, out: usize): void {
  copyState(after, s);
  playTurn(after, actionOf(stack, field));
  put(out, TURN_POINTS, field, <f64>(margin(after, seat) - margin(s, seat)));
  put(out, GAIN_SWING, field, <f64>(lead(after, seat) - lead(s, seat)));
  put(out, FORECAST, field, <f64>margin(after, seat) + expected(after, seat));
  put(out, THREAT, field, <f64>largestSwing(after, seat ^ 1));
  put(out, AURA_FIELD, field, <f64>auraSwing(s, seat, topCard(s, seat, stack), field));
  const standing = token(after, field);
  if (standing && ownerOf(standing) == seat) put(out, DANGER, field, <f64>removers(after, field, 0));
}

function describeToken(s: usize, field: i32, out: usize): void {
  put(out, STANDING, field, <f64>standingOn(s, field));
  put(out, DANGER, field, <f64>removers(s, field, 0));
}

/** Points still to come for a seat minus those of its opponent; none after the end. */
function expected(s: usize, seat: i32): f64 {
  if (isOver(s)) return 0;
  const ahead = leadToCome(s, turnsLeft(s, expectedEnd(s)));
  return seat ? -ahead : ahead;
}

function hitsOn(s: usize, seat: i32, field: i32): f64 {
  copyState(trial, s);
  if (!token(trial, field)) setToken(trial, field, tokenOf(seat, PLAIN, 1));
  takeAim(trial, 0);
  const hits = <f64>hitsAmong(<u64>1 << field);
  if (!has(s, OPT_SHOTS_OF_OWNER)) return hits;
  takeAim(trial, 1);
  return (hits + <f64>hitsAmong(<u64>1 << field)) / 2;
}

/** What the token of a card changes of the lead beyond what it brings by itself; its skill is not used. */
function auraSwing(s: usize, seat: i32, card: i32, field: i32): i32 {
  const value = cardValue(card);
  copyState(trial, s);
  setToken(trial, field, tokenOf(seat, cardType(card), value));
  updateGains(trial);
  const alone = cardType(card) == GOLDEN ? value * (1 + goldenExtra(s)) : value;
  return lead(trial, seat) - lead(s, seat) - alone;
}

/** How far a seat can move the lead in points a turn its way with one turn, if it were on turn. */
function largestSwing(s: usize, seat: i32): i32 {
  if (isOver(s)) return 0;
  let best = i32.MIN_VALUE;
  for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) {
    if (!stackSize(s, seat, stack)) continue;
    for (let rest = ~occupied(s) & ALL_FIELDS; rest; rest &= rest - 1) {
      answer(s, seat, actionOf(stack, <i32>ctz(rest)));
      best = max(best, lead(answered, seat) - lead(s, seat));
    }
  }
  return best == i32.MIN_VALUE ? 0 : best;
}

/** Plays an action of a seat on a copy, as if it were on turn. */
function answer(s: usize, seat: i32, action: u32): void {
  copyState(answered, s);
  store<u8>(answered, seat, TO_MOVE);
  playTurn(answered, action);
}

/**
 * Counts the placements of the opponent of a token that take it away from its field, by destruction, push, mirror or swap;
 * shots between turns are not counted. Writes the actions to `out`, unless that is 0.
 */
export function removers(s: usize, field: i32, out: usize): i32 {
  const byte = token(s, field);
  if (!byte || isOver(s)) return 0;
  const seat = ownerOf(byte) ^ 1;
  let count = 0;
  for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) {
    if (!stackSize(s, seat, stack)) continue;
    for (let rest = ~occupied(s) & ALL_FIELDS; rest; rest &= rest - 1) {
      const action = actionOf(stack, <i32>ctz(rest));
      beginRecord(record);
      answer(s, seat, action);
      if (!tookAway(endRecord(), field)) continue;
      if (out) store<u32>(out + (count << 2), action);
      ++count;
    }
  }
  return count;
}

/** True if the record says that a token left a field before the turn was scored. */
function tookAway(events: i32, field: i32): bool {
  for (let at = record; at < record + events * EFFECT_BYTES; at += EFFECT_BYTES) {
    const kind: i32 = load<u8>(at);
    if (kind == SCORED) return false;
    const from: i32 = load<u8>(at, 1);
    const to: i32 = load<u8>(at, 2);
    if (kind == DESTROYED && to == field) return true;
    if ((kind == PUSHED || kind == MIRRORED || kind == SWAPPED) && from == field) return true;
  }
  return false;
}
