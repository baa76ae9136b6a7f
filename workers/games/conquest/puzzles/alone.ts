/** Positions in which hardly anybody is left but those a question is about. */
import { PLACES } from '../map';
import { EMPTY_HAND, EMPTY_LAND, type State } from '../state';

/** Territories by any border, over land and sea. */
export const bordering = (land: number): number[] => PLACES.flatMap(({ at, facing }) => (at === land ? [facing] : []));

/**
 * Only some territories keep their owners and what stands there; a capital or city stays where it stands. Of those that
 * stay only the borders among themselves are manned: what stood at another goes home.
 */
export function onlyLands(state: State, kept: readonly number[]): State {
  const stays = new Set(kept);
  const lands = state.lands.map((land, at) => (stays.has(at) ? land : { ...EMPTY_LAND, city: land.city }));
  const fronts = new Map(state.fronts);
  for (const [place, { group }] of state.fronts) {
    const { at, facing } = PLACES[place]!;
    if (stays.has(at) && stays.has(facing)) continue;
    fronts.delete(place);
    const { rear } = lands[at]!;
    if (stays.has(at))
      lands[at] = { ...lands[at]!, rear: [rear[0] + group[0], rear[1] + group[1], rear[2] + group[2]] };
  }
  return { ...state, lands, fronts, forces: new Map() };
}

/** The player has no cards, so that he recruits by what he owns alone. */
export const withoutCards = (state: State, player: number): State => ({
  ...state,
  hands: state.hands.map((hand, seat) => (seat === player ? { ...hand, cards: EMPTY_HAND.cards } : hand)),
});
