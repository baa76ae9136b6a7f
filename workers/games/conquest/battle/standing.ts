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

/** Who lies across a border of a territory or is ashore in it: the front place `NAF/EGY` or lane `NAF~BRA`, and whose it is. */
export const invadersOf = (
  { fronts, forces, lands }: Board,
  land: string,
): { place: string; owner: Colour | null }[] => [
  ...Object.entries(fronts).flatMap(([place, { across }]) =>
    across && place.endsWith(`/${land}`) ? [{ place, owner: lands[place.slice(0, 3)]?.owner ?? null }] : [],
  ),
  ...Object.entries(forces).flatMap(([place, { ashore, owner }]) =>
    ashore && place.endsWith(`~${land}`) ? [{ place, owner }] : [],
  ),
];

/** @param except a place whose group does not count, `NAF/EGY` */
export const isInvaded = (board: Board, land: string, except = ''): boolean =>
  invadersOf(board, land).some(({ place }) => place !== except);

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
