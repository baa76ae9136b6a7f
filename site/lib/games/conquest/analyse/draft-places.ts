/** Where the player on turn, or an invader, stands in a draft: what decisions ask about. */
import { PLACES } from '$workers/games/conquest/map';
import { NO_DIVISIONS, sizeOf } from '$workers/games/conquest/divisions';
import { NOBODY } from '$workers/games/conquest/state';
import type { Draft } from './draft';

export const ownLands = ({ lands, player }: Draft): number[] =>
  lands.flatMap(({ owner }, t) => (owner === player ? [t] : []));
export const ownPlaces = ({ lands, player }: Draft): number[] =>
  PLACES.flatMap(({ at }, place) => (lands[at]!.owner === player ? [place] : []));
export const cardsOf = ({ hands }: Draft, seat: number): number[] => [...(hands[seat]?.cards.keys() ?? [])];

/** Whoever lies across a border over land or is ashore, by place. */
export function invaders({ fronts, forces, lands }: Draft): { place: number; owner: number }[] {
  return [
    ...[...fronts].flatMap(([place, { across }]) =>
      across ? [{ place, owner: lands[PLACES[place]!.at]!.owner }] : [],
    ),
    ...[...forces].flatMap(([place, { ashore, owner }]) => (ashore ? [{ place, owner }] : [])),
  ];
}

/** Places towards an enemy. */
export const frontsOf = (draft: Draft): number[] =>
  ownPlaces(draft).filter((place) => ![NOBODY, draft.player].includes(draft.lands[PLACES[place]!.facing]!.owner));

/** One more could come there from the rear. */
export const hasRoom = ({ lands, fronts }: Draft, place: number): boolean =>
  sizeOf(lands[PLACES[place]!.at]!.rear) > 0 && sizeOf(fronts.get(place)?.group ?? NO_DIVISIONS) < 2;

export const outwardOf = (draft: Draft): number[] =>
  ownPlaces(draft).filter((place) => {
    const { facing, sea } = PLACES[place]!;
    const { owner } = draft.lands[facing]!;
    return owner === NOBODY || (sea && owner !== draft.player);
  });

/** Two neighbours of the player on turn, with somebody in the rear of the first. */
export function wayOf(draft: Draft): readonly [from: number, to: number] | undefined {
  const { lands, player } = draft;
  const place = ownPlaces(draft).find((one) => {
    const { at, facing } = PLACES[one]!;
    return lands[facing]!.owner === player && sizeOf(lands[at]!.rear) > 0;
  });
  return place === undefined ? undefined : [PLACES[place]!.at, PLACES[place]!.facing];
}
