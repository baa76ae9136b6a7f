// What a player knows (CX-INFO), and worlds that agree with it. The opponent's hand, draw pile, discard pile, codex, tech
// choice and workers are dealt anew. That cards of the starter deck were never in the codex is known, and what was seen of
// the cards (sightings.ts).

import { combine, hashBytes } from '../../kernel/hash';
import { below } from '../../kernel/rng';
import { reserve } from '../../kernel/arena';
import {
  ANSWERS, ANSWER_COUNT, ARGUMENT, ARGUMENT_BITS, DISCARD, DRAW, FRESH, KIND_COUNT, MAX_KINDS, MOST_SEEN, OWNED, PILES,
  PILE_CHOICE, PILE_CODEX, PILE_COUNT, PILE_DISCARD, PILE_DRAW, PILE_HAND, PILE_HIRED, PILE_TRASHED, PLAIN_WORKERS, SEEN,
  SEEN_DECK, SEEN_DISCARD, SEEN_HAND, SEEN_OWNED, SIDES, SIDE_BYTES, STATE_BYTES, TECH, TOP_COUNT,
} from './layout';
import { printed } from './printed';
import { settleState } from './scripts';
import { ROW_SPEC } from './tables';

const BEFORE: usize = reserve(STATE_BYTES);
const MOST_CARDS: i32 = 256;
/** Cards of a sort that are not dealt yet, by what is known of them. */
const KNOWN_DECK: i32 = 0;
const STARTERS: i32 = 1;
const KNOWN_OWNED: i32 = 2;
const OTHERS: i32 = 3;
const cards: StaticArray<u8> = new StaticArray<u8>(4 * MOST_CARDS);
const counts: StaticArray<i32> = new StaticArray<i32>(4);
/** How many cards of each pile are still to be dealt. */
const room: StaticArray<i32> = new StaticArray<i32>(PILE_COUNT);
/** Whether everything found its place so far. */
let fits: bool = true;

function sideAt(s: usize, seat: i32): usize { return s + SIDES + seat * SIDE_BYTES; }
function pileAt(s: usize, seat: i32, pile: i32, kind: i32): usize {
  return sideAt(s, seat) + PILES + pile * MAX_KINDS + kind;
}
function isHiddenPile(pile: i32): bool { return pile != PILE_TRASHED; }
function isStarter(s: usize, seat: i32, kind: i32): bool {
  return printed(load<u16>(sideAt(s, seat) + OWNED + 2 * kind), ROW_SPEC) < 0;
}

function add(sort: i32, kind: i32, copies: i32): void {
  for (let c = 0; c < copies && counts[sort] < MOST_CARDS; ++c) cards[sort * MOST_CARDS + counts[sort]++] = <u8>kind;
}
/** One of the cards of a sort, each equally likely; -1 if there is none. */
function draw(sort: i32): i32 {
  if (counts[sort] == 0) return -1;
  const at = sort * MOST_CARDS + below(counts[sort]);
  const kind: i32 = cards[at];
  cards[at] = cards[sort * MOST_CARDS + --counts[sort]];
  return kind;
}
/** Puts so many copies of a card on a pile, as far as it has room. */
function lay(s: usize, seat: i32, pile: i32, kind: i32, copies: i32): void {
  if (room[pile] < copies) fits = false;
  else room[pile] -= copies;
  const at = pileAt(s, seat, pile, kind);
  store<u8>(at, load<u8>(at) + copies);
}
/** Deals the cards of a sort to places of the piles of a set, each place equally likely. */
function dealOut(s: usize, seat: i32, sort: i32, piles: i32): void {
  for (let kind = draw(sort); kind >= 0 && fits; kind = draw(sort)) {
    let places = 0;
    for (let pile = 0; pile < PILE_COUNT; ++pile) if (piles & (1 << pile)) places += room[pile];
    if (places == 0) fits = false;
    else lay(s, seat, pileOfPlace(below(places), piles), kind, 1);
  }
}
function pileOfPlace(index: i32, piles: i32): i32 {
  let left = index;
  for (let pile = 0; pile < PILE_COUNT; ++pile) {
    if (!(piles & (1 << pile))) continue;
    if (left < room[pile]) return pile;
    left -= room[pile];
  }
  return PILE_CODEX;
}

const IN_DECK: i32 = (1 << PILE_HAND) | (1 << PILE_DRAW) | (1 << PILE_DISCARD);
const IN_DECK_OR_HIRED: i32 = IN_DECK | (1 << PILE_HIRED);
const ANYWHERE: i32 = IN_DECK_OR_HIRED | (1 << PILE_CODEX) | (1 << PILE_CHOICE);

/**
 * Takes the hidden cards off their piles, lays those whose pile is known, and sorts the others. False if a codex has a card of
 * a starter deck, so that any may be anywhere.
 */
