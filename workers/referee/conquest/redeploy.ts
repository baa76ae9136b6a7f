import { addToRear, change, changeForce, frontAt, forceAt, forcesOf, isEnemyLand, isNeutral, landsOf } from './board';
import { mannedPlaces, ownerOf, rearOf, removeForce, roomAt, sendable, territory } from './board';
import {
  KINDS,
  armourIn,
  choices,
  divisions,
  isNone,
  minus,
  plus,
  sizeOf,
  some,
  type Divisions,
  type Kind,
} from './divisions';
import {
  LANDS,
  baseOf,
  farOf,
  isPlace,
  isSeaPlace,
  laneOf,
  neighboursOf,
  placesOf,
  type Land,
  type Lane,
  type Place,
} from './map';
import { bringForward, feedOf, holds } from './sides';
import { asking, type NodeOf, type State } from './state';
import { drop, tidy } from './tidy';
import { beginPhase, repairAll } from './turn';

/** All manned front places, groups lying across included. */
export const withdrawable = (state: State): Place[] =>
  landsOf(state, state.player).flatMap((land) => mannedPlaces(state, land));

export const withdraw = (state: State, place: Place): State => tidy(asking(drop(state, place), { kind: 'withdraw' }));

/** Every territory of the unbroken area around one (CQ-MOVE-1, CQ-MOVE-2). */
export function areaOf(state: State, land: Land): Land[] {
  const owner = ownerOf(state, land);
  const bySea = state.options['domestic-by-sea'] === 'on';
  const area = [land];
  for (const reached of area) {
    for (const next of neighboursOf(reached)) {
      if (ownerOf(state, next.land) !== owner || (next.sea && !bySea) || area.includes(next.land)) continue;
      area.push(next.land);
    }
  }
  return LANDS.filter((one) => area.includes(one));
}

/** Divisions of a kind a territory may send in a domestic move (CQ-MOVE-5, CQ-OCC-6). */
export const movable = (state: State, land: Land, kind: Kind): number =>
  territory(state, land).arrived.includes(kind) ? 0 : sendable(state, land)[kind];

export const destinations = (state: State, from: Land): Land[] => areaOf(state, from).filter((land) => land !== from);

export const moves = (state: State): string[] =>
  landsOf(state, state.player).flatMap((land) =>
    KINDS.filter((kind) => movable(state, land, kind) > 0 && destinations(state, land).length > 0).map(
      (kind) => `move ${land} ${kind}`,
    ),
  );

export function move(state: State, { from, what, to }: NodeOf<'move-count'>, count: number): State {
  const left = change(state, from, { rear: minus(rearOf(state, from), some(what, count)) });
  const arrived = KINDS.filter((kind) => kind === what || territory(left, to).arrived.includes(kind));
  return tidy(asking(change(addToRear(left, to, some(what, count)), to, { arrived }), { kind: 'move' }));
}

/** Domestic moves are over; with the extra redeploy armour is repaired and changed, not in an early one (CQ-REW-7). */
export const moved = (state: State): State =>
  state.phase === 3 && holds(state, state.player, 'extra-redeploy')
    ? asking(repairAll(state), { kind: 'disarm' })
    : asking(state, { kind: 'outward' });

export type Voyage = 'expedition' | 'launch' | 'join';

/** What setting out from a place would be, whatever stands behind it; null if it leads nowhere (4.4). */
export function voyage(state: State, place: Place): Voyage | null {
  const [base, far] = [baseOf(place), farOf(place)];
  if (isNeutral(state, far)) {
    const chained = territory(state, base).taken !== 'no' && state.options['expedition-chain'] === 'off';
    return chained ? null : 'expedition';
  }
  if (!isSeaPlace(place) || !isEnemyLand(state, far, state.player)) return null;
  const force = forceAt(state, laneOf(place));
  if (force) return force.owner === state.player ? 'join' : null;
  return forcesOf(state, state.player).length < state.options['landing-forces'] ? 'launch' : null;
}

/** Whether a rear has what the voyage needs: infantry, armour, anything (CQ-MOVE-7, CQ-SEA-2, CQ-SEA-14). */
function canSail(available: Divisions, kind: Voyage): boolean {
  if (kind === 'expedition') return available.I > 0;
  return kind === 'launch' ? armourIn(available) > 0 : !isNone(available);
}

export function settingOut(state: State): Place[] {
  return landsOf(state, state.player)
    .flatMap(placesOf)
    .filter((place) => {
      const kind = voyage(state, place);
      return kind !== null && canSail(sendable(state, baseOf(place)), kind);
    });
}

type Taking = NodeOf<'take-infantry' | 'take-armour' | 'take-damaged'>;

/** The numbers of the kind that is asked for, such that what is needed can still be taken. */
export function takings(state: State, { kind, place, chosen }: Taking): number[] {
  const { I, A, D } = sendable(state, baseOf(place));
  const [infantry = 0, armour = 0] = chosen;
  const most = kind === 'take-infantry' ? I : kind === 'take-armour' ? A : D;
  const ways = voyage(state, place)!;
  return Array.from({ length: most + 1 }, (_, n) => n).filter((n) => {
    if (kind === 'take-infantry') return canSail(divisions(n, A, D), ways);
    if (kind === 'take-armour') return canSail(divisions(infantry, n, D), ways);
    return canSail(divisions(infantry, armour, n), ways);
  });
}

