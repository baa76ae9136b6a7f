// The effect language (section 6 of the rules): programs of cards run decision by decision.
//
// What the turn calls:
//   beginEffect(s, program, being, summon, orientation, used)   a being has arrived, or a flare half begins (no being)
//   runEffect(s)             goes on to the next decision or the end; at the end afterEffect(s) of ../turn is due
//   effectOpen(s)            whether an effect waits for a decision
//   effectLegal(s, out)      the actions of the open decision, ascending; returns their number
//   effectApply(s, action)   plays one of them and runs on, as runEffect does
//   effectRefusal(s, action) number of the rule that forbids the action, 0 if none
//   effectValid(s)           whether the bytes of the open effect are some it can have come to
//
// `program` is an index into PROGRAM_START of programs.ts: the number of a being or legend (the order of the data), or
// FLARE_PROGRAM + 2 * flare + half (0 upper, 1 lower).
// `being`, `summon` are squares, NOWHERE for a flare; `orientation` is the index in the data's `orientations`; `used` the
// squares of the match.

import {
  ACTIONS_LEFT, BEINGS_PER_LIST, BORROW, DONE, EFFECT_PC, EXTRA_BEINGS, EXTRA_LEGENDS, EXTRA_TURNS, LEGEND_COUNT,
  MOST_ACTIONS, MOST_EXTRA_TURNS,
} from '../layout';
import { raise } from '../state';
import { isEffect } from './check';
import { startOfOption } from './choices';
import {
  ALL, OP_BORROW, OP_CHOOSE, OP_END, OP_EXTRA_DRAW, OP_EXTRA_TURN, OP_GAIN_ACTION, OP_IF, OP_JUMP, OP_MOVES, OP_SHOOT,
} from './codes';
import { readCondition } from './conditions';
import { pileCards } from './fetching';
import { fireOnwards } from './lines';
import { clearEffect, clearStep, openEffect, pc, PILE_EMPTY, setFlag, setPc } from './memory';
import { enterMoves } from './moves';
import { pickAll } from './picks';
import { PROGRAM_START } from './programs';
import { refuseAnswer } from './refusals';
import { asks, carryOut, listAnswers } from './steps';
import { cursorPc, isDecision, mostAt, nextAfter, opAt, seek, wordAt } from './words';

/** Opens an effect; `runEffect` then goes to its first decision. */
export function beginEffect(s: usize, program: i32, being: i32, summon: i32, orientation: i32, used: v128): void {
  openEffect(s, load<u16>(PROGRAM_START + (program << 1)), being, summon, orientation, used);
  if (!pileCards(s)) setFlag(s, PILE_EMPTY);
}

export function effectOpen(s: usize): bool {
  return load<u16>(s, EFFECT_PC) != 0;
}

/** A step that needs no decision. */
function carryOutAtOnce(s: usize, at: i32): void {
  switch (opAt(at)) {
    case OP_GAIN_ACTION: raise(s, ACTIONS_LEFT, wordAt(at, 2), MOST_ACTIONS); break;
    case OP_EXTRA_TURN: raise(s, EXTRA_TURNS, 1, MOST_EXTRA_TURNS); break;
    case OP_EXTRA_DRAW: {
      raise(s, EXTRA_BEINGS, wordAt(at, 2), BEINGS_PER_LIST);
      raise(s, EXTRA_LEGENDS, wordAt(at, 3), LEGEND_COUNT);
      break;
    }
    case OP_BORROW: store<u8>(s, wordAt(at, 2), BORROW); break;
    case OP_SHOOT: fireOnwards(s, at); break;
    default: pickAll(s, at);
  }
}

/** Where the program goes on behind an `if` or `jump`. */
function target(s: usize, at: i32): i32 {
  if (opAt(at) == OP_JUMP) return wordAt(at, 1);
  seek(at + 2);
  return readCondition(s) ? cursorPc() : wordAt(at, 1);
}

/** Goes on to the next decision, or to the end of the effect; whether it came to its end. */
export function runEffect(s: usize): bool {
  for (;;) {
    const at = pc(s);
    const op = opAt(at);
    if (op == OP_END) break;
    if (op == OP_JUMP || op == OP_IF) setPc(s, target(s, at));
    else if (!isDecision(op) || mostAt(at) == ALL) {
      carryOutAtOnce(s, at);
      leave(s, nextAfter(at));
    } else {
      if (op == OP_MOVES) enterMoves(s, at);
      if (asks(s, at)) return false;
      leave(s, nextAfter(at));
    }
  }
  clearEffect(s);
  return true;
}

function leave(s: usize, next: i32): void {
  clearStep(s);
  setPc(s, next);
}

/** The answers to the open decision, ascending; returns their number. */
export function effectLegal(s: usize, out: usize): i32 {
  return listAnswers(s, pc(s), out);
}

/** Answers the open decision and runs on to the next one, or to the end of the effect; whether it came to its end. */
export function effectApply(s: usize, action: u32): bool {
  const at = pc(s);
  const verb = action >> 16;
  if (verb == DONE) leave(s, nextAfter(at));
  else if (opAt(at) == OP_CHOOSE) leave(s, startOfOption(at, action & 255));
  else {
    const over = carryOut(s, at, (action >> 8) & 255, action & 255);
    if (!over && asks(s, at)) return false;
    leave(s, nextAfter(at));
  }
  return runEffect(s);
}

/** Number of the rule that forbids an action while an effect is open (section 5); 0 if it is legal. Total over all u32. */
export function effectRefusal(s: usize, action: u32): i32 {
  return refuseAnswer(s, pc(s), action);
}

/** Whether the open effect can be resolved on, in a state whose other parts have been checked. */
export function effectValid(s: usize): bool {
  return isEffect(s);
}
