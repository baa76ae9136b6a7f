/** What stands out on a board: the last move, and the moves the engine likes. */
import type { Mark } from '$lib/board';
import type { Arrow } from '$lib/board/arrows';
import type { MoveValue } from '$workers/analysis-contract';
import { targetOf } from './values';

/** The nodes an action names. */
export function nodesOf(action: string): string[] {
  const match = /^(?:place .@(\w+)|(?:hit|recall) (\w+)|shove (\w+)>(\w+))$/.exec(action);
  return match ? match.slice(1).filter((node) => node !== undefined) : [];
}

export const lastMarks = (action: string): Mark[] => nodesOf(action).map((node) => ({ node, kind: 'last' }));

/** How many of the best moves get an arrow; more would hide the board. */
const MOST = 3;

/** Arrows to the best moves, the first one strong; labels name the tile that is placed. */
export function arrowsOf(moves: readonly MoveValue[]): Arrow[] {
  const arrows: Arrow[] = [];
  for (const [i, move] of moves.slice(0, MOST).entries()) {
    const to = targetOf(move);
    if (to === null || move.certainty === 'unknown') continue;
    const [first, second] = nodesOf(move.action);
    const tile = /^place (.)@/.exec(move.action)?.[1];
    const from = tile ? null : second ? first! : to;
    if (arrows.some((arrow) => arrow.from === from && arrow.to === to)) continue;
    arrows.push({ from, to, brush: 'green', ...(tile && { label: tile }), ...(i > 0 && { faint: true }) });
  }
  return arrows;
}
