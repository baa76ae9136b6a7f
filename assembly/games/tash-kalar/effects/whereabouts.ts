// Where pieces may be while decisions of an effect are still open. Each set holds at least every square such a piece can
// stand on, and only grows while a program is read on: what is not in it cannot happen. Owners are 0, whose effect it
// is, and 1, the opponent.

import { around } from '../beside';
import { empty, ofRank } from '../board';
import { LEGEND, SQUARES } from '../layout';
import { any, everywhere, first, none, only, rest } from '../squares';
import {
  AT_BEING, AT_NAMES, AT_SUMMON, MAX_NAMES, PIECE_BEING, PIECE_NAMES, PIECE_USED, PLACE_ANYWHERE, PLACE_AREA,
  PLACE_AROUND, PLACE_BESIDE_PIECE, PLACE_BOTH, PLACE_MARKS, PLACE_RAYS, PLACE_RING, PLACE_SQUARE, PLACE_WITHIN,
} from './codes';
import { AREAS, AROUND, WITHIN } from './geometry';
import { being, nameAtBinding, nameSquare, summonSquare, used } from './memory';
import { active, onlyIf, rays, readMarks, ring, rowOf, turned } from './select';
import { nextWord } from './words';

/** By owner and rank, 16 bytes each: where such pieces may be, and those of them a selector may mean. */
const PIECES: usize = memory.data(6 * 16, 16);
const PICKED: usize = memory.data(6 * 16, 16);
/** What an effect speaks of: the being, the pieces of the match, named pieces, and where those were when they were named. */
const REFERENCES: usize = memory.data((2 + 2 * MAX_NAMES) * 16, 16);
/** Followed when they move: the being, the match, the named pieces. */
export const FOLLOWED: i32 = 2 + MAX_NAMES;

/** Longer than any line on the board. */
export const FURTHEST: i32 = 8;

/** Squares that may be empty, and squares on which anything may be other than it is now. */
export let vacant: v128 = i64x2.splat(0);
export let changed: v128 = i64x2.splat(0);
/** Nothing has been read yet, so that the sets are what is. */
let exact: bool = true;

function row(owner: i32, rank: i32): i32 {
  return (owner * LEGEND + rank - 1) << 4;
}

/** Where pieces of that owner and rank may be. */
export function mayBe(owner: i32, rank: i32): v128 {
  return v128.load(PIECES + row(owner, rank));
}

function ofRanks(table: usize, owner: i32, ranks: i32): v128 {
  let set = none();
  for (let left = ranks; left; left &= left - 1) set = v128.or(set, v128.load(table + row(owner, 1 + ctz(left))));
  return set;
}

/** Where pieces of one of these ranks may be (bits: 1 common, 2 heroic, 4 legendary). */
export function mayBeOf(owner: i32, ranks: i32): v128 {
  return ofRanks(PIECES, owner, ranks);
}

/** Those of them the selector read last may mean. */
export function picked(owner: i32, ranks: i32): v128 {
  return ofRanks(PICKED, owner, ranks);
}

/** Narrows what `picked` answers. */
export function pickOnly(where: v128): void {
  for (let at = 0; at < 6 * 16; at += 16) v128.store(PICKED + at, v128.and(v128.load(PICKED + at), where));
}

/** Picks none of these. */
export function spare(owner: i32, rank: i32): void {
  v128.store(PICKED + row(owner, rank), none());
}

/** Picks all pieces of a rank that may be on some squares. */
export function pickAll(rank: i32, where: v128): void {
  for (let owner = 0; owner < 2; ++owner) v128.store(PICKED + row(owner, rank), v128.and(where, mayBe(owner, rank)));
}

export function appear(owner: i32, rank: i32, where: v128): void {
  const at = PIECES + row(owner, rank);
  v128.store(at, v128.or(v128.load(at), where));
  alter(where);
}

/** Anything may happen on these squares. */
export function alter(where: v128): void {
  changed = v128.or(changed, where);
  exact = false;
}

export function vacate(where: v128): void {
  vacant = v128.or(vacant, where);
  alter(where);
}

/** Where the piece of a reference may be, 0 .. FOLLOWED - 1. */
export function followed(reference: i32): v128 {
  return v128.load(REFERENCES + (reference << 4));
}

export function followTo(reference: i32, where: v128): void {
  const at = REFERENCES + (reference << 4);
  v128.store(at, v128.or(v128.load(at), where));
}

/** A step binds a name, from 1, to one of these squares; 0 does nothing. */
export function mayName(name: i32, where: v128): void {
  if (!name) return;
  followTo(1 + name, where);
  followTo(1 + MAX_NAMES + name, where);
}

/** Starts with what is. */
export function lookAround(s: usize): void {
  const seat = active(s);
  for (let rank = 1; rank <= LEGEND; ++rank) {
    v128.store(PIECES + row(0, rank), ofRank(s, seat, rank));
    v128.store(PIECES + row(1, rank), ofRank(s, seat ^ 1, rank));
  }
  vacant = empty(s);
  changed = none();
  exact = true;
}

/** An effect is read from where it stands. */
export function takeUp(s: usize): void {
  v128.store(REFERENCES, onlyIf(being(s)));
  v128.store(REFERENCES + 16, used(s));
  for (let name = 0; name < MAX_NAMES; ++name) {
    v128.store(REFERENCES + ((2 + name) << 4), onlyIf(nameSquare(s, name)));
    v128.store(REFERENCES + ((2 + MAX_NAMES + name) << 4), onlyIf(nameAtBinding(s, name)));
  }
}

