import type { Piece } from '$workers/games/tash-kalar/state';

/** Empties squares. */
export const NO_TOOL = 'erase';

/** What a click on a square lays there. */
export type Tool = Piece | typeof NO_TOOL;
