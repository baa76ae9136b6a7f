import { other, sided, type Side, type State } from './state';

/** The position with both players changed, since only the names tell the two apart. A player is on turn. */
export function recoloured(state: State): State {
  const swapped = <T>(of: Record<Side, T>): Record<Side, T> => sided((side) => of[other(side)]);
  return {
    ...state,
    board: Object.fromEntries(
      Object.entries(state.board).map(([field, token]) => [field, { ...token, owner: other(token.owner) }]),
    ),
    cards: swapped(state.cards),
    turn: other(state.turn as Side),
    points: swapped(state.points),
    boost: swapped(state.boost),
    extra: swapped(state.extra),
  };
}