/** An effect without a being is read from its start. */
export function takeUpNothing(): void {
  memory.fill(REFERENCES, 0, (2 + 2 * MAX_NAMES) * 16);
}

/** Squares a reference may mean. */
function squaresOf(s: usize, reference: i32): v128 {
  if (reference == AT_BEING) return followed(0);
  if (reference == AT_SUMMON) return onlyIf(summonSquare(s));
  const name = (reference - AT_NAMES) >> 1;
  return followed(2 + name + (reference & 1 ? MAX_NAMES : 0));
}

/** Where the pieces a reference means may be. */
function piecesOf(reference: i32): v128 {
  if (reference == PIECE_BEING) return followed(0);
  if (reference == PIECE_USED) return followed(1);
  return followed(2 + reference - PIECE_NAMES);
}

/** The union of the rows of a table of sets that belong to the squares. */
function rowsOf(table: usize, from: i32, squares: v128): v128 {
  let set = none();
  for (let left = squares; any(left); left = rest(left)) set = v128.or(set, rowOf(table, from + first(left)));
  return set;
}

/** Squares at exactly that distance from one of the squares. */
export function rings(squares: v128, distance: i32): v128 {
  let set = none();
  for (let left = squares; any(left); left = rest(left)) set = v128.or(set, ring(first(left), distance));
  return set;
}

/** Squares on the line from each square in each direction, 16 bytes each. */
const RAYS: usize = memory.data(SQUARES * 8 * 16, 16);
for (let square = 0; square < SQUARES; ++square) {
  for (let direction = 0; direction < 8; ++direction) {
    v128.store(RAYS + (((square << 3) + direction) << 4), rays(square, 1 << direction));
  }
}

function rayOf(square: i32, direction: i32): v128 {
  return v128.load(RAYS + (((square << 3) + direction) << 4));
}

/** The square of a line from `square` that comes first. */
function nearestOn(line: v128, square: i32): i32 {
  const low = <u64>i64x2.extract_lane(line, 0);
  const high = <u64>i64x2.extract_lane(line, 1);
  if (first(line) > square) return first(line);
  return <i32>(high ? 127 - clz<u64>(high) : 63 - clz<u64>(low));
}

/** Squares on the lines from one of the squares in these directions, up to a distance and not past a blocked square. */
export function lines(squares: v128, directions: i32, furthest: i32, blocked: v128): v128 {
  let set = none();
  for (let left = squares; any(left); left = rest(left)) {
    const square = first(left);
    const near = furthest < FURTHEST ? rowOf(WITHIN, (furthest - 1) * SQUARES + square) : everywhere();
    for (let dirs = directions; dirs; dirs &= dirs - 1) {
      let ray = v128.and(rayOf(square, ctz(dirs)), near);
      const stops = v128.and(ray, blocked);
      if (any(stops)) {
        const stop = nearestOn(stops, square);
        ray = v128.andnot(v128.andnot(ray, rayOf(stop, ctz(dirs))), only(stop));
      }
      set = v128.or(set, ray);
    }
  }
  return set;
}

/** Squares a place may mean; reads it at the cursor of words.ts. */
export function readWhere(s: usize): v128 {
  switch (nextWord()) {
    case PLACE_ANYWHERE: return everywhere();
    case PLACE_AROUND: {
      const from = nextWord() * SQUARES;
      return rowsOf(AROUND, from, squaresOf(s, nextWord()));
    }
    case PLACE_WITHIN: {
      const from = (nextWord() - 1) * SQUARES;
      return rowsOf(WITHIN, from, squaresOf(s, nextWord()));
    }
    case PLACE_RING: {
      const distance = nextWord();
      return rings(squaresOf(s, nextWord()), distance);
    }
    case PLACE_MARKS: return readMarks(s);
    case PLACE_RAYS: {
      const directions = turned(s, nextWord());
      return lines(squaresOf(s, nextWord()), directions, FURTHEST, none());
    }
    case PLACE_AREA: return rowOf(AREAS, nextWord());
    case PLACE_BESIDE_PIECE: {
      nextWord();
      readPieces(s);
      return around(v128.or(picked(0, 7), picked(1, 7)));
    }
    case PLACE_SQUARE: return squaresOf(s, nextWord());
    case PLACE_BOTH: {
      const one = readWhere(s);
      return v128.and(one, readWhere(s));
    }
    default: return unreachable();
  }
}

/** Reads a selector; `picked` then answers which pieces it may mean. */
export function readPieces(s: usize): void {
  const owners = nextWord();
  const ranks = nextWord();
  const is = nextWord();
  const not = nextWord();
  nextWord();
  nextWord();
  let where = readWhere(s);
  if (is) where = v128.and(where, piecesOf(is));
  // Later on it is not known which of the pieces is the one that is not meant.
  if (exact) for (let left = not; left; left &= left - 1) where = v128.andnot(where, piecesOf(ctz(left)));
  for (let rank = 1; rank <= LEGEND; ++rank) {
    const meant = (ranks >> (rank - 1)) & 1;
    v128.store(PICKED + row(0, rank), meant && owners & 1 ? v128.and(where, mayBe(0, rank)) : none());
    v128.store(PICKED + row(1, rank), meant && owners & 2 ? v128.and(where, mayBe(1, rank)) : none());
  }
}
