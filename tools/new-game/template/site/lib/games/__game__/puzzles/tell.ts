import { setupName } from '$lib/games/__game__/board/words';
import type { Tell } from '$lib/puzzles/titles';
import type { State } from '$workers/games/__game__/state';

/** What titles of puzzles say of a position. */
export const tell: Tell<State> = ({ map }) => ({ always: [setupName(map)], further: [] });
