import { m } from '$lib/paraglide/messages';
import { optionsOf } from '$workers/games/token-battle/default-options';
import type { Board, Side } from '$workers/games/token-battle/state';
import { sideName } from './words';

/** Who began, as long as that is news: before the first token and while it is the only one played. */
export function begunBy({ ply, turn, board, last }: Pick<Board, 'ply' | 'turn' | 'board' | 'last'>): Side | null {
  if (ply === 0) return turn !== '?' && Object.keys(board).length === 0 ? turn : null;
  return ply === 1 && last !== null ? (board[last]?.owner ?? null) : null;
}

/** The same in words; empty once it is no news. */
export function begunText(board: Board): string {
  const first = begunBy(board);
  if (!first) return '';
  const words = { side: sideName(first) };
  return optionsOf(board.options).firstPlayer === 'random' ? m.tk_begins_by_lot(words) : m.tk_begins(words);
}
