import type { Board, Side } from '$workers/games/token-battle/state';

/** Who began, as long as that is news: before the first token and while it is the only one played. */
export function begunBy({ ply, turn, board, last }: Pick<Board, 'ply' | 'turn' | 'board' | 'last'>): Side | null {
  if (ply === 0) return turn !== '?' && Object.keys(board).length === 0 ? turn : null;
  return ply === 1 && last !== null ? (board[last]?.owner ?? null) : null;
}
