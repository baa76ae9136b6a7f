// The step `topOfDeck`: a card of the own discard pile goes on top of the own deck (TS-CASE-6).

import {
  BEINGS_PER_LIST, DECK_LIST, DECK_TOP, KNOWER, OWN_DECKS, OWN_DECK_BYTES, PILES, PILE_BYTES, PILE_COUNT,
} from '../layout';
import { active } from './select';

function pileOf(s: usize): usize {
  return s + PILES + active(s) * PILE_BYTES;
}

/** The cards of the own discard pile: bit n is card n of the own list. */
export function pileCards(s: usize): i32 {
  const pile = pileOf(s);
  let set = 0;
  for (let i: i32 = load<u8>(pile, PILE_COUNT) - 1; i >= 0; --i) set |= 1 << load<u8>(pile + i);
  return set;
}

/** Moves a card from the pile to the top of the deck; both players see which one it is. */
export function fetch(s: usize, card: i32): void {
  const pile = pileOf(s);
  const cards: i32 = load<u8>(pile, PILE_COUNT);
  let at = 0;
  while (load<u8>(pile + at) != card) ++at;
  memory.copy(pile + at, pile + at + 1, cards - at - 1);
  store<u8>(pile + cards - 1, 255);
  store<u8>(pile, cards - 1, PILE_COUNT);

  const deck = s + OWN_DECKS + active(s) * OWN_DECK_BYTES;
  const known: i32 = load<u8>(deck, DECK_TOP);
  memory.copy(deck + DECK_LIST + 1, deck + DECK_LIST, known);
  store<u8>(deck, card | KNOWER | (KNOWER << 1), DECK_LIST);
  store<u8>(deck, known + 1, DECK_TOP);
  assert(known < BEINGS_PER_LIST);
}
