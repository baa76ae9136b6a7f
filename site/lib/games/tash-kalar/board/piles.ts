import type { Deck } from '$workers/games/tash-kalar/state';

/** Cards left in a face-down deck. */
export const deckSize = ({ top, unknown, bottom }: Deck): number => top.length + unknown.length + bottom.length;
