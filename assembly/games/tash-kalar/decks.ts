// Decks and discard piles. A deck is a set of cards in unknown order between known ones on top and at the bottom.

import {
  BEINGS_PER_LIST, CARD_MASK, DECK_BOTTOM, DECK_LIST, DECK_TOP, DECK_UNKNOWN, FLARES, FLARE_COUNT, FLARE_DECK,
  FLARE_PILE, KNOWER, LEGENDS, LEGEND_COUNT, LEGEND_DECK, LEGEND_PILE, NOWHERE, OWN_DECKS, OWN_DECK_BYTES, PILES,
  PILE_BYTES, PILE_COUNT, TASKS, TASK_DECK,
} from './layout';

/** Address of a seat's own deck. */
export function ownDeck(s: usize, seat: i32): usize {
  return s + OWN_DECKS + seat * OWN_DECK_BYTES;
}
export function legendDeck(s: usize): usize {
  return s + LEGEND_DECK;
}
export function flareDeck(s: usize): usize {
  return s + FLARE_DECK;
}
export function taskDeck(s: usize): usize {
  return s + TASK_DECK;
}

/** The deck a card of a seat belongs to, and the first of its cards in the numbering of actions. */
export function deckFor(s: usize, seat: i32, card: i32): usize {
  return card < LEGENDS ? ownDeck(s, seat) : card < FLARES ? legendDeck(s) : flareDeck(s);
}
export function baseOf(card: i32): i32 {
  return card < LEGENDS ? 0 : card < FLARES ? LEGENDS : FLARES;
}

/** Most cards of a deck of the state `s`. */
export function capacity(s: usize, deck: usize): i32 {
  if (deck >= s + TASK_DECK) return TASKS;
  return deck >= s + FLARE_DECK ? FLARE_COUNT : deck >= s + LEGEND_DECK ? LEGEND_COUNT : BEINGS_PER_LIST;
}

/** Cards whose order nobody knows. */
export function unknownOf(deck: usize): u32 {
  return load<u32>(deck, DECK_UNKNOWN);
}
export function setUnknown(deck: usize, cards: u32): void {
  store<u32>(deck, cards, DECK_UNKNOWN);
}
export function topCount(deck: usize): i32 {
  return load<u8>(deck, DECK_TOP);
}
export function bottomCount(deck: usize): i32 {
  return load<u8>(deck, DECK_BOTTOM);
}
/** Entry of the list: a card and who knows it lies there, or NOWHERE. */
export function entry(deck: usize, index: i32): i32 {
  return load<u8>(deck + DECK_LIST + index);
}
export function setEntry(deck: usize, index: i32, value: i32): void {
  store<u8>(deck + DECK_LIST + index, value);
}

export function deckSize(deck: usize): i32 {
  return popcnt(unknownOf(deck)) + topCount(deck) + bottomCount(deck);
}

/** All cards of a deck. */
export function cardsOf(s: usize, deck: usize): u32 {
  let cards = unknownOf(deck);
  const length = capacity(s, deck);
  for (let i = 0; i < length; ++i) if (entry(deck, i) != NOWHERE) cards |= 1 << (entry(deck, i) & CARD_MASK);
  return cards;
}

/** Cards one of which comes next, each as likely as the others; 0 if the deck is empty. */
export function nextCards(deck: usize): u32 {
  return topCount(deck) ? 1 << (entry(deck, 0) & CARD_MASK) : unknownOf(deck);
}

/** Seats that know the next card, as KNOWER bits. */
function knowersOfNext(deck: usize): i32 {
  return topCount(deck) ? entry(deck, 0) & ~CARD_MASK : 0;
}

export function knowsNext(deck: usize, seat: i32): bool {
  return (knowersOfNext(deck) & (KNOWER << seat)) != 0;
}

/** Equal decks are equal bytes: an order that is certain is written as known, and cards without others below are on top. */
export function normalize(s: usize, deck: usize): void {
  const unknown = unknownOf(deck);
  if (popcnt(unknown) > 1) return;
  let top = topCount(deck);
  if (unknown) {
    setEntry(deck, top++, ctz(unknown));
    setUnknown(deck, 0);
  }
  const bottom = bottomCount(deck);
  const start = capacity(s, deck) - bottom;
  if (start > top) {
    for (let i = 0; i < bottom; ++i) {
      setEntry(deck, top + i, entry(deck, start + i));
      setEntry(deck, start + i, NOWHERE);
    }
  }
  store<u8>(deck, top + bottom, DECK_TOP);
  store<u8>(deck, 0, DECK_BOTTOM);
}

