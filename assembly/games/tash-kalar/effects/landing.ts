// Where a piece may come down: moves, leaps and runs of the three kinds.

import { ownerAt, rankAt } from '../board';
import { KIND_COMBAT, KIND_EMPTY } from './codes';
import { ofRanks } from './select';

/** Bits of the ranks a piece may crush with a move of this kind (TS-WORD-3, TS-WORD-4). */
export function crushable(kind: i32, rank: i32): i32 {
  if (kind == KIND_EMPTY) return 0;
  return (1 << (kind == KIND_COMBAT ? rank : rank - 1)) - 1;
}

/** Squares onto which a piece of this rank may come with a move of this kind; `empty` are the empty squares. */
export function landing(s: usize, kind: i32, rank: i32, empty: v128): v128 {
  const ranks = crushable(kind, rank);
  return v128.or(empty, v128.or(ofRanks(s, 0, ranks), ofRanks(s, 1, ranks)));
}

/** Owner * 4 + rank of the piece on a square. */
export function pieceCode(s: usize, square: i32): i32 {
  return (ownerAt(s, square) << 2) | rankAt(s, square);
}

/** The set of pieces with this code's owner, or of both owners, and this code's rank, or of all ranks. */
export function alike(s: usize, code: i32, sameOwner: bool, sameRank: bool): v128 {
  const ranks = sameRank ? 1 << ((code & 3) - 1) : 7;
  const owner = code >> 2;
  const set = ofRanks(s, owner, ranks);
  return sameOwner ? set : v128.or(set, ofRanks(s, owner ^ 1, ranks));
}
