// What an effect can do to a piece, and to which pieces it can be done. The pieces an effect speaks of are followed.

import { destroy, ofRank, ownerAt, put, rankAt, supply, take } from '../board';
import { COMMON, HEROIC, LEGEND } from '../layout';
import { none } from '../squares';
import { follow, forget } from './memory';
import { active, ofRanks } from './select';

/** TS-WORD-9; enemy pieces are counted (TS-COUNT-1). */
export function kill(s: usize, square: i32): void {
  destroy(s, square, active(s));
  forget(s, square);
}

/** Removes a piece that nobody is credited with (TS-COUNT-6). */
export function remove(s: usize, square: i32): void {
  take(s, square);
  forget(s, square);
}

/** TS-WORD-2: one step or leap; what stands there is destroyed, whoever owns it (TS-WORD-12, TS-COUNT-4). */
export function shift(s: usize, from: i32, to: i32): void {
  if (rankAt(s, to)) kill(s, to);
  const owner = ownerAt(s, from);
  const rank = rankAt(s, from);
  take(s, from);
  put(s, owner, rank, to);
  follow(s, from, to);
}

function turnInto(s: usize, square: i32, owner: i32, rank: i32): void {
  take(s, square);
  put(s, owner, rank, square);
}

/** TS-WORD-7: commons, and heroics whose owner has a free legendary piece. */
export function upgradable(s: usize): v128 {
  let set = v128.or(ofRank(s, 0, COMMON), ofRank(s, 1, COMMON));
  if (supply(s, 0, LEGEND)) set = v128.or(set, ofRank(s, 0, HEROIC));
  if (supply(s, 1, LEGEND)) set = v128.or(set, ofRank(s, 1, HEROIC));
  return set;
}

export function upgrade(s: usize, square: i32): void {
  turnInto(s, square, ownerAt(s, square), rankAt(s, square) + 1);
}

/** TS-WORD-8: heroics, and legendary pieces whose owner has a free two-sided piece. */
export function downgradable(s: usize): v128 {
  let set = v128.or(ofRank(s, 0, HEROIC), ofRank(s, 1, HEROIC));
  if (supply(s, 0, HEROIC)) set = v128.or(set, ofRank(s, 0, LEGEND));
  if (supply(s, 1, HEROIC)) set = v128.or(set, ofRank(s, 1, LEGEND));
  return set;
}

export function downgrade(s: usize, square: i32): void {
  turnInto(s, square, ownerAt(s, square), rankAt(s, square) - 1);
}

/** TS-WORD-11: enemy pieces for which the active player has a free piece of the new rank. */
export function convertible(s: usize, toCommon: bool): v128 {
  const me = active(s);
  if (toCommon) return supply(s, me, COMMON) ? ofRanks(s, me ^ 1, 7) : none();
  return v128.or(
    supply(s, me, COMMON) ? ofRanks(s, me ^ 1, 3) : none(),
    supply(s, me, LEGEND) ? ofRanks(s, me ^ 1, 4) : none(),
  );
}

/** TS-WORD-10: the enemy piece counts as destroyed (TS-COUNT-1). */
export function convert(s: usize, square: i32, toCommon: bool): void {
  const rank = toCommon ? COMMON : rankAt(s, square);
  kill(s, square);
  put(s, active(s), rank, square);
}

/** Squares an empty square of the place, if a seat has a piece of that rank free (TS-WORD-6). */
export function placeable(s: usize, owner: i32, rank: i32, empty: v128): v128 {
  return supply(s, owner, rank) ? empty : none();
}

/** The lowest rank among bits of ranks. */
export function rankOfBits(ranks: i32): i32 {
  return 1 + ctz(ranks);
}
