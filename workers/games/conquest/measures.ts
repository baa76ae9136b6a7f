/** The quantities of section 9.2 of the rules that maps over the board show. */
import * as rows from '../../../assembly/games/conquest/quantity-rows';
import { quantities, takeOdds } from '../../engine/conquest';
import type { Asking } from '../../engine/engine';
import type { Colour } from './board';
import type { Divisions } from './divisions';
import { CODES, COLOURS, forceText, PLACES, placeText } from './map';
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
  };
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
