import { sided, type Options, type Sided, type Stacks, type State } from './state';

/** What a player has who is given no cards: section 4.4 of the rules. */
const NO_CARDS: Stacks = [['milestone']];

/** A's turn on an empty board with nothing anywhere: what a part of a position means that is not written. */
export function blankState(cards: Partial<Sided<Stacks>> = {}, options: Partial<Options> = {}): State {
  return {
    board: {},
    cards: sided((side) => (cards[side] ?? NO_CARDS).map((stack) => [...stack])),
    turn: 'A',
    points: { A: 0, B: 0 },
    last: null,
    boost: { A: 0, B: 0 },
    extra: { A: 0, B: 0 },
    ply: 0,
    options: { ...options },
  };
}
