/** The quantities of section 9.2 of the rules that maps over the board show. */
import * as rows from '../../../assembly/games/conquest/quantity-rows';
import { quantities, takeOdds } from '../../engine/conquest';
import type { Asking } from '../../engine/engine';
import map from '../../../assembly/games/conquest/data/conquest-map.json?keys=continents,bonus';
import type { Colour } from './board';
import type { Divisions } from './divisions';
import { CODES, COLOURS, CONTINENTS, forceText, PLACES, placeText } from './map';
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

/** One base, with its rear or as a landing force, against the land across. */
export interface Attack {
  by: Colour;
  /** A front place `NAF/EGY` or a landing force `NAF~BRA`. */
  from: string;
  /** Estimated by strength alone, 0 .. 1. */
  odds: number;
}

/** By code of the territory. */
export interface Measures {
  income: Record<string, Income>;
  swing: Record<string, Swing>;
  /** Units that stand there, in rear and fronts: infantry 1, whole armour 3, damaged armour 2. */
  strength: Record<string, number>;
  /** Best first; territories that nobody could attack are left out. */
  attacks: Record<string, Attack[]>;
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
    attacks: attacksOn(state, takeOdds(engine)),
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

function attacksOn({ lands, forces }: State, odds: readonly number[]): Measures['attacks'] {
  const attacks: Measures['attacks'] = {};
  PLACES.forEach(({ at, facing, sea }, place) => {
    if (odds[place]! < 0) return;
    const owner = sea ? forces.get(place)!.owner : lands[at]!.owner;
    const from = sea ? forceText(place) : placeText(place);
    (attacks[CODES[facing]!] ??= []).push({ by: COLOURS[owner]!, from, odds: odds[place]! });
  });
  for (const list of Object.values(attacks)) list.sort((a, b) => b.odds - a.odds);
  return attacks;
}
