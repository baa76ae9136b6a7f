// Where pieces may be while decisions of an effect are still open. Each set holds at least every square such a piece can
// stand on, and only grows while a program is read on: what is not in it cannot happen. Owners are 0, whose effect it
// is, and 1, the opponent.

import { empty, ofRank } from '../board';
import { LEGEND } from '../layout';
import { none } from '../squares';
import { active } from './select';

/** By owner and rank, 16 bytes each: where such pieces may be, and those of them a selector may mean. */
const PIECES: usize = memory.data(6 * 16, 16);
const PICKED: usize = memory.data(6 * 16, 16);
/** Squares that may be empty, and squares on which anything may be other than it is now. */
export let vacant: v128 = i64x2.splat(0);
export let changed: v128 = i64x2.splat(0);
/** Nothing has been read yet, so that the sets are what is. */
export let exact: bool = true;

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

/** Those of them that were picked last, by a selector as a rule. */
export function picked(owner: i32, ranks: i32): v128 {
  return ofRanks(PICKED, owner, ranks);
}

/** Picks the pieces of these owners and ranks that may be on some squares; owners: 1 the player, 2 the opponent. */
export function pick(owners: i32, ranks: i32, where: v128): void {
  for (let rank = 1; rank <= LEGEND; ++rank) {
    const meant = (ranks >> (rank - 1)) & 1;
    v128.store(PICKED + row(0, rank), meant && owners & 1 ? v128.and(where, mayBe(0, rank)) : none());
    v128.store(PICKED + row(1, rank), meant && owners & 2 ? v128.and(where, mayBe(1, rank)) : none());
  }
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

/** How often what was foreseen can be kept before something more is added. */
export const LEVELS: i32 = 2;

/** The sets as they were kept, by level, without what belongs to one effect. */
const KEPT_BYTES: i32 = 9 * 16;
const KEPT: usize = memory.data(LEVELS * KEPT_BYTES, 16);

/** Keeps where everybody may be, so that several things that may come next can be read one after another. */
export function keepWhereabouts(level: i32): void {
  const at = KEPT + level * KEPT_BYTES;
  memory.copy(at, PIECES, 6 * 16);
  v128.store(at, vacant, 6 * 16);
  v128.store(at, changed, 7 * 16);
  store<bool>(at, exact, 8 * 16);
}

export function recallWhereabouts(level: i32): void {
  const at = KEPT + level * KEPT_BYTES;
  memory.copy(PIECES, at, 6 * 16);
  vacant = v128.load(at, 6 * 16);
  changed = v128.load(at, 7 * 16);
  exact = load<bool>(at, 8 * 16);
}
