/** What a territory brings into a battle, read off a board. */
import type { Board, Colour } from '../board';
import { CODES, PLACES } from '../map';
import { troops, type Troops } from './troops';

/** Rewards by their number in the data (CQ-REW-10). */
export const ATTACK_DIE = 4;
export const DEFENCE_DIE = 7;

/** Codes of all neighbours, over land and sea. */
export const neighboursOf = (code: string): string[] =>
  PLACES.flatMap(({ at, facing }) => (CODES[at] === code ? [CODES[facing]!] : []));

export const troopsOf = (text: string | undefined): Troops => troops(text || '-');

/**
 * Somebody lies across a border of a territory, or is ashore in it.
 *
 * @param except a place whose group does not count, `NAF/EGY`
 */
export const isInvaded = ({ fronts, forces }: Board, land: string, except = ''): boolean =>
  Object.entries(fronts).some(([place, { across }]) => across && place.endsWith(`/${land}`) && place !== except) ||
  Object.entries(forces).some(([lane, { ashore }]) => ashore && lane.endsWith(`~${land}`));

/** CQ-REW-5: an airfield of the owner in the base itself, where the options let that count, or next to it. */
export const hasAir = ({ airfields, lands, options }: Board, owner: Colour, base: string): boolean =>
  airfields.some(
    (at) =>
      lands[at]?.owner === owner &&
      ((at === base && options['airfield-reach'] !== 'next-only') || neighboursOf(base).includes(at)),
  );

/** A city or a capital stands there (CQ-DICE-4). */
export const isFortified = ({ lands, players }: Board, land: string): boolean =>
  Boolean(lands[land]?.city) || Object.values(players).some(({ capital }) => capital === land);
