// Which condition an answer to an effect fails, where the rule that refuses it (refusals.ts) speaks of several.

import { empty, ownerAt, rankAt } from '../board';
import {
  AGAIN, ALL_ALIKE, ALL_BY_ONE, ASKS_CARD, ASKS_DIRECTION, ASKS_OPTION, ASKS_PIECE, DESTROYS_NON_LEGENDARY, IS_COMMON,
  IS_LEGENDARY, LEAPS_TWO, NO_ACTION, NO_FLARE, NONE_FREE, ON_DIAGONALS, ONTO_EMPTY, OTHER_RANK, RUNS_FIVE, RUNS_ONE,
  RUNS_THREE, SPARES_COMMON, STOPS, STRAIGHT, TAKEN, UPGRADES_COMMON, WANTS_PIECE,
} from '../fault-numbers';
import {
  COMMON, DIRECTION, DISCARD, INVOKE, LEGEND, LIFT, MOVE, NOWHERE, PICK, PLACE, PLACE_ON, RUN, SUMMON,
} from '../layout';
import {
  TS_EFF_1, TS_EFF_7, TS_EFF_11, TS_WORD_5, TS_WORD_6, TS_WORD_7, TS_WORD_8, TS_WORD_13, TS_WORD_14,
} from '../rule-numbers';
import { has } from '../squares';
import {
  EACH, HEADER, OP_CHOOSE, OP_EACH_SQUARE, OP_MOVES, OP_RUN, OP_SHOOT, OP_TOP_OF_DECK, ONE,
} from './codes';
import { placeFault, selectorFault } from './faults-of-places';
import { directionAlong, FURTHEST_OF, runners, SELECTOR } from './lines';
import { dealtWith, each, mover, pc as at } from './memory';
import { ENDING, endings, fitting, FLAGS, LEAP, readyMovers, SPARED } from './moves';
import { selected } from './picks';
import { squaresNamed, squaresOfCases } from './placing';
import { active, readPlace, readSelector } from './select';
import { cursorPc, nextWord, opAt, seek, wordAt } from './words';

/** The condition that fails of the rule by which an answer is refused; 0 where the rule says all. */
export function effectFault(s: usize, action: u32, rule: i32): i32 {
  const pc = at(s);
  const verb: i32 = action >> 16;
  const a: i32 = (action >> 8) & 255;
  const b: i32 = action & 255;
  switch (rule) {
    case TS_EFF_1: return untimely(verb);
    case TS_EFF_7: return asked(opAt(pc));
    case TS_EFF_11: return unfit(s, pc, verb, a, b);
    case TS_WORD_5: return wordAt(pc, LEAP) == 2 ? LEAPS_TWO : 0;
    case TS_WORD_6: return has(empty(s), verb == PLACE_ON ? a : b) ? NONE_FREE : TAKEN;
    case TS_WORD_7: return rankAt(s, b) == LEGEND ? IS_LEGENDARY : NONE_FREE;
    case TS_WORD_8: return rankAt(s, b) == COMMON ? IS_COMMON : NONE_FREE;
    case TS_WORD_13: return opAt(pc) == OP_RUN ? runFault(s, pc, a, b) : 0;
    case TS_WORD_14: return againFault(s, pc, a);
    default: return 0;
  }
}

function untimely(verb: i32): i32 {
  switch (verb) {
    case INVOKE: return NO_FLARE;
    case PLACE: case LIFT: case SUMMON: case DISCARD: return NO_ACTION;
    default: return 0;
  }
}

function asked(op: i32): i32 {
  switch (op) {
    case OP_CHOOSE: return ASKS_OPTION;
    case OP_SHOOT: return ASKS_DIRECTION;
    case OP_TOP_OF_DECK: return ASKS_CARD;
    case OP_MOVES: case OP_RUN: return ASKS_PIECE;
    default: return 0;
  }
}

function unfit(s: usize, pc: i32, verb: i32, a: i32, b: i32): i32 {
  switch (verb) {
    case PICK: return opAt(pc) == OP_EACH_SQUARE ? treatFault(s, pc, b) : pickFault(s, pc, b);
    case PLACE_ON: return has(squaresNamed(s, pc), a) ? OTHER_RANK : placeFault(s, pc + HEADER + 2);
    case MOVE: return moveFault(s, pc, a, b);
    case RUN: return has(runners(s, pc), a) ? STOPS : selectorFault(s, pc + HEADER + SELECTOR, a);
    case DIRECTION: return ON_DIAGONALS;
    default: return 0;
  }
}

function pickFault(s: usize, pc: i32, square: i32): i32 {
  if (has(dealtWith(s), square)) return rankAt(s, square) ? AGAIN : WANTS_PIECE;
  return has(selected(s, pc), square) ? 0 : selectorFault(s, pc + HEADER + 1, square);
}

function treatFault(s: usize, pc: i32, square: i32): i32 {
  if (!has(squaresOfCases(s, pc), square)) return placeFault(s, pc + HEADER);
  if (has(dealtWith(s), square)) return AGAIN;
  return ownerAt(s, square) == active(s) ? UPGRADES_COMMON : DESTROYS_NON_LEGENDARY;
}

function moveFault(s: usize, pc: i32, from: i32, to: i32): i32 {
  if (!has(readyMovers(s, pc), from)) return moverFault(s, pc, from);
  if (!has(endings(), to)) return placeFault(s, pc + ENDING);
  return wordAt(pc, SPARED) & ((1 << rankAt(s, to)) >> 1) ? SPARES_COMMON : ONTO_EMPTY;
}

/** A piece that fits no selector of the step; where there are several of these, the last is the widest. */
function moverFault(s: usize, pc: i32, from: i32): i32 {
  if (wordAt(pc, FLAGS) & EACH && mover(s) == from) return AGAIN;
  seek(pc + ENDING);
  readPlace(s);
  let selector = 0;
  for (let left = nextWord(); left; --left) {
    nextWord();
    selector = cursorPc();
    readSelector(s);
  }
  return selectorFault(s, selector, from);
}

/** A piece that fits may all the same not make the next move (TS-WORD-14). */
function againFault(s: usize, pc: i32, from: i32): i32 {
  if (!has(fitting(s, pc), from)) return 0;
  const flags = wordAt(pc, FLAGS);
  if (flags & EACH && !has(each(s), from)) return AGAIN;
  if (flags & ONE && mover(s) != NOWHERE && mover(s) != from) return ALL_BY_ONE;
  return ALL_ALIKE;
}

function runFault(s: usize, pc: i32, from: i32, to: i32): i32 {
  if (directionAlong(from, to) == NOWHERE) return STRAIGHT;
  switch (wordAt(pc, FURTHEST_OF + rankAt(s, from) - 1)) {
    case 1: return RUNS_ONE;
    case 3: return RUNS_THREE;
    case 5: return RUNS_FIVE;
    default: return 0;
  }
}
