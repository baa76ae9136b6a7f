// Steps that choose squares: place, and eachSquare with what happens there.

import { empty, put, supply } from '../board';
import { NOWHERE } from '../layout';
import { kill, placeable, rankOfBits, upgradable, upgrade } from './changes';
import { CASE_DESTROY, CASE_PLACE, CASE_UPGRADE, HEADER } from './codes';
import { has, none, only } from '../squares';
import { bindName, dealtWith, setDealtWith } from './memory';
import { active, readPlace, readSelector } from './select';
import { nameAt, nextWord, seekBody, wordAt } from './words';

/** Seat of whose pieces a `place` step speaks; 1 own, 2 enemy. */
function seatOf(s: usize, owner: i32): i32 {
  return owner == 1 ? active(s) : active(s) ^ 1;
}

function placingSeat(s: usize, pc: i32): i32 {
  return seatOf(s, wordAt(pc, HEADER));
}

/** Bits of the ranks the step may place and of which a piece is free (TS-WORD-6). */
export function ranksToPlace(s: usize, pc: i32): i32 {
  const seat = placingSeat(s, pc);
  let ranks = 0;
  for (let left = wordAt(pc, HEADER + 1); left; left &= left - 1) {
    if (supply(s, seat, rankOfBits(left))) ranks |= left & -left;
  }
  return ranks;
}

/** Squares the text names, empty or not. */
export function squaresNamed(s: usize, pc: i32): v128 {
  seekBody(pc, 2);
  return readPlace(s);
}

/** Squares on which the step can place one of `ranksToPlace`. */
export function squaresToPlace(s: usize, pc: i32): v128 {
  return ranksToPlace(s, pc) ? v128.and(squaresNamed(s, pc), empty(s)) : none();
}

export function placePiece(s: usize, pc: i32, square: i32, rank: i32): void {
  const seat = placingSeat(s, pc);
  put(s, seat, rank, square);
  bindName(s, nameAt(pc), square, false, seat, rank, NOWHERE);
}

/** Reads the next case of `eachSquare`: its squares; `CASE`, `SEAT` and `RANK` say what would happen there. */
let CASE: i32 = 0;
let SEAT: i32 = 0;
let RANK: i32 = 0;
function readCase(s: usize): v128 {
  CASE = nextWord();
  if (CASE != CASE_PLACE) {
    const pieces = readSelector(s);
    return CASE == CASE_UPGRADE ? v128.and(pieces, upgradable(s)) : pieces;
  }
  SEAT = seatOf(s, nextWord());
  RANK = rankOfBits(nextWord());
  return placeable(s, SEAT, RANK, empty(s));
}

/** Squares of an `eachSquare` step the text names, whatever is on them. */
export function squaresOfCases(s: usize, pc: i32): v128 {
  seekBody(pc, 0);
  return readPlace(s);
}

/** Squares on which one of the cases can happen, each at most once. */
export function squaresToTreat(s: usize, pc: i32): v128 {
  const place = v128.andnot(squaresOfCases(s, pc), dealtWith(s));
  let set = none();
  for (let left = nextWord(); left; --left) set = v128.or(set, readCase(s));
  return v128.and(set, place);
}

export function treatSquare(s: usize, pc: i32, square: i32): void {
  squaresOfCases(s, pc);
  for (let left = nextWord(); left; --left) {
    if (!has(readCase(s), square)) continue;
    if (CASE == CASE_DESTROY) kill(s, square);
    else if (CASE == CASE_UPGRADE) upgrade(s, square);
    else put(s, SEAT, RANK, square);
    break;
  }
  setDealtWith(s, v128.or(dealtWith(s), only(square)));
}
