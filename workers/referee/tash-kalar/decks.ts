import type { Deck } from './state';

/** A list without one copy of a card. */
export const without = (cards: readonly string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
};

export const sizeOf = ({ top, unknown, bottom }: Deck): number => top.length + unknown.length + bottom.length;

export const cardsIn = ({ top, unknown, bottom }: Deck): string[] => [...top, ...unknown, ...bottom];

/** A single card in unknown order lies where it lies, and where nothing is unknown, top and bottom are one. */
export const settled = (deck: Deck): Deck =>
  deck.unknown.length > 1 ? deck : { top: cardsIn(deck), unknown: [], bottom: [] };

export const shuffled = (cards: readonly string[]): Deck => settled({ top: [], unknown: [...cards], bottom: [] });

export const onTop = (deck: Deck, card: string): Deck => settled({ ...deck, top: [card, ...deck.top] });

export const underneath = (deck: Deck, card: string): Deck => settled({ ...deck, bottom: [...deck.bottom, card] });

/** The cards that may be on top, each equally likely; none if the deck is empty. */
export const nextCards = ({ top, unknown }: Deck): string[] => (top.length > 0 ? top.slice(0, 1) : unknown);

/** The deck after that card, one of `nextCards`, was taken. */
export const drawn = (deck: Deck, card: string): Deck =>
  settled(
    deck.top.length > 0 ? { ...deck, top: deck.top.slice(1) } : { ...deck, unknown: without(deck.unknown, card) },
  );