function gather(s: usize, seat: i32): bool {
  counts.fill(0);
  room.fill(0);
  let isApart = true;
  for (let kind = 0; kind < MAX_KINDS; ++kind) {
    const starts = isStarter(s, seat, kind);
    for (let pile = 0; pile < PILE_COUNT; ++pile) {
      if (!isHiddenPile(pile)) continue;
      const copies: i32 = load<u8>(pileAt(s, seat, pile, kind));
      room[pile] += copies;
      if (copies && starts && (pile == PILE_CODEX || pile == PILE_CHOICE)) isApart = false;
      store<u8>(pileAt(s, seat, pile, kind), 0);
    }
  }
  return isApart;
}
function sortOut(s: usize, seat: i32, isApart: bool): void {
  for (let kind = 0; kind < MAX_KINDS; ++kind) {
    let copies = 0;
    for (let pile = 0; pile < PILE_COUNT; ++pile) if (isHiddenPile(pile)) copies += load<u8>(pileAt(BEFORE, seat, pile, kind));
    const seen: i32 = load<u8>(sideAt(s, seat) + SEEN + kind);
    const hand = (seen >> SEEN_HAND) & MOST_SEEN;
    const discard = (seen >> SEEN_DISCARD) & MOST_SEEN;
    const deck = (seen >> SEEN_DECK) & MOST_SEEN;
    lay(s, seat, PILE_HAND, kind, hand);
    lay(s, seat, PILE_DISCARD, kind, discard);
    add(KNOWN_DECK, kind, deck);
    const left = copies - hand - discard - deck;
    if (left < 0) fits = false;
    else if (isApart && isStarter(s, seat, kind)) add(STARTERS, kind, left);
    else {
      const known = min(left, (seen >> SEEN_OWNED) & MOST_SEEN);
      add(KNOWN_OWNED, kind, known);
      add(OTHERS, kind, left - known);
    }
  }
}

/** Deals what is hidden from a viewer anew; leaves it as it is where the running script has named some of it. */
export function deal(s: usize, viewer: i32): void {
  memory.copy(BEFORE, s, STATE_BYTES);
  const seat = 1 - viewer;
  const isApart = gather(s, seat);
  fits = true;
  sortOut(s, seat, isApart);
  // Cards that came from the codex since the last reshuffle lie there, and the first workers were of the starter deck.
  const fresh: i32 = isApart ? load<u8>(sideAt(s, seat), FRESH) : 0;
  const plain: i32 = isApart ? load<u8>(sideAt(s, seat), PLAIN_WORKERS) : 0;
  for (let i = 0; i < plain && fits; ++i) {
    const kind = draw(STARTERS);
    if (kind < 0) fits = false;
    else lay(s, seat, PILE_HIRED, kind, 1);
  }
  if (room[PILE_DISCARD] < fresh) fits = false;
  room[PILE_DISCARD] -= fresh;
  dealOut(s, seat, KNOWN_DECK, IN_DECK);
  dealOut(s, seat, STARTERS, IN_DECK_OR_HIRED);
  dealOut(s, seat, KNOWN_OWNED, IN_DECK_OR_HIRED);
  room[PILE_DISCARD] += fresh;
  dealOut(s, seat, OTHERS, ANYWHERE);
  if (!fits || !settleState(s)) memory.copy(s, BEFORE, STATE_BYTES);
}

/** Whether an answer tells what a viewer does not see. */
function isSecret(action: i32, viewer: i32): bool {
  const verb = action >> ARGUMENT_BITS;
  if (verb == TECH) return true;
  return (verb == DRAW || verb == DISCARD) && ((action & ARGUMENT) >> 6) != viewer;
}

/** Hash of what a viewer may know: sizes of the opponent's piles stand for their cards. */
export function observe(s: usize, viewer: i32): u64 {
  memory.copy(BEFORE, s, STATE_BYTES);
  const side = BEFORE + SIDES + (1 - viewer) * SIDE_BYTES;
  let sizes: u64 = 0;
  for (let pile = 0; pile < PILE_COUNT; ++pile) {
    if (!isHiddenPile(pile)) continue;
    let size = 0;
    for (let kind = 0; kind < MAX_KINDS; ++kind) {
      size += load<u8>(pileAt(BEFORE, 1 - viewer, pile, kind));
      store<u8>(pileAt(BEFORE, 1 - viewer, pile, kind), 0);
    }
    sizes = combine(sizes, size);
  }
  store<u8>(side, 0, KIND_COUNT);
  store<u8>(side, 0, TOP_COUNT);
  for (let i = 0, n: i32 = load<u8>(s, ANSWER_COUNT); i < n; ++i) {
    const at = BEFORE + ANSWERS + (i << 1);
    if (isSecret(load<u16>(at), viewer)) store<u16>(at, load<u16>(at) & ~ARGUMENT);
  }
  return combine(hashBytes(BEFORE, STATE_BYTES), sizes);
}
