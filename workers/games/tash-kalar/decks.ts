/** The three kinds of card a hand holds. */
export const CARD_KINDS = ['beings', 'legends', 'flares'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a player can play with, in the order of the data; the first two have the same beings. */
export const DECKS = ['northern', 'southern', 'highland', 'sylvan'] as const;
export type DeckId = (typeof DECKS)[number];
