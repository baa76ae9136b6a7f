// seen_by (section 9 of the rules): how likely a card has been drawn by the end of a turn. Exact: as long as it has not been
// drawn, how many cards lie where is the same however the others fall.

import type { Table } from './table';

/** CX-DRAW-2 */
const HAND_LIMIT = 5;
const ADDED = 2;
/** Cards a turn that come from the codex (CX-CODEX-1). */
export const CHOSEN = 2;

/** The cards of a player in the main phase, and how many copies of the one that is waited for are among them. */
export interface Deck {
  readonly hand: number;
  /** Cards on top of the draw pile whose order is known: for each whether it is one. */
  readonly top: readonly boolean[];
  /** The rest of the draw pile, and copies in it. */
  readonly draw: number;
  readonly inDraw: number;
  readonly discard: number;
  readonly inDiscard: number;
  /** Copies that are chosen from the codex at the end of this turn. */
  readonly inChoice: number;
}

/** Chance that none of `k` cards from `all` is one of `wanted`. */
function missed(all: number, wanted: number, k: number): number {
  let chance = 1;
  for (let i = 0; i < k; ++i) chance *= Math.max(0, all - wanted - i) / (all - i);
  return chance;
}

/**
 * Chances that a copy was drawn by the end of this turn and of the next ones. Each turn so many cards of the hand are used and
 * do not come back, the others are discarded; two cards come from the codex at the start of each later turn. A reshuffle
 * happens where the draw pile is too short, at most once in a turn (CX-DRAW-4).
 */
export function seenBy(deck: Deck, used: number, turns: number): number[] {
  let { hand, draw, inDraw, discard, inDiscard } = deck;
  const top = [...deck.top];
  let unseen = 1;
  return Array.from({ length: turns }, (_, turn) => {
    if (turn > 0) {
      discard += CHOSEN;
      inDiscard += turn === 1 ? deck.inChoice : 0;
    }
    const held = Math.max(0, hand - used);
    discard += held;
    let left = Math.min(HAND_LIMIT, held + ADDED);
    hand = 0;
    for (; left > 0 && top.length > 0; --left, ++hand) if (top.shift()) unseen = 0;
    for (let pass = 0; pass < 2; ++pass) {
      const k = Math.min(left, draw);
      unseen *= missed(draw, inDraw, k);
      draw -= k;
      left -= k;
      hand += k;
      if (left === 0 || pass === 1) break;
      [draw, inDraw, discard, inDiscard] = [discard, inDiscard, 0, 0];
    }
    return 1 - unseen;
  });
}

/** A card with its chances to have been drawn by the end of this turn and of the three after it; null: any other card. */
export interface Awaited {
  readonly card: string | null;
  readonly chances: readonly number[];
}
const TURNS = 4;

/**
 * Cards of the deck of whoever is on turn, the likeliest first; and if a copy is chosen from the codex now, those that lie in the deck as
 * well, and any other.
 */
export function awaitedIn({ sides, active }: Table, used: number): { deck: Awaited[]; codex: Awaited[] } {
  const { hand, top, pile, discard, codex } = sides[active];
  const row = (card: string | null, inChoice: number): Awaited => {
    const among = (cards: readonly string[]): number => cards.filter((one) => one === card).length;
    const deck = {
      hand: hand.length,
      top: top.map((one) => one === card),
      draw: pile.length,
      inDraw: among(pile),
      discard: discard.length,
      inDiscard: among(discard),
      inChoice,
    };
    return { card, chances: seenBy(deck, used, TURNS) };
  };
  const rows = (cards: readonly string[], inChoice: number): Awaited[] =>
    [...new Set(cards)]
      .map((card) => row(card, inChoice))
      .sort((a, b) => b.chances.at(-1)! - a.chances.at(-1)! || (a.card! < b.card! ? -1 : 1));
  const own = [...top, ...pile, ...discard];
  const twice = rows(
    codex.filter((card) => own.includes(card)),
    1,
  );
  return { deck: rows(own, 0), codex: codex.length ? [...twice, row(null, 1)] : [] };
}
