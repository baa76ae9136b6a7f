/** What all languages say in a way of its own, and refuse where it is more than that. */
import type { F, Filter, Num } from './program';
import { filtersOf } from './scope';

/** Bonuses of a unit or hero. */
export interface Bonuses {
  readonly atk?: Num;
  readonly hp?: Num;
  readonly armor?: Num;
}
export const BONUSES = ['atk', 'hp', 'armor'] as const;
type BonusName = (typeof BONUSES)[number];

/**
 * Bonuses as they are told: each with its number, or all with 1 for each of something.
 *
 * @throws RangeError where they are for each of different things, or other than 1
 */
export function toldBonuses(
  of: Bonuses,
): { each: Exclude<Num, number>; sign: '+' | '-'; names: BonusName[] } | { each: null; signed: [string, BonusName][] } {
  const names = BONUSES.filter((name) => of[name] !== undefined);
  const [first] = names.map((name) => of[name]!);
  if (typeof first !== 'object')
    return {
      each: null,
      signed: names.map((name) => [`${(of[name] as number) < 0 ? '' : '+'}${of[name] as number}`, name]),
    };
  const times = 'times' in first ? (first.times ?? 1) : 1;
  if (Math.abs(times) !== 1 || names.some((name) => JSON.stringify(of[name]) !== JSON.stringify(first)))
    throw new RangeError(`no words for the bonuses ${JSON.stringify(of)}`);
  return { each: first, sign: times < 0 ? '-' : '+', names };
}

/**
 * The same cards without their side, since cards to be played are nobody’s in play yet.
 *
 * @throws RangeError for cards of another player
 */
export function unowned(f: F): F {
  return filtersOf(f).map((one) => {
    if (one.side !== 'you') throw new RangeError('only the costs of your own cards have words');
    return { ...one, side: undefined };
  });
}

/**
 * Whether it is the top card of your draw pile.
 *
 * @throws RangeError for that of another player
 */
export function isTopOfDeck(f: F): boolean {
  const [first] = filtersOf(f);
  if (first!.zone !== 'deck_top') return false;
  if (first!.side !== 'you') throw new RangeError('only the top card of your own draw pile has words');
  return true;
}

/** Whether it is anything of yours that can be attacked. */
export const isAnythingOfYours = ({ is, side }: Filter): boolean => side === 'you' && (is?.length ?? 0) > 2;

/** Whether there can be but one: the base of a player. */
export const isOnly = (f: F): boolean =>
  filtersOf(f).every(({ is, side }) => is?.length === 1 && is[0] === 'base' && side !== undefined && side !== 'each');

/** @throws RangeError for another number than one rune of a kind already there */
export function onlyOne(n: Num): void {
  if (n !== 1) throw new RangeError('no words for several runes of a kind already there');
}

/**
 * What a cost is 1 less for each of.
 *
 * @throws RangeError where it is not 1 less
 */
export function oneLess(add: Exclude<Num, number>): Exclude<Num, number> {
  if (!('times' in add) || add.times !== -1) throw new RangeError(`no words for a cost of ${JSON.stringify(add)}`);
  return add;
}
