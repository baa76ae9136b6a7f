import { forceAt, forcesOf, frontAt, groupAt, invadersOf, isClosed, isEnemyLand, isInvaded } from './board';
import { landsOf, mannedPlaces, ownerOf, ownerOfGroup, rearOf, sendable, territory } from './board';
import { isNone } from './divisions';
import {
  baseOf,
  farOf,
  isSeaPlace,
  laneOf,
  namesForce,
  opposite,
  placesOf,
  type Land,
  type Lane,
  type Place,
} from './map';
import type { State } from './state';

/** CQ-OCC-6: no attack starts from land taken this turn without an infantry in its rear. */
export const hasGarrison = (state: State, land: Land): boolean =>
  territory(state, land).taken === 'no' || rearOf(state, land).I > 0;

/** A division stands in the place, or its rear may send one (CQ-ATT-7). */
export const hasAttacker = (state: State, place: Place): boolean =>
  !isNone(groupAt(state, place)) || !isNone(sendable(state, baseOf(place)));

/** The player's groups that lie across a border or are ashore. */
export const raidersOf = (state: State): (Place | Lane)[] => [
  ...landsOf(state, state.player)
    .flatMap(placesOf)
    .filter((place) => frontAt(state, place).across),
  ...forcesOf(state, state.player).filter((lane) => forceAt(state, lane)!.ashore),
];

export const mayRaid = (state: State, group: Place | Lane): boolean =>
  namesForce(group) || hasGarrison(state, baseOf(group));

/** Groups of other players that lie in the territory. */
export const strangersIn = (state: State, land: Land): (Place | Lane)[] =>
  invadersOf(state, land).filter((group) => ownerOfGroup(state, group) !== state.player);

/** Every engagement the player on turn may begin (4.5). */
export function engagements(state: State): string[] {
  const { player } = state;
  const own = landsOf(state, player);
  const ready = own
    .filter((land) => hasGarrison(state, land))
    .flatMap(placesOf)
    .filter((place) => hasAttacker(state, place) && !isClosed(state, place) && !frontAt(state, place).across);
  const borders = ready
    .filter((place) => !isSeaPlace(place) && isEnemyLand(state, farOf(place), player))
    .map((place) => `border ${place}`);
  const landings = forcesOf(state, player)
    .filter((lane) => !forceAt(state, lane)!.ashore && isEnemyLand(state, farOf(lane), player))
    .map((lane) => `landing ${lane}`);
  const counters = ready
    .filter((place) => isSeaPlace(place) && isEnemyForceAtSea(state, laneOf(opposite(place))))
    .map((place) => `counter ${place}`);
  const strikes = own
    .filter((land) => isInvaded(state, land) && hasGarrison(state, land) && !isNone(sendable(state, land)))
    .flatMap((land) => strangersIn(state, land).map((group) => `strike ${land} ${group}`));
  return [
    ...borders,
    ...landings,
    ...counters,
    ...strikes,
    ...raidersOf(state).flatMap((group) => raids(state, group)),
  ];
}

export function isEnemyForceAtSea(state: State, lane: Lane): boolean {
  const force = forceAt(state, lane);
  return force !== null && force.owner !== state.player && !force.ashore;
}

/** What a group lying in a territory may do there. */
function raids(state: State, group: Place | Lane): string[] {
  const land = farOf(group);
  const strangers = strangersIn(state, land);
  const walkIn = !ownerOf(state, land) && !strangers.length ? [`walk-in ${group}`] : [];
  if (!mayRaid(state, group)) return walkIn;
  const owned = ownerOf(state, land) !== null;
  return [
    ...(owned ? mannedPlaces(state, land).map((place) => `raid-front ${group} ${place}`) : []),
    ...(owned && !isNone(rearOf(state, land)) ? [`raid-rear ${group}`] : []),
    ...strangers.map((stranger) => `contest ${group} ${stranger}`),
    ...walkIn,
  ];
}
