/** How pieces look: the owner by outline and colour, the rank by size, sign and rim. */
import type { Rank, Side } from '$workers/games/tash-kalar/state';
import { type BySeat, SEAT_COLOUR, SEAT_INLAY, SEAT_OUTLINE } from '$lib/board/sides';

const bySide = <T>([a, b]: BySeat<T>): Record<Side, T> => ({ A: a, B: b });

export const OUTLINE = bySide(SEAT_OUTLINE);
export const INLAY = bySide(SEAT_INLAY);
export const COLOUR = bySide(SEAT_COLOUR);

/** Size against the outline, whose box is ten units high. */
export const SCALE: Readonly<Record<Rank, number>> = { common: 0.66, heroic: 0.79, legendary: 0.88 };

/** The sign of a rank in a box from -5 to 5: a pip, a star of four points, a crown. */
export const SIGN: Readonly<Record<Rank, string>> = {
  common: 'M-1.25 0A1.25 1.25 0 1 1 1.25 0A1.25 1.25 0 1 1 -1.25 0Z',
  heroic: 'M0 -3.5L0.95 -0.95L3.5 0L0.95 0.95L0 3.5L-0.95 0.95L-3.5 0L-0.95 -0.95Z',
  legendary: 'M-2.9 2.1L-3.4 -1.9L-1.45 -0.3L0 -2.9L1.45 -0.3L3.4 -1.9L2.9 2.1Z',
};

/** The hatching of a marked square, in a box from -4 to 4. */
export const HATCH = 'M-4 0L0 -4M-4 4L4 -4M0 4L4 0';

/** The corner marks of coloured squares, around their own middle: a diamond on red, a leaf on green. */
export const CORNER = {
  red: 'M0 -1.05L1.05 0L0 1.05L-1.05 0Z',
  green: 'M-0.95 0.95C-1.15 -0.35 -0.35 -1.15 0.95 -0.95C1.15 0.35 0.35 1.15 -0.95 0.95Z',
} as const;
