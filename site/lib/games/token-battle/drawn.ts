import type { Drawn } from '$lib/prerender/drawn';
import { boardOf } from '$workers/games/token-battle/board';
import type { State } from '$workers/games/token-battle/state';
import { pictureOf } from './board/picture';

export const drawn: Drawn<State> = {
  board: (state) => boardOf(state),
  picture: pictureOf,
};
