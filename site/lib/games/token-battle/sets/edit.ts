/** Changes of a set of cards: four strips, the top card first (TK-SET-3). Every function returns a new set. */
import { STACKS_PER_SEAT } from '../../../../../assembly/games/token-battle/layout';

/** Strips from left to right, cards by id. */
export type Strips = readonly (readonly string[])[];

/** A place between cards: before the card that stands there now. */
export interface Slot {
  strip: number;
  at: number;
}

export const EMPTY: Strips = Array.from({ length: STACKS_PER_SEAT }, () => []);

const change = (set: Strips, strip: number, to: (cards: readonly string[]) => readonly string[]): Strips =>
  set.map((cards, i) => (i === strip ? to(cards) : cards));

/** Lays a card into a slot; a slot beyond the end means the end. */
export const insert = (set: Strips, card: string, { strip, at }: Slot): Strips =>
  change(set, strip, (cards) => [...cards.slice(0, at), card, ...cards.slice(at)]);

export const remove = (set: Strips, { strip, at }: Slot): Strips =>
  change(set, strip, (cards) => cards.filter((_, i) => i !== at));

/** Moves a card to another slot; the slot is counted before the card is taken out. */
export function move(set: Strips, from: Slot, to: Slot): Strips {
  const card = set[from.strip]?.[from.at];
  if (card === undefined) return set;
  const at = from.strip === to.strip && from.at < to.at ? to.at - 1 : to.at;
  return insert(remove(set, from), card, { strip: to.strip, at });
}

export const same = (a: Strips, b: Strips): boolean => JSON.stringify(a) === JSON.stringify(b);
