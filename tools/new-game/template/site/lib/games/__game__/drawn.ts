import type { Drawn } from '$lib/prerender/drawn';
import { boardOf } from '$workers/games/__game__/position';
import type { State } from '$workers/games/__game__/state';

export const drawn: Drawn<State> = {
  board: boardOf,
  picture: ({ heap }) => String(heap),
};
