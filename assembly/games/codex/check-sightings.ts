// Whether what the opponent of a player has seen (sightings.ts) can be true of where the player's cards are.

import {
  FRESH, MAX_KINDS, MOST_SEEN, OWNED, PILES, PILE_DISCARD, PILE_DRAW, PILE_HAND, PILE_HIRED, PLAIN_WORKERS, SEEN, SEEN_DECK,
  SEEN_DISCARD, SEEN_HAND, SEEN_OWNED, SIDES, SIDE_BYTES,
} from './layout';
import { printed } from './printed';
import { ROW_SPEC } from './tables';

function copiesIn(side: usize, pile: i32, kind: i32): i32 { return load<u8>(side + PILES + pile * MAX_KINDS + kind); }

export function fitsSightings(s: usize, seat: i32): bool {
  const side = s + SIDES + seat * SIDE_BYTES;
  let fresh: i32 = load<u8>(side, FRESH);
  let plain: i32 = load<u8>(side, PLAIN_WORKERS);
  for (let kind = 0; kind < MAX_KINDS; ++kind) {
    const seen: i32 = load<u8>(side + SEEN + kind);
    const hand = copiesIn(side, PILE_HAND, kind) - ((seen >> SEEN_HAND) & MOST_SEEN);
    const discard = copiesIn(side, PILE_DISCARD, kind) - ((seen >> SEEN_DISCARD) & MOST_SEEN);
    if (hand < 0 || discard < 0) return false;
    const hired = copiesIn(side, PILE_HIRED, kind);
    const deck = hand + discard + copiesIn(side, PILE_DRAW, kind) - ((seen >> SEEN_DECK) & MOST_SEEN);
    if (deck < 0 || deck + hired < ((seen >> SEEN_OWNED) & MOST_SEEN)) return false;
    if (printed(load<u16>(side + OWNED + 2 * kind), ROW_SPEC) < 0) plain -= hired;
    else fresh -= discard;
  }
  return fresh <= 0 && plain <= 0;
}
