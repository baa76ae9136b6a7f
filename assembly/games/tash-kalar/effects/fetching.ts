// The step `topOfDeck`: a card of the own discard pile goes on top of the own deck (TS-CASE-6).

import { ownDeck, pileCard, pileCount, putOnTop, takeFromPile } from '../decks';
import { NOWHERE } from '../layout';
import { bindName } from './memory';
import { active } from './select';
import { nameAt } from './words';

/** The cards of the own discard pile: bit n is card n of the own list. */
export function pileCards(s: usize): i32 {
  const seat = active(s);
  let set = 0;
  for (let i = pileCount(s, seat) - 1; i >= 0; --i) set |= 1 << pileCard(s, seat, i);
  return set;
}

export function fetch(s: usize, pc: i32, card: i32): void {
  const seat = active(s);
  takeFromPile(s, seat, card);
  putOnTop(s, ownDeck(s, seat), card);
  bindName(s, nameAt(pc), NOWHERE, true, seat, 0, NOWHERE);
}
