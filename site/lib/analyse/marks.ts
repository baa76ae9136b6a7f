/** What stands out on a board: the last move, and the moves the engine likes. */
import type { Arrow, Brush } from '$lib/board/arrows';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import type { AnalyseGame } from './game';

/** How many of the best moves get an arrow; more would hide the board. */
const MOST = 3;

/** Arrows to the best moves, the first one strong; labels name what is placed. */
export function arrowsOf(game: AnalyseGame, view: View, moves: readonly MoveValue[], brush: Brush): Arrow[] {
  const arrows: Arrow[] = [];
  for (const [i, move] of moves.slice(0, MOST).entries()) {
    const drawn = move.certainty === 'unknown' ? null : game.arrow(move, view);
    if (!drawn || arrows.some(({ from, to }) => from === drawn.from && to === drawn.to)) continue;
    arrows.push({ ...drawn, brush, ...(i > 0 && { faint: true }) });
  }
  return arrows;
}
