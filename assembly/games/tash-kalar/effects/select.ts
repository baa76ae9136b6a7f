// Places and selectors of the effect language: read from the program at the cursor of words.ts, answered as sets of
// squares. Whatever is measured from a piece that is gone is empty (TS-EFF-8).

import { around } from '../beside';
import { ofKind, ofRank, owned, upgraded } from '../board';
import { COMMON, HEROIC, LEGEND, NOWHERE, SQUARES, TO_MOVE } from '../layout';
import {
  AT_BEING, AT_NAMES, AT_SUMMON, PIECE_BEING, PIECE_NAMES, PIECE_USED, PLACE_ANYWHERE, PLACE_AREA, PLACE_AROUND,
  PLACE_BESIDE_PIECE, PLACE_BOTH, PLACE_MARKS, PLACE_RAYS, PLACE_RING, PLACE_SQUARE, PLACE_WITHIN,
} from './codes';
import { AREAS, AROUND, COORDINATES, NEXT, ORIENTATIONS, SQUARE_AT, TURNED, WITHIN } from './geometry';
import { any, everywhere, first, none, only, rest, size } from '../squares';
import { being, nameAtBinding, nameOwners, nameSquare, orientation, summonSquare, used } from './memory';
import { nextWord } from './words';

/** The seat that takes all decisions of an effect. */
@inline
export function active(s: usize): i32 {
  return load<u8>(s, TO_MOVE);
}

/** Row `number` of a table of sets of squares. */
@inline
export function rowOf(table: usize, number: i32): v128 {
  return v128.load(table + (<usize>number << 4));
}

/** Pieces of a seat whose ranks are among the bits (1 common, 2 heroic, 4 legendary). */
export function ofRanks(s: usize, owner: i32, ranks: i32): v128 {
  switch (ranks) {
    case 1: return ofRank(s, owner, COMMON);
    case 2: return ofRank(s, owner, HEROIC);
    case 3: return ofKind(s, owner, HEROIC);
    case 4: return ofRank(s, owner, LEGEND);
    case 6: return upgraded(s, owner);
    case 7: return owned(s, owner);
    default: return none();
  }
}

/** Pieces of both seats of these ranks (TS-PIECE-5). */
export function ofRanksAny(s: usize, ranks: i32): v128 {
  return v128.or(ofRanks(s, 0, ranks), ofRanks(s, 1, ranks));
}

/** The next square in a direction, or NOWHERE. */
@inline
export function nextSquare(square: i32, direction: i32): i32 {
  return load<u8>(NEXT + (square << 3) + direction);
}

/** Directions of a card, given as bits, as they lie in the match (TS-EFF-9). */
export function turned(s: usize, directions: i32): i32 {
  return turnedTo(orientation(s), directions);
}

export function turnedTo(orientation: i32, directions: i32): i32 {
  const row = TURNED + (orientation << 3);
  let all = 0;
  for (let left = directions; left; left &= left - 1) all |= 1 << load<u8>(row + ctz(left));
  return all;
}

export function neighbours(square: i32): v128 {
  return rowOf(AROUND, square);
}

export function ring(square: i32, distance: i32): v128 {
  const full = rowOf(WITHIN, (distance - 1) * SQUARES + square);
  return distance == 1 ? full : v128.andnot(full, rowOf(WITHIN, (distance - 2) * SQUARES + square));
}

/** The set of a square that may be NOWHERE. */
export function onlyIf(square: i32): v128 {
  return square == NOWHERE ? none() : only(square);
}

/** The square a reference means, or NOWHERE. */
export function squareOf(s: usize, reference: i32): i32 {
  if (reference == AT_BEING) return being(s);
  if (reference == AT_SUMMON) return summonSquare(s);
  const name = (reference - AT_NAMES) >> 1;
  return reference & 1 ? nameAtBinding(s, name) : nameSquare(s, name);
}

/** The pieces a reference means. */
export function piecesOf(s: usize, reference: i32): v128 {
  if (reference == PIECE_BEING) return onlyIf(being(s));
  if (reference == PIECE_USED) return used(s);
  return onlyIf(nameSquare(s, reference - PIECE_NAMES));
}

/** The square of a mark as it lies in a match at `target`, or NOWHERE if it is off the board (TS-SUM-12). */
export function markAt(target: i32, orientation: i32, u: i32, v: i32): i32 {
  const turn = ORIENTATIONS + (orientation << 2);
  const from = COORDINATES + (target << 1);
  const x = <i32>load<u8>(from) + load<i8>(turn) * u + load<i8>(turn, 1) * v;
  const y = <i32>load<u8>(from, 1) + load<i8>(turn, 2) * u + load<i8>(turn, 3) * v;
  return x > 0 && x < 16 && y > 0 && y < 16 ? load<u8>(SQUARE_AT + (y << 4) + x) : NOWHERE;
}

