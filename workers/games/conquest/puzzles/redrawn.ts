/** Troops drawn anew: in games most stacks are infantry, and most defenders few. */
import { shuffled, type Random } from '../../../random';
import { sizeOf, type Divisions } from '../divisions';
import { PLACES } from '../map';
import { EMPTY_LAND, type Front, type State } from '../state';
import { enemiesNextTo, nextTo, theatreOf } from './theatre';

const STACKS: readonly Divisions[] = [
  [3, 0, 0],
  [4, 0, 0],
  [5, 0, 0],
  [1, 1, 0],
  [2, 1, 0],
  [3, 1, 0],
  [2, 2, 0],
  [3, 2, 0],
];
const HELPERS: readonly Divisions[] = [
  [1, 0, 0],
  [2, 0, 0],
  [3, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
];
/** The first ones are for one territory of several, or no proof would end. */
const REARS: readonly Divisions[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [2, 0, 0],
  [1, 1, 0],
];
const GROUPS: readonly Divisions[] = [
  [0, 0, 0],
  [0, 0, 0],
  [1, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
];
const OF_SEVERAL = 4;
const LONE: Divisions = [1, 0, 0];

/** One position in so many leaves the defender somewhere to retreat to. */
const REFUGES = 4;

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)]!;

/**
 * The theatre of some territories with everybody in it drawn anew: one stack, one lesser force and a lone division next to them, nobody
 * in the other bases, and the defenders in the rears and at the borders to the bases.
 */
export function redrawn(state: State, targets: readonly number[], random: Random): State {
  const cleared = random(REFUGES) === 0 ? theatreOf(state, state.player, targets) : withoutRefuge(state, targets);
  const few = targets.length > 1 ? OF_SEVERAL : Infinity;
  const near = new Set(targets.flatMap((land) => [...nextTo(land)]));
  const [stack, helper, ...others] = shuffled(
    [...near].filter((land) => cleared.lands[land]!.owner === state.player),
    random,
  );
  const fronts = new Map([...cleared.fronts].filter(([place]) => !touches(place, [...targets, ...near])));
  const manned = (land: number): Divisions[] =>
    PLACES.flatMap(({ at, facing, sea }, place) => {
      if (at !== land || sea || (facing !== stack && facing !== helper)) return [];
      const group = oneOf(GROUPS.slice(0, few), random);
      if (sizeOf(group) > 0) fronts.set(place, { group, across: false, alerted: false } satisfies Front);
      return [group];
    });
  const rears = new Map<number, Divisions>([
    ...others.slice(0, 1).map((land) => [land, LONE] as const),
    ...(helper === undefined ? [] : [[helper, oneOf(HELPERS, random)] as const]),
    ...(stack === undefined ? [] : [[stack, oneOf(STACKS, random)] as const]),
    ...targets.map((land) => {
      const rear = oneOf(REARS.slice(0, few), random);
      const held = [rear, ...manned(land)].some((group) => sizeOf(group) > 0);
      return [land, held ? rear : LONE] as const;
    }),
  ]);
  const lands = cleared.lands.map((land, at) => {
    const rear = rears.get(at);
    if (others.includes(at) && !rear) return { ...EMPTY_LAND, city: land.city };
    return rear ? { ...land, rear, taken: false, fought: false } : land;
  });
  return { ...cleared, lands, fronts };
}

/** The theatre without other land of the defenders beside it. */
function withoutRefuge(state: State, targets: readonly number[]): State {
  const beside = new Set(
    targets.flatMap((land) => enemiesNextTo(state, land)).filter((land) => !targets.includes(land)),
  );
  const theatre = theatreOf(state, state.player, targets);
  return {
    ...theatre,
    lands: theatre.lands.map((land, at) => (beside.has(at) ? { ...EMPTY_LAND, city: land.city } : land)),
    fronts: new Map([...theatre.fronts].filter(([place]) => !touches(place, [...beside]))),
    forces: new Map([...theatre.forces].filter(([place]) => !touches(place, [...beside]))),
  };
}

const touches = (place: number, lands: readonly number[]): boolean =>
  lands.includes(PLACES[place]!.at) || lands.includes(PLACES[place]!.facing);
