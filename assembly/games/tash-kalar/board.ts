// The pieces on the board: who stands where with which rank, what is left in the supplies, and what changes that.

import {
  COMMON, DESTROYED, HEROIC, LEGEND, LEGENDARY, LEGENDARY_PIECES, MOST_DESTROYED, OPTIONS, OPT_DUEL, OWNED, TWO_SIDED_PIECES,
  TWO_SIDED_PIECES_IN_DUEL, UPGRADED,
} from './layout';
import { everywhere, has, only, size } from './squares';
import { raise } from './state';

@inline
function setOf(s: usize, field: i32): v128 {
  return v128.load(s + field);
}

function add(s: usize, field: i32, square: i32): void {
  v128.store(s + field, v128.or(setOf(s, field), only(square)));
}

function drop(s: usize, field: i32, square: i32): void {
  v128.store(s + field, v128.andnot(setOf(s, field), only(square)));
}

/** Squares with a piece of that owner. */
@inline
export function owned(s: usize, owner: i32): v128 {
  return setOf(s, OWNED + (owner << 4));
}

@inline
export function occupied(s: usize): v128 {
  return v128.or(owned(s, 0), owned(s, 1));
}

@inline
export function empty(s: usize): v128 {
  return v128.andnot(everywhere(), occupied(s));
}

/** Squares with an upgraded piece of that owner (TS-PIECE-3). */
@inline
export function upgraded(s: usize, owner: i32): v128 {
  return v128.and(owned(s, owner), setOf(s, UPGRADED));
}

/** Squares with a piece of that owner and rank, COMMON .. LEGEND. */
export function ofRank(s: usize, owner: i32, rank: i32): v128 {
  const own = owned(s, owner);
  if (rank == COMMON) return v128.andnot(own, setOf(s, UPGRADED));
  const legendary = setOf(s, LEGENDARY);
  return rank == LEGEND ? v128.and(own, legendary) : v128.andnot(v128.and(own, setOf(s, UPGRADED)), legendary);
}

/** Squares, of whomever, with a piece of a higher rank than this. */
export function above(s: usize, rank: i32): v128 {
  if (rank == LEGEND) return i64x2.splat(0);
  return setOf(s, rank == COMMON ? UPGRADED : LEGENDARY);
}

/** COMMON, HEROIC or LEGEND; 0 where nothing stands. */
export function rankAt(s: usize, square: i32): i32 {
  return i32(has(occupied(s), square)) + i32(has(setOf(s, UPGRADED), square)) + i32(has(setOf(s, LEGENDARY), square));
}

/** Seat of the owner; only where a piece stands. */
@inline
export function ownerAt(s: usize, square: i32): i32 {
  return i32(has(owned(s, 1), square));
}

/** Pieces a player has, on the board or not: two-sided ones, and legendary ones (TS-PIECE-1, TS-PIECE-9). */
export function stock(s: usize, rank: i32): i32 {
  if (rank == LEGEND) return LEGENDARY_PIECES;
  return load<u16>(s, OPTIONS) & OPT_DUEL ? TWO_SIDED_PIECES_IN_DUEL : TWO_SIDED_PIECES;
}

/** Squares with a piece of that owner of the kind a rank needs: legendary, or one of the two-sided (TS-PIECE-1). */
export function ofKind(s: usize, owner: i32, rank: i32): v128 {
  const legendary = setOf(s, LEGENDARY);
  return rank == LEGEND ? v128.and(owned(s, owner), legendary) : v128.andnot(owned(s, owner), legendary);
}

/** Pieces of that kind in the owner's supply; common and heroic are one kind. */
export function supply(s: usize, owner: i32, rank: i32): i32 {
  return stock(s, rank) - size(ofKind(s, owner, rank));
}

/** Puts a piece on an empty square. */
export function put(s: usize, owner: i32, rank: i32, square: i32): void {
  add(s, OWNED + (owner << 4), square);
  if (rank >= HEROIC) add(s, UPGRADED, square);
  if (rank == LEGEND) add(s, LEGENDARY, square);
}

/** Takes whatever stands on a square back into the supply, uncounted (TS-PIECE-8). */
export function take(s: usize, square: i32): void {
  drop(s, OWNED, square);
  drop(s, OWNED + 16, square);
  drop(s, UPGRADED, square);
  drop(s, LEGENDARY, square);
}

/** Takes a piece off the board; an enemy piece of `by` is counted with its rank (TS-COUNT-1, 3, 5). */
export function destroy(s: usize, square: i32, by: i32): void {
  if (ownerAt(s, square) != by) raise(s, DESTROYED + rankAt(s, square) - COMMON, 1, MOST_DESTROYED);
  take(s, square);
}
