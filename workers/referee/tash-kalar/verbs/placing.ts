import { bind, withTask } from '../effect';
import type { PlaceStep } from '../language';
import { placeSquares } from '../selection';
import { ordered } from '../squares';
import { RANKS, opponent } from '../pieces';
import { isEmpty, put, supply } from '../state';
import type { Offers } from './offer';

/** TS-WORD-6: empty squares, and ranks with a piece in supply. */
export const placeOffers: Offers<PlaceStep> = (state, { colour, rank: wanted, on, as }, { count }) => {
  const { player } = state.turn;
  const owner = colour === 'own' ? player : opponent(player);
  const ranks = RANKS.filter((rank) => (wanted === 'choice' || wanted === rank) && supply(state, owner, rank) > 0);
  return ordered(placeSquares(state, on))
    .filter((square) => isEmpty(state, square))
    .flatMap((square) =>
      ranks.map((rank) => ({
        action: `placeOn ${square} ${rank}`,
        play: () => {
          const piece = { owner, rank };
          const placed = bind(put(state, square, piece), as, { square, piece, stays: true });
          return withTask(placed, { count: count + 1 });
        },
      })),
    );
};
