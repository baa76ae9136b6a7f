// The step `moves`: single moves or leaps, one decision (from, to) each, with all its modifiers.

import { empty, ownerAt, rankAt } from '../board';
import { NOWHERE } from '../layout';
import { shift } from './changes';
import {
  EACH, HEADER, KIND_COMBAT, KIND_STANDARD, LEAP_ANYWHERE, ONE, SAME_COLOUR, SAME_RANK, STOP_AFTER_EMPTY,
} from './codes';
import { alike, landing, pieceCode } from './landing';
import { any, everywhere, first, has, none, only, rest } from '../squares';
import {
  bindName, count, countEqual, each, equals, firstPiece, flag, mover, nameDirection, NEEDED_MOVED, setEach,
  setFirstPiece, setFlag, setMover,
} from './memory';
import { neighbours, nextSquare, ofRanksAny, piecesOf, readPlace, readSelector, ring } from './select';
import { mostAt, nameAt, nextWord, seek, wordAt } from './words';

// Words of the step behind its header.
export const FLAGS: i32 = HEADER;
export const LEAP: i32 = HEADER + 1;
export const SPARED: i32 = HEADER + 2;
export const ALONG: i32 = HEADER + 3;
const FULL_MOVES: i32 = HEADER + 4;
const FULL_BY: i32 = HEADER + 5;
export const COMBATS: i32 = HEADER + 6;
export const CAPS: i32 = HEADER + 7;
/** Where the place begins in which a move must end. */
export const ENDING: i32 = HEADER + 10;

/** Movers of the step that was read last: their pieces and kinds of move. */
const MAX_MOVERS: i32 = 4;
const PIECES: usize = memory.data(MAX_MOVERS * 16, 16);
const KINDS: usize = memory.data(MAX_MOVERS * 4, 4);
let movers: i32 = 0;
let places: v128 = i64x2(0, 0);
let vacant: v128 = i64x2(0, 0);

/** Reads where the moves must end, then each mover's kind and all pieces that fit its selector. */
function readMovers(s: usize, pc: i32): void {
  seek(pc + ENDING);
  places = readPlace(s);
  movers = nextWord();
  for (let i = 0; i < movers; ++i) {
    store<i32>(KINDS + (i << 2), nextWord());
    v128.store(PIECES + (i << 4), readSelector(s));
  }
}

/** All pieces that fit a selector of the step now. */
export function fitting(s: usize, pc: i32): v128 {
  readMovers(s, pc);
  let set = none();
  for (let i = 0; i < movers; ++i) set = v128.or(set, v128.load(PIECES + (i << 4)));
  return set;
}

/** Fixes the pieces that qualify for the step, if each of them moves once (TS-WORD-14). */
export function enterMoves(s: usize, pc: i32): void {
  if (wordAt(pc, FLAGS) & EACH) setEach(s, fitting(s, pc));
}

/** Pieces that may make the next move, as far as the step's modifiers restrict them. */
function unrestricted(s: usize, pc: i32): v128 {
  const flags = wordAt(pc, FLAGS);
  let set = flags & EACH ? each(s) : everywhere();
  if (flags & ONE && mover(s) != NOWHERE) set = v128.and(set, only(mover(s)));
  if (flags & (SAME_COLOUR | SAME_RANK) && firstPiece(s) != NOWHERE) {
    set = v128.and(set, alike(s, firstPiece(s), (flags & SAME_COLOUR) != 0, (flags & SAME_RANK) != 0));
  }
  return needsOther(s, pc) ? v128.and(set, piecesOf(s, wordAt(pc, FULL_BY))) : set;
}

/** Whether the next move is the last one and must be made by a certain piece (TS-CASE-10). */
export function needsOther(s: usize, pc: i32): bool {
  const full = wordAt(pc, FULL_MOVES);
  return full > 0 && count(s) == full - 1 && !flag(s, NEEDED_MOVED);
}

/** The most moves the step may have, counted from its start. */
export function mostMoves(s: usize, pc: i32): i32 {
  const most = mostAt(pc);
  return firstPiece(s) == NOWHERE ? most : min(most, wordAt(pc, CAPS + (firstPiece(s) & 3) - 1));
}

