// The steps that may ask for a decision, whatever their verb: how often, what is on offer, and what one answer does.

import {
  DIRECTION, DONE, MOVE, OPTION, OPTIONS, OPT_FOREST_ANCIENT_TWO, PICK, PLACE_ON, RUN, TAKE_CARD,
} from '../layout';
import { any, first, rest } from '../squares';
import { ALL, HEADER, OP_CHOOSE, OP_EACH_SQUARE, OP_MOVES, OP_PLACE, OP_RUN, OP_SHOOT, OP_TOP_OF_DECK } from './codes';
import { fetch, pileCards } from './fetching';
import { canRun, fire, linesOfFire, run, runEnds, runners } from './lines';
import { count, countOne, nameCount } from './memory';
import { canMove, destinations, move, mostMoves, readyMovers } from './moves';
import { pick, pickable } from './picks';
import { placePiece, ranksToPlace, squaresToPlace, squaresToTreat, treatSquare } from './placing';
import { isDecision, leastAt, mostAt, opAt, wordAt } from './words';

/** Which number `sameAs` means: as many as the earlier step affected, or its full number by the option `forestAncient`. */
function sameAs(s: usize, pc: i32): i32 {
  if (load<u16>(s, OPTIONS) & OPT_FOREST_ANCIENT_TWO) return mostAt(pc);
  return nameCount(s, -2 - leastAt(pc));
}

/** How often the step must be carried out, if it can be. */
export function leastOf(s: usize, pc: i32): i32 {
  const least = leastAt(pc);
  return least < ALL ? sameAs(s, pc) : least;
}

/** How often it may be carried out. */
function mostOf(s: usize, pc: i32): i32 {
  if (leastAt(pc) < ALL) return sameAs(s, pc);
  return opAt(pc) == OP_MOVES ? mostMoves(s, pc) : mostAt(pc);
}

/** An option whose first step must be done and cannot be may not be chosen (TS-EFF-10). */
function isOpen(s: usize, start: i32): bool {
  return !isDecision(opAt(start)) || leastOf(s, start) < 1 || hasCandidates(s, start);
}

/** Bits of the numbers of the options that may be chosen. */
export function openOptions(s: usize, pc: i32): i32 {
  let set = 0;
  for (let i = wordAt(pc, HEADER) - 1; i >= 0; --i) {
    if (isOpen(s, wordAt(pc, HEADER + 2 + 2 * i))) set |= 1 << wordAt(pc, HEADER + 1 + 2 * i);
  }
  return set;
}

/** Whether the step could be carried out once more, as far as the board goes. */
export function hasCandidates(s: usize, pc: i32): bool {
  switch (opAt(pc)) {
    case OP_CHOOSE: return openOptions(s, pc) != 0;
    case OP_TOP_OF_DECK: return pileCards(s) != 0;
    case OP_EACH_SQUARE: return any(squaresToTreat(s, pc));
    case OP_PLACE: return any(squaresToPlace(s, pc));
    case OP_MOVES: return canMove(s, pc);
    case OP_RUN: return canRun(s, pc);
    case OP_SHOOT: return linesOfFire(s, pc) != 0;
    default: return any(pickable(s, pc));
  }
}

/** Whether the step asks for a decision now (section 4, rules for nodes). */
export function asks(s: usize, pc: i32): bool {
  return count(s) < mostOf(s, pc) && hasCandidates(s, pc);
}

let list: usize = 0;
let length: i32 = 0;

@inline
function offer(verb: i32, a: i32, b: i32): void {
  store<u32>(list + (length++ << 2), (verb << 16) | (a << 8) | b);
}

function offerSquares(verb: i32, from: i32, squares: v128): void {
  for (let left = squares; any(left); left = rest(left)) offer(verb, from, first(left));
}

function offerNumbers(verb: i32, numbers: i32): void {
  for (let left = numbers; left; left &= left - 1) offer(verb, 0, ctz(left));
}

function offerPlacements(s: usize, pc: i32): void {
  const ranks = ranksToPlace(s, pc);
  for (let squares = squaresToPlace(s, pc); any(squares); squares = rest(squares)) {
    for (let left = ranks; left; left &= left - 1) offer(PLACE_ON, first(squares), 1 + ctz(left));
  }
}

/** Writes the answers to the open decision, ascending; returns their number. */
export function listAnswers(s: usize, pc: i32, out: usize): i32 {
  list = out;
  length = 0;
  switch (opAt(pc)) {
    case OP_CHOOSE: offerNumbers(OPTION, openOptions(s, pc)); break;
    case OP_TOP_OF_DECK: offerNumbers(TAKE_CARD, pileCards(s)); break;
    case OP_EACH_SQUARE: offerSquares(PICK, 0, squaresToTreat(s, pc)); break;
    case OP_PLACE: offerPlacements(s, pc); break;
    case OP_MOVES: {
      for (let left = readyMovers(s, pc); any(left); left = rest(left)) {
        offerSquares(MOVE, first(left), destinations(s, pc, first(left)));
      }
      break;
    }
    case OP_RUN: {
      for (let left = runners(s, pc); any(left); left = rest(left)) {
        offerSquares(RUN, first(left), runEnds(s, pc, first(left)));
      }
      break;
    }
    case OP_SHOOT: offerNumbers(DIRECTION, linesOfFire(s, pc)); break;
    default: offerSquares(PICK, 0, pickable(s, pc));
  }
  if (count(s) >= leastOf(s, pc)) offer(DONE, 0, 0);
  return length;
}

/** Carries the step out once; returns true if it may not go on. `choose` is not answered here. */
export function carryOut(s: usize, pc: i32, a: i32, b: i32): bool {
  let last = false;
  switch (opAt(pc)) {
    case OP_TOP_OF_DECK: fetch(s, pc, b); break;
    case OP_EACH_SQUARE: treatSquare(s, pc, b); break;
    case OP_PLACE: placePiece(s, pc, a, b); break;
    case OP_MOVES: last = move(s, pc, a, b); break;
    case OP_RUN: run(s, pc, a, b); break;
    case OP_SHOOT: fire(s, pc, b); break;
    default: pick(s, pc, b);
  }
  countOne(s);
  return last;
}
