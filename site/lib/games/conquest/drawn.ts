import type { Drawn } from '$lib/prerender/drawn';
import { boardOf } from '$workers/games/conquest/board';
import type { State } from '$workers/games/conquest/state';

export const drawn: Drawn<State> = {
  board: (state) => boardOf(state, null),
  /** Owners of the territories, in the order of the map; a dot for nobody. */
  picture: ({ lands }) => lands.map(({ owner }) => 'RBGYP'[owner] ?? '.').join(''),
};
