import type { Drawn } from '$lib/prerender/drawn';
import { boardOf } from '$workers/games/tash-kalar/board';
import type { State } from '$workers/games/tash-kalar/state';
import { pictureOf } from './board/picture';

export const drawn: Drawn<State> = {
  board: (state) => boardOf(state),
  picture: pictureOf,
};
