// What actions are called by, in numbers: the engine knows no words. Whoever writes texts reads these rows.

import { reserve } from '../../kernel/arena';
import { keySort } from './ability-keys';
import { actAt } from './abilities';
import { ABILITY_ACT } from './effects/codes';
import { lookBack, optionAt, optionCount } from './ask';
import { faceAt, goneRecord } from './faces';
import {
  ANSWER_COUNT, ANSWERS, ARGUMENT, ARGUMENT_BITS, ASK_MAIN, ATTACK, CARD, DETECT, DISCARD, DRAW, GONE, HIRE, LEVEL, OBJ_ID,
  ORDER, PLAY, QUESTION, STAGE, STAGE_OVER, STATE_BYTES, SUMMON, TECH, THING, USE, ASKED,
} from './layout';
import { cardOf, count, halfOf, record } from './objects';
import { word } from './printed';
import { listOptions, recall, settleState } from './scripts';
import { active, hero, owned } from './table';
import { orderOf } from './waiting';

/** i32 numbers a row: verb, argument, card, object, key, granter, sort of what waits, seat, what it is about. */
export const DESCRIPTION: i32 = 9;

function set(out: usize, index: i32, value: i32): void { store<i32>(out + (index << 2), value); }

/** Writes one row for an action of the question that is open now. */
function writeRow(seat: i32, action: i32, out: usize): void {
  const verb = action >> ARGUMENT_BITS;
  const what = action & ARGUMENT;
  memory.fill(out, 0, DESCRIPTION * 4);
  set(out, 0, verb);
  set(out, 1, what);
  set(out, 2, -1);
  switch (verb) {
    case PLAY: case HIRE: return set(out, 2, owned(active(), what));
    case TECH: return set(out, 2, owned(seat, what));
    case SUMMON: return set(out, 2, hero(active(), what));
    case DISCARD: case DRAW: {
      set(out, 7, what >> 6);
      return set(out, 2, owned(what >> 6, what & 63));
    }
    case CARD: {
      set(out, 7, (what >> 9) & 1);
      set(out, 6, (what >> 6) & 7);
      return set(out, 2, owned((what >> 9) & 1, what & 63));
    }
    case ATTACK: case LEVEL: case DETECT: case THING: return writeThing(what, out);
    case USE: {
      writeThing(what >> 4, out);
      const face = faceAt(what >> 4);
      const index = actAt(face, what & 15);
      set(out, 4, face.keys[index]);
      return set(out, 5, keySort(face.keys[index]) ? face.granters[index] : 0);
    }
    case ORDER: {
      const one = orderOf.at(what);
      set(out, 2, one.card);
      set(out, 3, one.id);
      set(out, 4, one.key);
      set(out, 5, one.granter);
      set(out, 6, one.sort);
      set(out, 7, one.seat);
      return set(out, 8, one.about);
    }
  }
}
function writeThing(place: i32, out: usize): void {
  const o = place < GONE ? record(place) : goneRecord(place - GONE);
  set(out, 2, cardOf(o));
  set(out, 3, halfOf(o, OBJ_ID));
}

/** Writes a row for an action that can be played in a state; its length. */
export function describe(s: usize, action: u32, out: usize): i32 {
  recall(s);
  lookBack();
  writeRow(load<u8>(s, ASKED), action, out);
  return DESCRIPTION;
}

/** i32 numbers of what can be answered: the action, then its row. */
export const OPEN: i32 = 1 + DESCRIPTION;
export function writeOpen(seat: i32, action: i32, out: usize): void {
  set(out, 0, action);
  writeRow(seat, action, out + 4);
}

/**
 * Writes what can be answered to the open question, each action with its row, and in a main phase behind it every ability
 * with a cost of everything in play, whether it can be used or not, as many as there is room for; how many in all.
 */
export function describeOpen(s: usize, out: usize, room: i32): i32 {
  if (load<u8>(s, STAGE) == STAGE_OVER) return 0;
  listOptions(s);
  lookBack();
  const seat: i32 = load<u8>(s, ASKED);
  let n = 0;
  for (; n < optionCount; ++n) writeOpen(seat, optionAt(n), out + n * OPEN * 4);
  if (load<u8>(s, QUESTION) != ASK_MAIN) return n;
  for (let place = 0; place < count(); ++place) {
    const face = faceAt(place);
    for (let i = 0, number = 0; i < face.abilityCount && n < room; ++i) {
      if (word(face.abilities[i]) != ABILITY_ACT) continue;
      writeOpen(seat, (USE << ARGUMENT_BITS) | (place << 4) | number++, out + n++ * OPEN * 4);
    }
  }
  return n;
}

const STEP: usize = reserve(STATE_BYTES);
/** Writes a row for each answer since the running script began; their number. */
export function describeAnswers(s: usize, out: usize): i32 {
  const n: i32 = load<u8>(s, ANSWER_COUNT);
  for (let i = 0; i < n; ++i) {
    memory.copy(STEP, s, STATE_BYTES);
    store<u8>(STEP, i, ANSWER_COUNT);
    memory.fill(STEP + ANSWERS + (i << 1), 0, <usize>((n - i) << 1));
    settleState(STEP);
    describe(STEP, load<u16>(s + ANSWERS + (i << 1)), out + i * DESCRIPTION * 4);
  }
  return n;
}