/** Takes one of nextCards off the deck. */
export function takeNext(s: usize, deck: usize, card: i32): void {
  const top = topCount(deck);
  if (top) {
    memory.copy(deck + DECK_LIST, deck + DECK_LIST + 1, top - 1);
    setEntry(deck, top - 1, NOWHERE);
    store<u8>(deck, top - 1, DECK_TOP);
  } else {
    setUnknown(deck, unknownOf(deck) & ~(1 << card));
  }
  normalize(s, deck);
}

/** Puts a card under the deck; `knowers` are KNOWER bits. */
export function putUnder(s: usize, deck: usize, card: i32, knowers: i32): void {
  const length = capacity(s, deck);
  const bottom = bottomCount(deck) + 1;
  memory.copy(deck + DECK_LIST + length - bottom, deck + DECK_LIST + length - bottom + 1, bottom - 1);
  setEntry(deck, length - 1, card | knowers);
  store<u8>(deck, bottom, DECK_BOTTOM);
  normalize(s, deck);
}

/** Puts a card both players see on top of the deck. */
export function putOnTop(s: usize, deck: usize, card: i32): void {
  const top = topCount(deck);
  memory.copy(deck + DECK_LIST + 1, deck + DECK_LIST, top);
  setEntry(deck, 0, card | KNOWER | (KNOWER << 1));
  store<u8>(deck, top + 1, DECK_TOP);
  normalize(s, deck);
}

/** Makes a deck of these cards in unknown order. */
export function shuffle(s: usize, deck: usize, cards: u32): void {
  setUnknown(deck, cards);
  store<u16>(deck, 0, DECK_TOP);
  memory.fill(deck + DECK_LIST, <u8>NOWHERE, capacity(s, deck));
  normalize(s, deck);
}

/** TS-DRAW-3: an empty deck of legends or flares is made anew from its discard pile. */
export function reshuffleIfEmpty(s: usize, deck: usize): void {
  if (deckSize(deck)) return;
  const pile = s + (deck == flareDeck(s) ? FLARE_PILE : LEGEND_PILE);
  shuffle(s, deck, load<u16>(pile));
  store<u16>(pile, 0);
}

/** Cards of a seat's own discard pile. */
export function pileCount(s: usize, seat: i32): i32 {
  return load<u8>(s + PILES + seat * PILE_BYTES, PILE_COUNT);
}
/** The card at a place of the pile, 0 being the first that was discarded. */
export function pileCard(s: usize, seat: i32, index: i32): i32 {
  return load<u8>(s + PILES + seat * PILE_BYTES + index);
}

/** Puts a card on the discard pile it belongs to (TS-DISC-1, TS-SUM-15, TS-FLARE-7). */
export function discard(s: usize, seat: i32, card: i32): void {
  if (card >= LEGENDS) {
    const pile = s + (card >= FLARES ? FLARE_PILE : LEGEND_PILE);
    const bit: i32 = 1 << (card - baseOf(card));
    store<u16>(pile, <i32>load<u16>(pile) | bit);
    return;
  }
  const pile = s + PILES + seat * PILE_BYTES;
  const count = pileCount(s, seat);
  store<u8>(pile + count, card);
  store<u8>(pile, count + 1, PILE_COUNT);
}

/** Takes a card out of a seat's own discard pile. */
export function takeFromPile(s: usize, seat: i32, card: i32): void {
  const pile = s + PILES + seat * PILE_BYTES;
  const count = pileCount(s, seat);
  for (let i = 0; i < count; ++i) {
    if (load<u8>(pile + i) != card) continue;
    memory.copy(pile + i, pile + i + 1, count - i - 1);
    store<u8>(pile + count - 1, NOWHERE);
    store<u8>(pile, count - 1, PILE_COUNT);
    return;
  }
}