/** Squares of the marks at the cursor, as they lie in the match. */
function readMarks(s: usize): v128 {
  let set = none();
  for (let left = nextWord(); left; --left) {
    const u = nextWord();
    set = v128.or(set, onlyIf(markAt(summonSquare(s), orientation(s), u, nextWord())));
  }
  return set;
}

/** All squares on the lines that start at a square, to the edge (TS-WORD-13). */
export function rays(square: i32, directions: i32): v128 {
  let set = none();
  if (square == NOWHERE) return set;
  for (let left = directions; left; left &= left - 1) {
    let at = nextSquare(square, ctz(left));
    for (; at != NOWHERE; at = nextSquare(at, ctz(left))) set = v128.or(set, only(at));
  }
  return set;
}

function readBesidePiece(s: usize): v128 {
  const least = nextWord();
  const pieces = readSelector(s);
  const beside = around(pieces);
  if (least == 1) return beside;
  let set = none();
  for (let left = beside; any(left); left = rest(left)) {
    if (size(v128.and(neighbours(first(left)), pieces)) >= least) set = v128.or(set, only(first(left)));
  }
  return set;
}

/** Reads a place. */
export function readPlace(s: usize): v128 {
  switch (nextWord()) {
    case PLACE_ANYWHERE: return everywhere();
    case PLACE_AROUND: {
      const row = nextWord() * SQUARES;
      const square = squareOf(s, nextWord());
      return square == NOWHERE ? none() : rowOf(AROUND, row + square);
    }
    case PLACE_WITHIN: {
      const row = (nextWord() - 1) * SQUARES;
      const square = squareOf(s, nextWord());
      return square == NOWHERE ? none() : rowOf(WITHIN, row + square);
    }
    case PLACE_RING: {
      const distance = nextWord();
      const square = squareOf(s, nextWord());
      return square == NOWHERE ? none() : ring(square, distance);
    }
    case PLACE_MARKS: return readMarks(s);
    case PLACE_RAYS: {
      const directions = turned(s, nextWord());
      return rays(squareOf(s, nextWord()), directions);
    }
    case PLACE_AREA: return rowOf(AREAS, nextWord());
    case PLACE_BESIDE_PIECE: return readBesidePiece(s);
    case PLACE_SQUARE: return onlyIf(squareOf(s, nextWord()));
    case PLACE_BOTH: {
      const one = readPlace(s);
      return v128.and(one, readPlace(s));
    }
    default: return unreachable();
  }
}

/** Whether the opponent has more pieces of these ranks on the board. */
export function enemyHasMore(s: usize, ranks: i32): bool {
  const me = active(s);
  return size(ofRanks(s, me ^ 1, ranks)) > size(ofRanks(s, me, ranks));
}

// Words of a selector, as `readSelector` reads them one after the other.
export const OWNERS: i32 = 0;
export const RANKS: i32 = 1;
export const IS: i32 = 2;
export const NOT: i32 = 3;
export const COLOUR_OF: i32 = 4;
export const AT: i32 = 6;

/** Reads a selector: the pieces that fit everything it says (TS-EFF-11). */
export function readSelector(s: usize): v128 {
  const me = active(s);
  let owners = nextWord();
  const ranks = nextWord();
  const is = nextWord();
  const not = nextWord();
  const colourOf = nextWord();
  const leader = nextWord();
  let set = readPlace(s);
  if (is) set = v128.and(set, piecesOf(s, is));
  for (let left = not; left; left &= left - 1) set = v128.andnot(set, piecesOf(s, ctz(left)));
  if (leader) owners &= enemyHasMore(s, leader) ? 2 : 0;
  let own = (owners & 1) != 0;
  let enemy = (owners & 2) != 0;
  if (colourOf) {
    const bound = nameOwners(s, colourOf - 1);
    own = own && ((bound >> me) & 1) != 0;
    enemy = enemy && ((bound >> (me ^ 1)) & 1) != 0;
  }
  let pieces = none();
  if (own) pieces = ofRanks(s, me, ranks);
  if (enemy) pieces = v128.or(pieces, ofRanks(s, me ^ 1, ranks));
  return v128.and(set, pieces);
}
