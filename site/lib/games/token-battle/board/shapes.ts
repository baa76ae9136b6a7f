/** The outlines and colours of players A and B. */
import type { Side } from '$workers/games/token-battle/state';
import { type BySeat, SEAT_COLOUR, SEAT_INLAY, SEAT_OUTLINE } from '$lib/board/sides';

const bySide = <T>([a, b]: BySeat<T>): Record<Side, T> => ({ A: a, B: b });

export const OUTLINE = bySide(SEAT_OUTLINE);
export const INLAY = bySide(SEAT_INLAY);
export const COLOUR = bySide(SEAT_COLOUR);
