import type { Drawn } from '$lib/prerender/drawn';
import type { State } from '$workers/games/toy-battle/state';
import { boardToDraw, pictureOf } from './puzzles/shown';

export const drawn: Drawn<State> = {
  board: (state) => boardToDraw(state),
  picture: pictureOf,
};
