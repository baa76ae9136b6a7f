/** Cards of a hand in the order in which they lie on the table. */
import type { CardKind } from '$workers/games/tash-kalar/cards';
import type { Hand, Side } from '$workers/games/tash-kalar/state';

const KINDS: readonly CardKind[] = ['beings', 'legends', 'flares'];

/** Beings, legends, flares. */
export const handOf = (hand: Hand): string[] => KINDS.flatMap((kind) => hand[kind]);

export const cardPick = (side: Side, id: string): string => `card:${side}:${id}`;

/** How many cards of each kind the opponent does not know; kinds can be told from behind. */
export const unknownOf = (hand: Hand, known: Hand): readonly { kind: CardKind; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: hand[kind].filter((id) => !known[kind].includes(id)).length }));
