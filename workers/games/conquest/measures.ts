/** Quantities of the map that are read off a position (section 9.2 of the rules), by territory. */
import map from '../../../assembly/games/conquest/data/conquest-map.json';
import { CODES, CONTINENTS, PLACES } from './map';
import type { Divisions } from './divisions';
import { NOBODY, type State } from './state';

export interface Measures {
  /** Units a turn that the territory brings its owner (CQ-REC-1); a continent's bonus is shared out over its territories. */
  income: Record<string, number>;
  /** Units a turn that the player on turn gains by taking it, and that its owner loses, continents included. */
  swing: Record<string, number>;
  /** Units that stand there, in rear and fronts: infantry 1, armour 3, damaged armour 2. */
  strength: Record<string, number>;
}

const CONTINENT_OF = new Map(CONTINENTS.flatMap((lands, at) => lands.map((land) => [land, at] as const)));
const starsOf = (land: number): number => map.territories[land]!.stars;
const bonusOf = (continent: number): number => map.continents[continent]!.bonus;

const unitsOf = ([infantry, armour, damaged]: Divisions): number => infantry + 3 * armour + 2 * damaged;

/** City and capital, which bring a unit each to whoever owns the land. */
function buildings({ lands, capitals, options }: State, land: number, owner: number): number {
  const at = capitals.indexOf(land);
  const counts = options['captured-capital-income'] === 'off' ? at === owner : at >= 0;
  return Number(lands[land]!.city) + Number(counts);
}

const holds = ({ hands }: State, owner: number, land: number): boolean => hands[owner]?.cards.has(land) ?? false;

const ownsAll = ({ lands }: State, owner: number, continent: number): boolean =>
  CONTINENTS[continent]!.every((land) => lands[land]!.owner === owner);

function incomeOf(state: State, land: number): number {
  const { owner } = state.lands[land]!;
  const continent = CONTINENT_OF.get(land)!;
  const share = ownsAll(state, owner, continent) ? bonusOf(continent) / CONTINENTS[continent]!.length : 0;
  return (holds(state, owner, land) ? starsOf(land) : 0) + buildings(state, land, owner) + share;
}

function swingOf(state: State, land: number, taker: number): number {
  const { owner } = state.lands[land]!;
  const continent = CONTINENT_OF.get(land)!;
  const completes = CONTINENTS[continent]!.every((one) => one === land || state.lands[one]!.owner === taker);
  const gained = starsOf(land) + buildings(state, land, taker) + (completes ? bonusOf(continent) : 0);
  if (owner === NOBODY) return gained;
  const broken = ownsAll(state, owner, continent) ? bonusOf(continent) : 0;
  return gained + (holds(state, owner, land) ? starsOf(land) : 0) + buildings(state, land, owner) + broken;
}

function strengthOf({ lands, fronts }: State, land: number): number {
  let units = unitsOf(lands[land]!.rear);
  for (const [place, { group }] of fronts) if (PLACES[place]!.at === land) units += unitsOf(group);
  return units;
}

export function measuresOf(state: State): Measures {
  const over = (lands: (land: number) => boolean, of: (land: number) => number): Record<string, number> =>
    Object.fromEntries(CODES.flatMap((code, land) => (lands(land) ? [[code, of(land)]] : [])));
  const owned = (land: number): boolean => state.lands[land]!.owner !== NOBODY;
  return {
    income: over(owned, (land) => incomeOf(state, land)),
    swing: over(
      (land) => state.lands[land]!.owner !== state.player,
      (land) => swingOf(state, land, state.player),
    ),
    strength: over(owned, (land) => strengthOf(state, land)),
  };
}
