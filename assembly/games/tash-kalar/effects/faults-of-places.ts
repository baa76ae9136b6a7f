// Which part of a selector does not fit a piece, and which place a square misses.

import { ownerAt, rankAt } from '../board';
import {
  ADJACENT, ADJACENT_TO_LAST, ADJACENT_TO_SUMMONING, BESIDE_OTHER, BESIDE_OWN, COLOURED, DIAGONAL, NEAR_GREEN,
  NEAR_RED, NEXT_TO_GREEN, NOT_BEING, ONLY_BEING, ONLY_NAMED, ORTHOGONAL, SQUARE_OF_LAST, WANTS_COMMON_NOT_HEROIC,
  WANTS_COMMON_NOT_LEGENDARY, WANTS_ENEMY, WANTS_HEROIC_NOT_COMMON, WANTS_HEROIC_NOT_LEGENDARY,
  WANTS_LEGENDARY_NOT_COMMON, WANTS_LEGENDARY_NOT_HEROIC, WANTS_NON_LEGENDARY, WANTS_OWN, WANTS_PIECE, WANTS_UPGRADED,
  WAS_ADJACENT, WITHIN_THREE, WITHIN_TWO,
} from '../fault-numbers';
import { COMMON, HEROIC, NOWHERE } from '../layout';
import { has } from '../squares';
import {
  AREA_COLOURED, AREA_NEXT_TO_GREEN, AREA_ON_OR_NEXT_TO_GREEN, AREA_ON_OR_NEXT_TO_RED, AT_BEING, AT_SUMMON,
  PIECE_BEING, PIECE_NAMES, PLACE_AREA, PLACE_AROUND, PLACE_BESIDE_PIECE, PLACE_SQUARE, PLACE_WITHIN,
} from './codes';
import { being, nameOwners } from './memory';
import { active, AT, COLOUR_OF, IS, NOT, OWNERS, piecesOf, RANKS, readPlace } from './select';
import { seek, wordAt } from './words';

/**
 * What the selector at `at` wants that is not on the square: first whose piece, then its rank, which one, and where. A
 * leader it compares with is never to blame: a step that asks for one is entered only while the opponent leads.
 */
export function selectorFault(s: usize, at: i32, square: i32): i32 {
  const rank = rankAt(s, square);
  if (!rank) return WANTS_PIECE;
  const own = ownerAt(s, square) == active(s);
  if (!(ownersAt(s, at) & (own ? 1 : 2))) return own ? WANTS_ENEMY : WANTS_OWN;
  const ranks = wordAt(at, RANKS);
  if (!((ranks >> (rank - 1)) & 1)) return rankFault(ranks, rank);
  const is = wordAt(at, IS);
  if (is && !has(piecesOf(s, is), square)) return is == PIECE_BEING ? ONLY_BEING : is >= PIECE_NAMES ? ONLY_NAMED : 0;
  if (wordAt(at, NOT) & (1 << PIECE_BEING) && has(piecesOf(s, PIECE_BEING), square)) return NOT_BEING;
  seek(at + AT);
  return has(readPlace(s), square) ? 0 : placeFault(s, at + AT);
}

/** Whose pieces fit: 1 own, 2 enemy. */
function ownersAt(s: usize, at: i32): i32 {
  const owners = wordAt(at, OWNERS);
  const named = wordAt(at, COLOUR_OF);
  if (!named) return owners;
  const bound = nameOwners(s, named - 1);
  const me = active(s);
  return owners & (((bound >> me) & 1) | (((bound >> (me ^ 1)) & 1) << 1));
}

function rankFault(ranks: i32, rank: i32): i32 {
  switch (ranks) {
    case 1: return rank == HEROIC ? WANTS_COMMON_NOT_HEROIC : WANTS_COMMON_NOT_LEGENDARY;
    case 2: return rank == COMMON ? WANTS_HEROIC_NOT_COMMON : WANTS_HEROIC_NOT_LEGENDARY;
    case 4: return rank == COMMON ? WANTS_LEGENDARY_NOT_COMMON : WANTS_LEGENDARY_NOT_HEROIC;
    case 6: return WANTS_UPGRADED;
    case 3: return WANTS_NON_LEGENDARY;
    default: return 0;
  }
}

/** The place at `at`, for a square outside of it; 0 for marks and arrows, which have a rule of their own (TS-EFF-9). */
export function placeFault(s: usize, at: i32): i32 {
  const detail = wordAt(at, 1);
  switch (wordAt(at, 0)) {
    case PLACE_AROUND: return aroundFault(s, detail, wordAt(at, 2));
    case PLACE_WITHIN: return detail == 2 ? WITHIN_TWO : detail == 3 ? WITHIN_THREE : 0;
    case PLACE_AREA: return areaFault(detail);
    case PLACE_BESIDE_PIECE: return wordAt(at, 2 + NOT) ? BESIDE_OTHER : BESIDE_OWN;
    case PLACE_SQUARE: return SQUARE_OF_LAST;
    default: return 0;
  }
}

function aroundFault(s: usize, how: i32, reference: i32): i32 {
  if (reference == AT_SUMMON) return ADJACENT_TO_SUMMONING;
  if (reference != AT_BEING) return ADJACENT_TO_LAST;
  // What qualified when the part began still moves, though the being is gone (TS-WORD-14).
  if (being(s) == NOWHERE) return WAS_ADJACENT;
  return how == 0 ? ADJACENT : how == 1 ? ORTHOGONAL : DIAGONAL;
}

function areaFault(area: i32): i32 {
  switch (area) {
    case AREA_COLOURED: return COLOURED;
    case AREA_NEXT_TO_GREEN: return NEXT_TO_GREEN;
    case AREA_ON_OR_NEXT_TO_RED: return NEAR_RED;
    case AREA_ON_OR_NEXT_TO_GREEN: return NEAR_GREEN;
    default: return 0;
  }
}
