/** The part of a position that a question is about: elsewhere nobody can begin anything, so proofs stay small. */
import { PLACES } from '../map';
import { NO_DIVISIONS, sizeOf } from '../divisions';
import { EMPTY_LAND, type Force, type Front, type State } from '../state';

const neighbours: readonly ReadonlySet<number>[] = (() => {
  const lists: Set<number>[] = [];
  for (const { at, facing, sea } of PLACES) {
    lists[at] ??= new Set();
    if (!sea) lists[at].add(facing);
  }
  return lists;
})();

/** Territories across a land border. */
export const nextTo = (land: number): ReadonlySet<number> => neighbours[land]!;

/** Territories of others than the player on turn across a land border. */
export const enemiesNextTo = ({ lands, player }: State, land: number): number[] =>
  [...nextTo(land)].filter((other) => {
    const { owner } = lands[other]!;
    return owner >= 0 && owner !== player;
  });

/** Enemy territories that somebody on land or off the coast can attack, from bases with more than their garrison. */
export function targets(state: State, attacker: number): number[] {
  return state.lands.flatMap(({ owner }, land) =>
    owner >= 0 && owner !== attacker && basesAt(state, attacker, land).length > 0 ? [land] : [],
  );
}

/** Territories from which the attacker can go against a territory. */
export const basesAt = (state: State, attacker: number, land: number): number[] =>
  [...nextTo(land)].filter((base) => state.lands[base]!.owner === attacker && strengthOf(state, base) > 1);

/** Divisions of a territory, rear and fronts. */
export function strengthOf({ lands, fronts }: State, land: number): number {
  let all = sizeOf(lands[land]!.rear);
  for (const [place, { group }] of fronts) if (PLACES[place]!.at === land) all += sizeOf(group);
  return all;
}

/**
 * The position with every other enemy of the attacker taken out of his reach: territories that touch his own and are not
 * among `kept` lie empty, and of landing forces only his own before those that are kept stay.
 */
export function theatreOf(state: State, attacker: number, kept: readonly number[]): State {
  const touches = (land: number): boolean =>
    [...nextTo(land)].some((other) => state.lands[other]!.owner === attacker && !kept.includes(other));
  const gone = new Set(
    state.lands.flatMap(({ owner }, land) =>
      owner >= 0 && owner !== attacker && !kept.includes(land) && touches(land) ? [land] : [],
    ),
  );
  // A capital stays where it stands, whoever owns the land.
  const lands = state.lands.map((land, at) => (gone.has(at) ? { ...EMPTY_LAND, city: land.city } : land));
  const stays = ([place, { group, across }]: [number, Front]): boolean => {
    const { at, facing } = PLACES[place]!;
    return !gone.has(at) && !(gone.has(facing) && (across || sizeOf(group) > 0));
  };
  const sails = ([place, { owner }]: [number, Force]): boolean => {
    const { at, facing } = PLACES[place]!;
    return owner === attacker && kept.includes(facing) && !gone.has(at);
  };
  const fronts = new Map([...state.fronts].filter(stays));
  // What stood at a border to land that now lies empty goes back to the rear.
  for (const [place, { group }] of state.fronts) {
    const { at, facing } = PLACES[place]!;
    if (gone.has(at) || !gone.has(facing)) continue;
    const { rear } = lands[at]!;
    lands[at] = { ...lands[at]!, rear: [rear[0] + group[0], rear[1] + group[1], rear[2] + group[2]] };
  }
  return { ...state, lands, fronts, forces: new Map([...state.forces].filter(sails)) };
}

/** The same with nothing left in the rear of a territory but so many of each kind. */
export const withRear = (state: State, land: number, most: number): State => ({
  ...state,
  lands: state.lands.map((one, at) =>
    at === land
      ? { ...one, rear: one.rear.map((count) => Math.min(count, most)) as unknown as typeof NO_DIVISIONS }
      : one,
  ),
});
