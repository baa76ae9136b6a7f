/** What picks stand for in lessons, where also what is not allowed is there to be tried. */
import { boardIn } from '$lib/games/tash-kalar/board/words';
import { trial as boardTrial } from '$lib/games/tash-kalar/trial';
import type { Trial } from '$lib/board/face';
import type { Board } from '$workers/games/tash-kalar/board';
import { SQUARES } from '$workers/games/tash-kalar/squares';

/** The empty squares around one, in their order. */
const freeAround = (square: string, { board }: Board): string[] =>
  SQUARES.filter(
    (one) => !(one in board) && [0, 1].includes(far(one, square, 0)) && [0, 1].includes(far(one, square, 1)),
  );

/** How many columns (0) or rows (1) lie between two squares. */
const far = (a: string, b: string, axis: 0 | 1): number => Math.abs(a.charCodeAt(axis) - b.charCodeAt(axis));

/**
 * A piece pointed at while moves are asked for that it cannot make; the board's own trial waits for a second square. Any
 * step of it is as good as another: what stands against it is about the piece.
 */
function idlePiece(picks: readonly string[], board: Board, legal: readonly string[]): string | null {
  const [pick, ...more] = picks;
  if (more.length > 0 || !pick?.startsWith('square:')) return null;
  const square = pick.slice('square:'.length);
  const moves = legal.filter((action) => /^(?:move|run) /.test(action));
  if (moves.length === 0 || moves.some((action) => action.includes(` ${square}-`))) return null;
  const [step] = freeAround(square, board);
  return square in board.board && step ? `move ${square}-${step}` : `pick ${square}`;
}

/** What a button stands for that is shown to be tried. */
function button(picks: readonly string[]): string | null {
  const [pick = ''] = picks.slice(-1);
  return pick === 'button:flare' ? 'flare' : null;
}

export const trial: Trial = (picks, view) => {
  const legal = view.choices.map(({ action }) => action);
  return button(picks) ?? boardTrial(picks, view) ?? idlePiece(picks, boardIn(view), legal);
};
