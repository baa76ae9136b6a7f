// What the opponent of a player has seen (assembly/games/codex/sightings.ts), in a side's bytes.

import * as L from '../../../assembly/games/codex/layout';
import { CARDS } from './printed';
import { NOTHING_SEEN, type Seen, type Side } from './table';

const SHIFTS = { hand: L.SEEN_HAND, discard: L.SEEN_DISCARD, deck: L.SEEN_DECK, owned: L.SEEN_OWNED } as const;
type Where = keyof typeof SHIFTS;
const STARTERS: ReadonlySet<string> = new Set(CARDS.filter(({ spec }) => !spec).map(({ id }) => id));

/** @param kinds the cards of the player in the order of their bytes */
export function readSeen(bytes: Uint8Array, at: number, kinds: readonly string[]): Seen {
  const cards = (where: Where): string[] =>
    kinds.flatMap((card, i) => Array<string>((bytes[at + L.SEEN + i]! >> SHIFTS[where]) & L.MOST_SEEN).fill(card));
  return {
    hand: cards('hand'),
    discard: cards('discard'),
    deck: cards('deck'),
    owned: cards('owned'),
    fresh: bytes[at + L.FRESH]!,
    plain: bytes[at + L.PLAIN_WORKERS]!,
  };
}

/**
 * Writes as much of it as can be true of where the cards are, so that a table whose cards were changed is still one. Nothing
 * was seen where a table does not say it, as a referee's.
 */
export function writeSeen(bytes: Uint8Array, at: number, kinds: readonly string[], side: Side): void {
  const seen = (side.seen as Seen | undefined) ?? NOTHING_SEEN;
  const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
  let [fresh, plain] = [0, 0];
  kinds.forEach((card, i) => {
    const atMost = (where: Where, most: number): number => {
      const n = Math.min(count(seen[where], card), L.MOST_SEEN, most);
      bytes[at + L.SEEN + i]! |= n << SHIFTS[where];
      return most - n;
    };
    const hired = count(side.hired, card);
    const hand = atMost('hand', count(side.hand, card));
    const discard = atMost('discard', count(side.discard, card));
    const deck = atMost('deck', hand + discard + count(side.pile, card));
    atMost('owned', deck + hired);
    if (STARTERS.has(card)) plain += hired;
    else fresh += discard;
  });
  bytes[at + L.FRESH] = Math.min(seen.fresh, fresh);
  bytes[at + L.PLAIN_WORKERS] = Math.min(seen.plain, plain);
}
