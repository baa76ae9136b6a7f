import { follow } from './effect';
import type { MoveKind } from './language';
import { raised } from './limits';
import type { Square } from './squares';
import { compareRanks, type Rank } from './pieces';
import { pieceOn, put, supply, take, withTurn, type State } from './state';

/** The piece leaves the board, for whatever reason. */
export const remove = (state: State, square: Square): State => follow(take(state, square), square, null);

/** TS-COUNT-1, TS-COUNT-3, TS-COUNT-5: an enemy piece that is about to be destroyed, at its present rank. */
export function counted(state: State, square: Square): State {
  const { owner, rank } = pieceOn(state, square)!;
  const { player, destroyed } = state.turn;
  return owner === player
    ? state
    : withTurn(state, { destroyed: { ...destroyed, [rank]: raised('destroyed', destroyed[rank], 1) } });
}

/** TS-WORD-9. Pieces destroyed without `credit` count for nobody (TS-COUNT-6). */
export const destroy = (state: State, square: Square, credit = true): State =>
  remove(credit ? counted(state, square) : state, square);

/** TS-WORD-2: moves or leaps; what stands on the square is destroyed. Which squares are allowed is looked at before. */
export function relocate(state: State, from: Square, to: Square): State {
  const piece = pieceOn(state, from)!;
  const cleared = pieceOn(state, to) ? destroy(state, to) : state;
  return follow(put(take(cleared, from), to, piece), from, to);
}

/** Whether a piece of this rank may come onto the square (TS-WORD-3, TS-WORD-4). */
export function mayEnter(state: State, rank: Rank, to: Square, kind: MoveKind): boolean {
  const there = pieceOn(state, to);
  if (!there) return true;
  if (kind === 'empty') return false;
  const difference = compareRanks(there.rank, rank);
  return kind === 'combat' ? difference <= 0 : difference < 0;
}

/** TS-WORD-7. */
export function canUpgrade(state: State, square: Square): boolean {
  const { owner, rank } = pieceOn(state, square)!;
  return rank === 'common' || (rank === 'heroic' && supply(state, owner, 'legendary') > 0);
}

export function upgrade(state: State, square: Square): State {
  const piece = pieceOn(state, square)!;
  return put(state, square, { ...piece, rank: piece.rank === 'common' ? 'heroic' : 'legendary' });
}

/** TS-WORD-8. */
export function canDowngrade(state: State, square: Square): boolean {
  const { owner, rank } = pieceOn(state, square)!;
  return rank === 'heroic' || (rank === 'legendary' && supply(state, owner, 'heroic') > 0);
}

export function downgrade(state: State, square: Square): State {
  const piece = pieceOn(state, square)!;
  return put(state, square, { ...piece, rank: piece.rank === 'legendary' ? 'heroic' : 'common' });
}

/** TS-WORD-11. */
export const canConvert = (state: State, square: Square, to: 'same' | 'common'): boolean =>
  supply(state, state.turn.player, rankAfter(state, square, to)) > 0;

const rankAfter = (state: State, square: Square, to: 'same' | 'common'): Rank =>
  to === 'common' ? 'common' : pieceOn(state, square)!.rank;

/** TS-WORD-10: the enemy piece is destroyed (TS-COUNT-1), one of the active player's stands in its place. */
export const convert = (state: State, square: Square, to: 'same' | 'common'): State =>
  put(destroy(state, square), square, { owner: state.turn.player, rank: rankAfter(state, square, to) });
