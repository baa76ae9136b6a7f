// What a player knows (TS-CARD-3), and worlds that agree with it.
//
// Unknown are the opponent's cards in hand that have not been seen going there, the unknown part of every deck, and cards
// at known places which only others know. Task decks hold no secret but their order.

import { combine, hashBytes } from '../../kernel/hash';
import { below } from '../../kernel/rng';
import { capacity, entry, flareDeck, legendDeck, ownDeck, setEntry, setUnknown, unknownOf } from './decks';
import { ASK_RETURN, CARD, CARD_MASK, FLARES, KNOWER, LEGENDS, NOWHERE, SEATS, STATE_BYTES } from './layout';
import { hand, knownHand, mover, OF_BEINGS, OF_FLARES, OF_LEGENDS, question, setHand } from './state';

function hiddenEntry(deck: usize, index: i32, viewer: i32): bool {
  const value = entry(deck, index);
  return value != NOWHERE && !(value & (KNOWER << viewer));
}

/** Cards of a deck, and of a hand if it is the opponent's, of which the viewer does not know where they are. */
function pool(s: usize, deck: usize, viewer: i32, seat: i32, kind: u64, base: i32): u32 {
  let cards = unknownOf(deck) | <u32>((hiddenHand(s, viewer, seat) & kind) >> base);
  const length = capacity(s, deck);
  for (let i = 0; i < length; ++i) if (hiddenEntry(deck, i, viewer)) cards |= 1 << (entry(deck, i) & CARD_MASK);
  return cards;
}

function hiddenHand(s: usize, viewer: i32, seat: i32): u64 {
  return seat == viewer ? 0 : hand(s, seat) & ~knownHand(s, seat);
}

let left: u32 = 0;

/** Takes a random card out of `left`. */
function pick(): i32 {
  let skip = below(popcnt(left));
  let set = left;
  for (; skip; --skip) set &= set - 1;
  left &= ~(set & -set);
  return ctz(set);
}

/** Deals the cards nobody but others know of anew: to the hand, to the known places, the rest into the unknown part. */
function redealDeck(s: usize, deck: usize, viewer: i32, seat: i32, kind: u64, base: i32): void {
  left = pool(s, deck, viewer, seat, kind, base);
  const hidden = hiddenHand(s, viewer, seat) & kind;
  let held = hand(s, seat) & ~hidden;
  for (let n = popcnt(hidden); n; --n) held |= <u64>1 << (pick() + base);
  setHand(s, seat, held);
  const length = capacity(s, deck);
  for (let i = 0; i < length; ++i) {
    if (hiddenEntry(deck, i, viewer)) setEntry(deck, i, pick() | (entry(deck, i) & ~CARD_MASK));
  }
  setUnknown(deck, left);
}

/** Every world that agrees with what the viewer knows is equally likely. */
export function redeal(s: usize, viewer: i32): void {
  for (let seat = 0; seat < SEATS; ++seat) redealDeck(s, ownDeck(s, seat), viewer, seat, OF_BEINGS, 0);
  redealDeck(s, legendDeck(s), viewer, viewer ^ 1, OF_LEGENDS, LEGENDS);
  redealDeck(s, flareDeck(s), viewer, viewer ^ 1, OF_FLARES, FLARES);
}

const image = memory.data(STATE_BYTES, 16);

/** In the image, what the viewer cannot tell apart becomes the same: the pool instead of places, sizes instead of cards. */
function blur(deck: usize, viewer: i32, seat: i32, kind: u64, base: i32): u64 {
  setUnknown(deck, pool(image, deck, viewer, seat, kind, base));
  const length = capacity(image, deck);
  for (let i = 0; i < length; ++i) if (hiddenEntry(deck, i, viewer)) setEntry(deck, i, entry(deck, i) & ~CARD_MASK);
  return <u64>popcnt(hiddenHand(image, viewer, seat) & kind);
}

/** Hash of what the viewer may know. */
export function observe(s: usize, viewer: i32): u64 {
  memory.copy(image, s, STATE_BYTES);
  let sizes: u64 = 0;
  for (let seat = 0; seat < SEATS; ++seat) sizes = (sizes << 8) | blur(ownDeck(image, seat), viewer, seat, OF_BEINGS, 0);
  sizes = (sizes << 8) | blur(legendDeck(image), viewer, viewer ^ 1, OF_LEGENDS, LEGENDS);
  sizes = (sizes << 8) | blur(flareDeck(image), viewer, viewer ^ 1, OF_FLARES, FLARES);
  setHand(image, viewer ^ 1, knownHand(image, viewer ^ 1));
  // Which card was returned last is seen only by who returned it (TS-DISC-4).
  if (question(image) == ASK_RETURN && mover(image) != viewer) store<u8>(image, NOWHERE, CARD);
  return combine(hashBytes(image, STATE_BYTES), sizes);
}
