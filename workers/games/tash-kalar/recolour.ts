import { other, sided, type Sided, type State } from './state';

/** The position at the start of a turn with both players changed, since only the names tell the two apart. */
export function recoloured(state: State): State {
  const swapped = <T>(of: Sided<T>): Sided<T> => sided((side) => of[other(side)]);
  return {
    ...state,
    board: Object.fromEntries(
      Object.entries(state.board).map(([square, piece]) => [square, { ...piece, owner: other(piece.owner) }]),
    ),
    deckIds: swapped(state.deckIds),
    hands: swapped(state.hands),
    known: swapped(state.known),
    decks: swapped(state.decks),
    claimed: swapped(state.claimed),
    points: swapped(state.points),
    side: other(state.side),
  };
}
