/** The two mages of TS-MODE-1. */
export type Player = 'A' | 'B';

export const PLAYERS: readonly Player[] = ['A', 'B'];
export const opponent = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** TS-PIECE-2, from low to high. */
export const RANKS = ['common', 'heroic', 'legendary'] as const;
export type Rank = (typeof RANKS)[number];

/** Negative, zero or positive, as `a` is below, equal to or above `b`. */
export const compareRanks = (a: Rank, b: Rank): number => RANKS.indexOf(a) - RANKS.indexOf(b);

export interface Piece {
  owner: Player;
  rank: Rank;
}
