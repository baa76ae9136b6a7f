// Places and selectors read on while it is open where everybody will be (prospects.ts): all squares and pieces they may mean. As
// in select.ts, they are read at the cursor of words.ts.

import { around } from '../beside';
import { SQUARES } from '../layout';
import { any, everywhere, first, none, rest } from '../squares';
import {
  PIECE_BEING, PIECE_USED, PLACE_ANYWHERE, PLACE_AREA, PLACE_AROUND, PLACE_BESIDE_PIECE, PLACE_BOTH, PLACE_MARKS,
  PLACE_RAYS, PLACE_RING, PLACE_SQUARE, PLACE_WITHIN,
} from './codes';
import { AREAS, AROUND, WITHIN } from './geometry';
import { orientations, ownersOf, piecesOf, squaresOf, targets, turnedAny } from './references';
import { markAt, onlyIf, rowOf } from './select';
import { FURTHEST, lines, rings } from './sight-lines';
import { exact, pick, picked } from './whereabouts';
import { nextWord } from './words';

/** More pieces than there are. */
const MANY: i32 = 99;

/** The selector read last means one certain piece; whether that is the being. */
export let single: bool = false;
export let meansBeing: bool = false;
/** The most pieces it can mean at once. */
export let capacity: i32 = 0;

/** The union of the rows of a table of sets that belong to the squares. */
function rowsOf(table: usize, from: i32, squares: v128): v128 {
  let set = none();
  for (let left = squares; any(left); left = rest(left)) set = v128.or(set, rowOf(table, from + first(left)));
  return set;
}

/** Squares the marks at the cursor may lie on. */
function readMarks(): v128 {
  let set = none();
  const marks = nextWord();
  capacity = min(capacity, marks);
  for (let left = marks; left; --left) {
    const u = nextWord();
    const v = nextWord();
    for (let on = targets; any(on); on = rest(on)) {
      for (let lies = orientations; lies; lies &= lies - 1) set = v128.or(set, onlyIf(markAt(first(on), ctz(lies), u, v)));
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
      return rowsOf(AROUND, from, squaresOf(nextWord()));
    }
    case PLACE_WITHIN: {
      const from = (nextWord() - 1) * SQUARES;
      return rowsOf(WITHIN, from, squaresOf(nextWord()));
    }
    case PLACE_RING: {
      const distance = nextWord();
      return rings(squaresOf(nextWord()), distance);
    }
    case PLACE_MARKS: return readMarks();
    case PLACE_RAYS: {
      const directions = turnedAny(nextWord());
      return lines(squaresOf(nextWord()), directions, FURTHEST, none());
    }
    case PLACE_AREA: return rowOf(AREAS, nextWord());
    case PLACE_BESIDE_PIECE: {
      nextWord();
      const most = capacity;
      readPieces(s);
      capacity = most;
      return around(v128.or(picked(0, 7), picked(1, 7)));
    }
    case PLACE_SQUARE: return squaresOf(nextWord());
    case PLACE_BOTH: {
      const one = readWhere(s);
      return v128.and(one, readWhere(s));
    }
    default: return unreachable();
  }
}

/** Reads a selector; `picked` then answers which pieces it may mean. */
export function readPieces(s: usize): void {
  let owners = nextWord();
  const ranks = nextWord();
  const is = nextWord();
  const not = nextWord();
  nextWord();
  nextWord();
  capacity = MANY;
  let where = readWhere(s);
  single = is && is != PIECE_USED;
  meansBeing = is == PIECE_BEING;
  if (single) {
    owners &= ownersOf(is);
    capacity = 1;
  }
  if (is) where = v128.and(where, piecesOf(is));
  // Later on it is not known which of the pieces is the one that is not meant.
  if (exact) for (let left = not; left; left &= left - 1) where = v128.andnot(where, piecesOf(ctz(left)));
  pick(owners, ranks, where);
}
