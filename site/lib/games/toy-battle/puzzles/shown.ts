/** What a page gets of a Toy Battle node so that it can draw it without an engine and without reading notation. */
import { boardOf } from '$workers/games/toy-battle/board';
import type { Board, State } from '$workers/games/toy-battle/state';

/** The board before the engine has answered: how far lines reach is for it to say, so nothing is called cut off. */
export const boardToDraw = (state: State): Board => ({ ...boardOf(state, () => []), stranded: { blue: [], red: [] } });

/** The small picture of a position in a list: which side holds which base, as `3b8r`; see picture.ts. */
export const pictureOf = ({ stacks }: Pick<State, 'stacks'>): string =>
  Object.entries(stacks)
    .flatMap(([id, tiles]) => (tiles ? [id + tiles.at(-2)] : []))
    .join('');
