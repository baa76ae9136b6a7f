// Reading and changing the scalars and hands of a state.

import {
  ACTIONS_LEFT, BEINGS_PER_LIST, DECK, FLARES, HAND_BEINGS, HAND_FLARES, HAND_LEGENDS, HIGHLAND, KNOWN_BEINGS, LEGENDS,
  OPTIONS, OPT_DUEL, QUESTION, TO_MOVE, TURNS,
} from './layout';

export function question(s: usize): i32 {
  return load<u8>(s, QUESTION);
}

export function ask(s: usize, what: i32): void {
  store<u8>(s, what, QUESTION);
}

export function mover(s: usize): i32 {
  return load<u8>(s, TO_MOVE);
}

export function turns(s: usize): i32 {
  return load<u16>(s, TURNS);
}

export function option(s: usize, bit: i32): bool {
  return (load<u16>(s, OPTIONS) & bit) != 0;
}

export function isDuel(s: usize): bool {
  return option(s, OPT_DUEL);
}

export function actionsLeft(s: usize): i32 {
  return load<u8>(s, ACTIONS_LEFT);
}

export function spendAction(s: usize): void {
  store<u8>(s, actionsLeft(s) - 1, ACTIONS_LEFT);
}

/** A byte of its own, 0 .. 255. */
export function scalar(s: usize, field: i32): i32 {
  return load<u8>(s + field);
}

export function setScalar(s: usize, field: i32, value: i32): void {
  store<u8>(s + field, value);
}

/** Adds to a counter that has a byte; it stops at `most`. */
export function raise(s: usize, field: i32, by: i32, most: i32): void {
  setScalar(s, field, min(scalar(s, field) + by, most));
}

/** Number of a card in the data, which is also that of its pattern and program: beings list after list, then legends. */
export function cardNumber(s: usize, seat: i32, card: i32): i32 {
  if (card >= LEGENDS) return 3 * BEINGS_PER_LIST + card - LEGENDS;
  // The northern and the southern deck share one list (TS-CARD-1).
  return max(0, scalar(s, DECK + seat) - HIGHLAND + 1) * BEINGS_PER_LIST + card;
}

const KNOWN: i32 = KNOWN_BEINGS - HAND_BEINGS;

function handAt(s: usize, seat: i32): u64 {
  const beings: u64 = load<u32>(s + HAND_BEINGS + (seat << 2));
  const legends: u64 = load<u16>(s + HAND_LEGENDS + (seat << 1));
  const flares: u64 = load<u16>(s + HAND_FLARES + (seat << 1));
  return beings | (legends << LEGENDS) | (flares << FLARES);
}

function setHandAt(s: usize, seat: i32, cards: u64): void {
  store<u32>(s + HAND_BEINGS + (seat << 2), <u32>(cards & OF_BEINGS));
  store<u16>(s + HAND_LEGENDS + (seat << 1), <u16>((cards & OF_LEGENDS) >> LEGENDS));
  store<u16>(s + HAND_FLARES + (seat << 1), <u16>(cards >> FLARES));
}

/** Sets of cards as in actions: bit n is card n. */
export const OF_BEINGS: u64 = 0x3ffff;
export const OF_LEGENDS: u64 = 0xfff << 18;
export const OF_FLARES: u64 = 0xfff << 30;

/** The cards in a hand. */
export function hand(s: usize, seat: i32): u64 {
  return handAt(s, seat);
}

export function setHand(s: usize, seat: i32, cards: u64): void {
  setHandAt(s, seat, cards);
}

/** Those of them the opponent knows of. */
export function knownHand(s: usize, seat: i32): u64 {
  return handAt(s + KNOWN, seat);
}

export function setKnownHand(s: usize, seat: i32, cards: u64): void {
  setHandAt(s + KNOWN, seat, cards);
}

export function holds(s: usize, seat: i32, card: i32): bool {
  return ((hand(s, seat) >> card) & 1) != 0;
}

export function gainCard(s: usize, seat: i32, card: i32, known: bool): void {
  const bit = <u64>1 << card;
  setHand(s, seat, hand(s, seat) | bit);
  if (known) setKnownHand(s, seat, knownHand(s, seat) | bit);
}

/** The card leaves the hand for all to see. */
export function showCard(s: usize, seat: i32, card: i32): void {
  const bit = <u64>1 << card;
  setHand(s, seat, hand(s, seat) & ~bit);
  setKnownHand(s, seat, knownHand(s, seat) & ~bit);
}

/** The cards of the kind a card is of. */
export function kindOf(card: i32): u64 {
  return card < LEGENDS ? OF_BEINGS : card < FLARES ? OF_LEGENDS : OF_FLARES;
}
