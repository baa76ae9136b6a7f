import type { Board } from '$workers/games/tash-kalar/board';
import { SIDES, type Deck } from '$workers/games/tash-kalar/state';

/** Cards left in a face-down deck. */
export const deckSize = ({ top, unknown, bottom }: Deck): number => top.length + unknown.length + bottom.length;

/** Most positions of lessons and puzzles have no tasks; what draws them is fetched for the others. */
export const hasTasks = ({ mode, row, next, claimed }: Board): boolean =>
  mode === 'highForm' && (row.length > 0 || next !== null || SIDES.some((side) => claimed[side].length > 0));
