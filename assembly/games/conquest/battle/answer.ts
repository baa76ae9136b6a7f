// Answers to a question (layout.ts): odds, first engagements, ends.

import { reserve } from '../../../kernel/arena';
import { expectedRounds, follow, writeEnd } from './courses';
import {
  ANSWERED, BEST, DEFENDER_FALL_BACK, DEFENDER_FILL, END_BYTES, FALL_BACK, FILL, FIRST_BYTES, NEVER_RETREAT, RETREAT_ABOVE,
  START, STATE_BYTES, STOP, TOO_LARGE,
} from './layout';
import { exhausted, forget, remembered } from './memory';
import { clearStack, engagementOdds, frame, stateOdds } from './odds';
import { MOST, engagements, kindOf, sourceOf, targetOf } from './outbreak';
import { attackersPolicy, defendersPolicy } from './policy';
import { asked, question } from './theatre';

/** Most ends that are handed over at a time. */
export const PAGE: i32 = 1024;
export const rows = reserve(PAGE * END_BYTES);
const list = reserve(MOST << 2);

/** The odds last found, and the number of ends. */
export let odds: f64 = 0;
export let ends: i32 = 0;

/**
 * Looks for the odds that the attacker reaches his goal, at no more than `budget` battles and states. Returns ANSWERED or
 * TOO_LARGE.
 */
export function findOdds(budget: i32): i32 {
  set(budget);
  odds = stateOdds(0);
  return exhausted ? TOO_LARGE : ANSWERED;
}

/** The same with all ends. Where everybody keeps to a policy and nobody retreats, nothing has to be looked at beforehand. */
export function findEnds(budget: i32): i32 {
  set(budget);
  const forwardOnly = asked(BEST) == 0 && asked(RETREAT_ABOVE) == NEVER_RETREAT;
  odds = forwardOnly ? 0 : stateOdds(0);
  ends = exhausted ? 0 : follow();
  return exhausted ? TOO_LARGE : ANSWERED;
}

function set(budget: i32): void {
  forget(budget);
  clearStack();
  memory.copy(frame(0), question + START, STATE_BYTES);
  attackersPolicy.fill = asked(FILL);
  attackersPolicy.fallBack = asked(FALL_BACK);
  attackersPolicy.stop = asked(STOP);
  defendersPolicy.fill = asked(DEFENDER_FILL);
  defendersPolicy.fallBack = asked(DEFENDER_FALL_BACK);
  defendersPolicy.retreatAbove = asked(RETREAT_ABOVE);
}

/** Writes rows of first engagements with their odds, after `findOdds`; returns how many. */
export function writeFirst(): i32 {
  const count = engagements(frame(0), list);
  for (let i = 0; i < count; ++i) {
    const what = load<u32>(list + (i << 2));
    const row = rows + i * FIRST_BYTES;
    store<u8>(row, u8(kindOf(what)));
    store<u8>(row + 1, u8(sourceOf(what)));
    store<u8>(row + 2, u8(targetOf(what)));
    store<f64>(row + 8, engagementOdds(0, what, count));
  }
  return count;
}

/** Writes rows of ends from number `from` on; returns how many. */
export function writeEnds(from: i32): i32 {
  const count = min(ends - from, PAGE);
  for (let i = 0; i < count; ++i) writeEnd(from + i, rows + i * END_BYTES);
  return count;
}

/** Battles and states whose odds were looked at. */
export function looked(): i32 { return remembered(); }
/** Rounds of dice to be expected, after `findEnds`. */
export function meanRounds(): f64 { return expectedRounds(); }