export function take(state: State, { kind, place, chosen }: Taking, count: number): State {
  const numbers = [...chosen, count];
  if (kind === 'take-infantry') return asking(state, { kind: 'take-armour', place, chosen: numbers });
  if (kind === 'take-armour') return asking(state, { kind: 'take-damaged', place, chosen: numbers });
  return voyage(state, place) === 'launch'
    ? asking(state, { kind: 'form-front', place, chosen: numbers })
    : leave(state, place, aboard(numbers));
}

const aboard = (numbers: readonly number[]): Divisions => divisions(numbers[0], numbers[1], numbers[2]);

/** The divisions leave the rear and occupy neutral land or join their force (CQ-MOVE-7, CQ-SEA-14). */
function leave(state: State, place: Place, all: Divisions): State {
  const base = baseOf(place);
  const far = farOf(place);
  const left = change(state, base, { rear: minus(rearOf(state, base), all) });
  if (voyage(state, place) === 'expedition') return occupy(left, far, all);
  const lane = laneOf(place);
  const force = forceAt(left, lane)!;
  const joined = changeForce(left, lane, { ...force, rear: plus(force.rear, all), fresh: true });
  return tidy(asking(joined, { kind: 'outward' }));
}

/** Neutral land is the player's at once (CQ-MOVE-8). Land taken by fighting earlier this turn stays that. */
function occupy(state: State, land: Land, all: Divisions): State {
  const taken = territory(state, land).taken === 'fighting' ? 'fighting' : 'taken';
  return tidy(asking(change(state, land, { owner: state.player, rear: all, taken }), { kind: 'outward' }));
}

/** The front of a new landing force out of what was taken. */
export const formations = ({ chosen }: NodeOf<'form-front'>): Divisions[] => choices(aboard(chosen), 1, 2);

export function launch(state: State, { place, chosen }: NodeOf<'form-front'>, front: Divisions): State {
  const all = aboard(chosen);
  const base = baseOf(place);
  const left = change(state, base, { rear: minus(rearOf(state, base), all) });
  const force = { owner: state.player, front, rear: minus(all, front), ashore: false, alerted: false, fresh: true };
  return tidy(asking(changeForce(left, laneOf(place), force), { kind: 'outward' }));
}

/** Own territories with a sea border to a coast (CQ-SEA-15). */
export const harbours = (state: State, coast: Land): Land[] =>
  neighboursOf(coast)
    .filter((next) => next.sea && ownerOf(state, next.land) === state.player)
    .map((next) => next.land);

export const sailings = (state: State): string[] =>
  forcesOf(state, state.player)
    .filter((lane) => !forceAt(state, lane)!.fresh)
    .flatMap((lane) => harbours(state, farOf(lane)).map((land) => `sail-home ${lane} ${land}`));

export function sailHome(state: State, lane: Lane, land: Land): State {
  const { front, rear } = forceAt(state, lane)!;
  return tidy(asking(addToRear(removeForce(state, lane), land, plus(front, rear)), { kind: 'outward' }));
}

/** CQ-SEA-16: forces off own land, or off neutral land if an infantry is with them. */
export const landable = (state: State): Lane[] =>
  forcesOf(state, state.player).filter((lane) => {
    const { front, rear } = forceAt(state, lane)!;
    const coast = farOf(lane);
    return ownerOf(state, coast) === state.player || (isNeutral(state, coast) && front.I + rear.I > 0);
  });

export function comeAshore(state: State, lane: Lane): State {
  const { front, rear } = forceAt(state, lane)!;
  const coast = farOf(lane);
  const left = removeForce(state, lane);
  const all = plus(front, rear);
  if (ownerOf(state, coast) !== state.player) return occupy(left, coast, all);
  return tidy(asking(addToRear(left, coast, all), { kind: 'outward' }));
}

/** Front places and landing forces with room and a rear behind them (CQ-MOVE-9, CQ-SEA-14). */
export const mannable = (state: State): string[] => [
  ...landsOf(state, state.player)
    .flatMap(placesOf)
    .filter((place) => roomAt(state, place) > 0 && !isNone(rearOf(state, baseOf(place))))
    .map((place) => `man-front ${place}`),
  ...forcesOf(state, state.player)
    .filter((lane) => sizeOf(forceAt(state, lane)!.front) < 2 && !isNone(forceAt(state, lane)!.rear))
    .map((lane) => `man-force ${lane}`),
];

/** The garrison may be used too: it stays in the land. */
export function mannings(state: State, at: Place | Lane): Divisions[] {
  if (!isPlace(at)) return choices(feedOf(state, at), 1, 2 - sizeOf(forceAt(state, at)!.front));
  return choices(rearOf(state, baseOf(at)), 1, 2 - sizeOf(frontAt(state, at).group));
}

export const man = (state: State, at: Place | Lane, part: Divisions): State =>
  tidy(asking(bringForward(state, at, part), { kind: 'man' }));

/** The end of a redeploy phase clears its marks (4.2); an early one goes on with recruiting (CQ-REW-3). */
export function redeployed(state: State): State {
  const rested = LANDS.reduce((after, land) => change(after, land, { arrived: [] }), state);
  const cleared = forcesOf(rested, state.player).reduce(
    (after, lane) => changeForce(after, lane, { ...forceAt(after, lane)!, fresh: false }),
    rested,
  );
  return state.phase === 1 ? asking({ ...cleared, early: true }, { kind: 'disarm' }) : beginPhase(cleared, 4);
}
