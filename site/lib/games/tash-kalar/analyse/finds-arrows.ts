/** Finds of the summon finder on the board: where a being can come in blue, where a piece is missing in yellow. */
import { circle, type Arrow } from '$lib/board/arrows';
import type { CardFinds } from '$workers/games/tash-kalar/measures';

/** With more missing pieces than these, arrows to what each of them opens would hide the board. */
const MOST_ARROWS = 6;

export function findsArrows({ targets, lacks }: CardFinds): Arrow[] {
  const missing = [...new Set(lacks.map(({ square }) => square))];
  const ways = lacks.filter(({ square, target }) => square !== target);
  return [
    ...targets.map((square) => circle(square, 'blue')),
    ...missing.map((square) => circle(square, 'yellow')),
    ...(ways.length <= MOST_ARROWS
      ? ways.map(({ square, target }): Arrow => ({ from: square, to: target, brush: 'yellow', faint: true }))
      : []),
  ];
}