/** Squares a piece can get to by distance and direction, whatever stands there. */
export function reach(s: usize, pc: i32, from: i32): v128 {
  const leap = wordAt(pc, LEAP);
  const along = wordAt(pc, ALONG);
  if (along) {
    const direction = nameDirection(s, along - 1);
    const square = direction == NOWHERE ? NOWHERE : nextSquare(from, direction);
    return square == NOWHERE ? none() : only(square);
  }
  if (!leap) return neighbours(from);
  return leap == LEAP_ANYWHERE ? v128.andnot(everywhere(), only(from)) : ring(from, leap);
}

/** The kind of move left to a mover: without a combat move left, a standard one (TS-CASE-9). */
function kindLeft(s: usize, pc: i32, kind: i32): i32 {
  return kind == KIND_COMBAT && equals(s) >= wordAt(pc, COMBATS) ? KIND_STANDARD : kind;
}

/** Reads the step and returns the pieces that may make the next move if they find a square. */
export function readyMovers(s: usize, pc: i32): v128 {
  const allowed = unrestricted(s, pc);
  const settled = (wordAt(pc, FLAGS) & EACH) != 0;
  readMovers(s, pc);
  vacant = empty(s);
  let all = none();
  for (let i = 0; i < movers; ++i) {
    const at = PIECES + (i << 4);
    const set = settled ? allowed : v128.and(v128.load(at), allowed);
    v128.store(at, set);
    all = v128.or(all, set);
  }
  return all;
}

/** After `readyMovers`: where one of those pieces may move. */
export function destinations(s: usize, pc: i32, from: i32): v128 {
  const rank = rankAt(s, from);
  let onto = none();
  for (let i = 0; i < movers; ++i) {
    if (!has(v128.load(PIECES + (i << 4)), from)) continue;
    onto = v128.or(onto, landing(s, kindLeft(s, pc, load<i32>(KINDS + (i << 2))), rank, vacant));
  }
  const spared = ofRanksAny(s, wordAt(pc, SPARED));
  return v128.and(v128.andnot(onto, spared), v128.and(places, reach(s, pc, from)));
}

/** After `readyMovers`: the kind of move a piece would make. */
export function kindOf(s: usize, pc: i32, from: i32): i32 {
  let kind = 0;
  for (let i = 0; i < movers; ++i) {
    if (has(v128.load(PIECES + (i << 4)), from)) kind = max(kind, kindLeft(s, pc, load<i32>(KINDS + (i << 2))));
  }
  return kind;
}

/** Where moves must end, as read last (judged before the move). */
export function endings(): v128 {
  return places;
}

export function canMove(s: usize, pc: i32): bool {
  const ready = readyMovers(s, pc);
  for (let left = ready; any(left); left = rest(left)) {
    if (any(destinations(s, pc, first(left)))) return true;
  }
  return false;
}

/** Direction of a single step, or NOWHERE for a leap. */
function directionOf(from: i32, to: i32): i32 {
  for (let direction = 0; direction < 8; ++direction) if (nextSquare(from, direction) == to) return direction;
  return NOWHERE;
}

/** Makes a move; returns true if no further one may follow it. */
export function move(s: usize, pc: i32, from: i32, to: i32): bool {
  const flags = wordAt(pc, FLAGS);
  const owner = ownerAt(s, from);
  const rank = rankAt(s, from);
  const crushed = rankAt(s, to);
  if (firstPiece(s) == NOWHERE) setFirstPiece(s, pieceCode(s, from));
  if (crushed == rank) countEqual(s);
  if (wordAt(pc, FULL_MOVES) && has(piecesOf(s, wordAt(pc, FULL_BY)), from)) setFlag(s, NEEDED_MOVED);
  shift(s, from, to);
  setMover(s, to);
  if (flags & EACH) setEach(s, v128.andnot(each(s), only(to)));
  bindName(s, nameAt(pc), to, false, owner, rank, directionOf(from, to));
  return (flags & STOP_AFTER_EMPTY) != 0 && !crushed;
}
