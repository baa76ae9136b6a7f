/** The quantities of section 9.2 of the rules that maps over the board show. */
import * as rows from '../../../assembly/games/conquest/quantity-rows';
import { quantities } from '../../engine/conquest';
import type { Asking } from '../../engine/engine';
import map from '../../../assembly/games/conquest/data/conquest-map.json?keys=continents,bonus';
import type { Divisions } from './divisions';
import { CODES, CONTINENTS, PLACES } from './map';
import { NOBODY, type State } from './state';

/** Units of the owner's next count that a territory brings. */
export interface Income {
  card: number;
  buildings: number;
  /** Of the bonus of its continent. */
  share: number;
}

/** Units of the next count if the player on turn took a territory and its card. */
export interface Swing {
  gain: number;
  /** What the others lose. */
  loss: number;
}

/** What sending an infantry into neutral land brings, in units of a turn. */
export interface Expedition {
  /** Stars of its card, and the bonus of a continent that it completes. */
  gain: number;
  /** What a continent that is more than half owned is worth on the way to its bonus. */
  progress: number;
  /** What the infantry that stays there costs, by rule of thumb. */
  cost: number;
}

/** By code of the territory. */
export interface Measures {
  income: Record<string, Income>;
  swing: Record<string, Swing>;
  /** Units that stand there, in rear and fronts: infantry 1, whole armour 3, damaged armour 2. */
  strength: Record<string, number>;
  /** Neutral land next to that of the player on turn. */
  expedition: Record<string, Expedition>;
}

export function measuresOf(state: State, engine: Asking): Measures {
  const seat = state.player;
  const values = quantities(engine, seat);
  const row = (number: number, t: number): number => values[number * CODES.length + t]!;
  const byLand = <T>(among: (owner: number) => boolean, of: (t: number) => T): Record<string, T> =>
    Object.fromEntries(state.lands.flatMap(({ owner }, t) => (among(owner) ? [[CODES[t]!, of(t)]] : [])));
  return {
    income: byLand(
      (owner) => owner !== NOBODY,
      (t) => ({
        card: row(rows.INCOME_CARD, t),
        buildings: row(rows.INCOME_BUILDINGS, t),
        share: row(rows.INCOME_SHARE, t),
      }),
    ),
    swing: byLand(
      (owner) => owner !== seat,
      (t) => ({ gain: row(rows.SWING_GAIN, t), loss: row(rows.SWING_LOSS, t) }),
    ),
    strength: byLand(
      (owner) => owner !== NOBODY,
      (t) => strengthOf(state, t),
    ),
    expedition: Object.fromEntries(
      neutralBeside(state).map((t) => [CODES[t]!, expeditionTo(state, t, row(rows.SWING_GAIN, t))]),
    ),
  };
}

/** Neutral land beside that of the player on turn in which nobody lies (CQ-MOVE-7, CQ-INV-16). */
function neutralBeside({ lands, fronts, forces, player }: State): number[] {
  const near = PLACES.flatMap(({ at, facing }) => (lands[at]!.owner === player ? [facing] : []));
  const invaded = [
    ...[...fronts].flatMap(([place, { across }]) => (across ? [PLACES[place]!.facing] : [])),
    ...[...forces].flatMap(([place, { ashore }]) => (ashore ? [PLACES[place]!.facing] : [])),
  ];
  return [...new Set(near)].filter((t) => lands[t]!.owner === NOBODY && !invaded.includes(t));
}

/** An infantry tied down, and a continent on the way to its bonus, as section 9 of the rules weighs them. */
const INFANTRY_COST = 0.25;
const HALF = 0.5;

function expeditionTo({ lands, player }: State, t: number, gain: number): Expedition {
  const continent = CONTINENTS.findIndex((list) => list.includes(t));
  const [list, { bonus }] = [CONTINENTS[continent]!, map.continents[continent]!];
  const owned = list.filter((one) => lands[one]!.owner === player).length;
  const above = (count: number): number => Math.max(0, count / list.length - HALF);
  const isComplete = owned + 1 === list.length;
  return { gain, progress: isComplete ? 0 : bonus * (above(owned + 1) - above(owned)), cost: INFANTRY_COST };
}

const unitsOf = ([infantry, armour, damaged]: Divisions): number => infantry + 3 * armour + 2 * damaged;

function strengthOf({ lands, fronts }: State, t: number): number {
  let units = unitsOf(lands[t]!.rear);
  for (const [place, { group }] of fronts) if (PLACES[place]!.at === t) units += unitsOf(group);
  return units;
}
