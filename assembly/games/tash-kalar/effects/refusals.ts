// Why an answer is refused while an effect is open: the rows of section 5 from "action or flare during an effect" on. Where
// several rows fit, the more particular one is given.

import {
  DIRECTION, DONE, LIFT, MOVE, OPTION, PICK, PLACE, PLACE_ON, RUN, SQUARES, SUMMON, TAKE_CARD,
} from '../layout';
import {
  TS_BOARD_1, TS_CASE_6, TS_CASE_13, TS_EFF_1, TS_EFF_4, TS_EFF_7, TS_EFF_9, TS_EFF_10, TS_EFF_11, TS_SUM_13, TS_WORD_6,
  TS_WORD_7, TS_WORD_8, TS_WORD_11,
} from '../rule-numbers';
import { empty } from '../board';
import { any, has, only } from '../squares';
import {
  DIAGONALS, HEADER, OP_CHOOSE, OP_CONVERT, OP_DESTROY, OP_EACH_SQUARE, OP_GROUP, OP_MOVES,
  OP_PLACE, OP_RUN, OP_SHOOT, OP_TOP_OF_DECK, OP_UPGRADE, PIECE_USED,
} from './codes';
import { pileCards } from './fetching';
import { linesOfFire } from './lines';
import { count, dealtWith, used } from './memory';
import { changeable, connected, selected } from './picks';
import { ranksToPlace, squaresNamed, squaresOfCases, squaresToTreat } from './placing';
import { refuseMove, refuseRun } from './refused-moves';
import { refusePlace } from './refused-places';
import { AT, IS } from './select';
import { leastOf, openOptions } from './steps';
import { opAt, wordAt } from './words';

function refusePick(s: usize, pc: i32, square: i32): i32 {
  const op = opAt(pc);
  const selector = pc + HEADER + 1;
  if (!has(selected(s, pc), square)) {
    if (wordAt(selector, IS) == PIECE_USED && !has(used(s), square)) return TS_SUM_13;
    const rule = refusePlace(s, selector + AT, square);
    return rule ? rule : TS_EFF_11;
  }
  if (has(dealtWith(s), square)) return TS_EFF_11;
  if (op == OP_GROUP && any(dealtWith(s)) && !has(connected(s), square)) return TS_CASE_13;
  if (any(changeable(s, pc, only(square)))) return 0;
  return op == OP_UPGRADE ? TS_WORD_7 : op == OP_CONVERT ? TS_WORD_11 : TS_WORD_8;
}

function refuseSquare(s: usize, pc: i32, square: i32): i32 {
  if (has(squaresToTreat(s, pc), square)) return 0;
  if (!has(squaresOfCases(s, pc), square) || has(dealtWith(s), square)) return TS_EFF_11;
  return has(empty(s), square) ? TS_WORD_6 : TS_EFF_11;
}

function refusePlacement(s: usize, pc: i32, square: i32, rank: i32): i32 {
  if (!has(squaresNamed(s, pc), square)) {
    const rule = refusePlace(s, pc + HEADER + 2, square);
    return rule ? rule : TS_EFF_11;
  }
  const bit = rank >= 1 && rank <= 3 ? 1 << (rank - 1) : 0;
  if (!(wordAt(pc, HEADER + 1) & bit)) return TS_EFF_11;
  return has(empty(s), square) && ranksToPlace(s, pc) & bit ? 0 : TS_WORD_6;
}

function refuseOption(s: usize, pc: i32, number: i32): i32 {
  return number < 32 && (openOptions(s, pc) >> number) & 1 ? 0 : TS_EFF_10;
}

function refuseDirection(s: usize, pc: i32, direction: i32): i32 {
  if (direction < 8 && (linesOfFire(s, pc) >> direction) & 1) return 0;
  return wordAt(pc, HEADER) == DIAGONALS ? TS_EFF_11 : TS_EFF_9;
}

function picksPieces(op: i32): bool {
  return op >= OP_DESTROY && op <= OP_GROUP;
}

/** Whether an action of this kind names a square that does not exist; `a` and `b` are its fields. */
function offBoard(verb: i32, a: i32, b: i32): bool {
  switch (verb) {
    case PLACE: case LIFT: case SUMMON: case PICK: return b >= SQUARES;
    case PLACE_ON: return a >= SQUARES;
    case MOVE: case RUN: return a >= SQUARES || b >= SQUARES;
    default: return false;
  }
}

/** Number of the rule that forbids an answer to the step at `pc`, 0 if it is legal. */
export function refuseAnswer(s: usize, pc: i32, action: u32): i32 {
  const verb: i32 = action >> 16;
  const a: i32 = (action >> 8) & 255;
  const b: i32 = action & 255;
  const op = opAt(pc);
  if (offBoard(verb, a, b)) return TS_BOARD_1;
  switch (verb) {
    case DONE: return count(s) >= leastOf(s, pc) ? 0 : TS_EFF_4;
    case PICK: return picksPieces(op) ? refusePick(s, pc, b) : op == OP_EACH_SQUARE ? refuseSquare(s, pc, b) : TS_EFF_7;
    case PLACE_ON: return op == OP_PLACE ? refusePlacement(s, pc, a, b) : TS_EFF_7;
    case MOVE: return op == OP_MOVES ? refuseMove(s, pc, a, b) : TS_EFF_7;
    case RUN: return op == OP_RUN ? refuseRun(s, pc, a, b) : TS_EFF_7;
    case DIRECTION: return op == OP_SHOOT ? refuseDirection(s, pc, b) : TS_EFF_7;
    case OPTION: return op == OP_CHOOSE ? refuseOption(s, pc, b) : TS_EFF_7;
    case TAKE_CARD: {
      if (op != OP_TOP_OF_DECK) return TS_EFF_7;
      return b < 32 && (pileCards(s) >> b) & 1 ? 0 : TS_CASE_6;
    }
    default: return TS_EFF_1;
  }
}
