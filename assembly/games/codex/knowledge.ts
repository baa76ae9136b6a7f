// What a player knows (CX-INFO), and worlds that agree with it. The opponent's hand, draw pile, discard pile, codex, tech
// choice and workers are dealt anew; that cards of the starter deck were never in the codex is known, what was seen of the
// cards is not remembered.

import { combine, hashBytes } from '../../kernel/hash';
import { below } from '../../kernel/rng';
import { reserve } from '../../kernel/arena';
import {
  ANSWERS, ANSWER_COUNT, ARGUMENT, ARGUMENT_BITS, DISCARD, DRAW, KIND_COUNT, MAX_KINDS, OWNED, PILES, PILE_CHOICE,
  PILE_CODEX, PILE_COUNT, PILE_TRASHED, SIDES, SIDE_BYTES, STATE_BYTES, TECH, TOP_COUNT,
} from './layout';
import { printed } from './printed';
import { settleState } from './scripts';
import { ROW_SPEC } from './tables';

const SEEN: usize = reserve(STATE_BYTES);
const MOST_CARDS: i32 = 256;
/** Hidden cards that were never in a codex, the others, and a place for each, by its pile. */
const starters: StaticArray<u8> = new StaticArray<u8>(MOST_CARDS);
const others: StaticArray<u8> = new StaticArray<u8>(MOST_CARDS);
const open: StaticArray<u8> = new StaticArray<u8>(MOST_CARDS);
let starterCount: i32 = 0;
let otherCount: i32 = 0;
let openCount: i32 = 0;

function pileAt(s: usize, seat: i32, pile: i32, kind: i32): usize {
  return s + SIDES + seat * SIDE_BYTES + PILES + pile * MAX_KINDS + kind;
}
function isHiddenPile(pile: i32): bool { return pile != PILE_TRASHED; }
/** Only cards of a codex come from there. */
function isOfCodex(pile: i32): bool { return pile == PILE_CODEX || pile == PILE_CHOICE; }
function isStarter(s: usize, seat: i32, kind: i32): bool {
  return printed(load<u16>(s + SIDES + seat * SIDE_BYTES + OWNED + 2 * kind), ROW_SPEC) < 0;
}

function add(list: StaticArray<u8>, n: i32, value: i32): i32 {
  if (n == MOST_CARDS) return n;
  list[n] = <u8>value;
  return n + 1;
}
/** Takes the hidden cards off their piles. False if a codex has a card of a starter deck, so that any may be anywhere. */
function gather(s: usize, seat: i32): bool {
  starterCount = otherCount = 0;
  let isApart = true;
  for (let pile = 0; pile < PILE_COUNT; ++pile) {
    if (!isHiddenPile(pile)) continue;
    for (let kind = 0; kind < MAX_KINDS; ++kind) {
      const at = pileAt(s, seat, pile, kind);
      const copies: i32 = load<u8>(at);
      if (!copies) continue;
      const starts = isStarter(s, seat, kind);
      if (starts && isOfCodex(pile)) isApart = false;
      for (let c = 0; c < copies; ++c) {
        if (starts) starterCount = add(starters, starterCount, kind);
        else otherCount = add(others, otherCount, kind);
      }
      store<u8>(at, 0);
    }
  }
  return isApart;
}
/** Adds a place for each card that a pile had. */
function addPlaces(seat: i32, pile: i32): void {
  for (let kind = 0; kind < MAX_KINDS; ++kind) {
    for (let c: i32 = load<u8>(pileAt(SEEN, seat, pile, kind)); c > 0; --c) openCount = add(open, openCount, pile);
  }
}
/** Puts cards into open places, each equally likely. */
function put(s: usize, seat: i32, cards: StaticArray<u8>, n: i32): void {
  for (let i = 0; i < n; ++i) {
    const index = below(openCount);
    const at = pileAt(s, seat, open[index], cards[i]);
    open[index] = open[--openCount];
    store<u8>(at, load<u8>(at) + 1);
  }
}

/** Deals what is hidden from a viewer anew; leaves it as it is where the running script has named some of it. */
export function deal(s: usize, viewer: i32): void {
  memory.copy(SEEN, s, STATE_BYTES);
  const seat = 1 - viewer;
  const isApart = gather(s, seat);
  openCount = 0;
  for (let pile = 0; pile < PILE_COUNT; ++pile) if (isHiddenPile(pile) && !(isApart && isOfCodex(pile))) addPlaces(seat, pile);
  put(s, seat, starters, starterCount);
  for (let pile = 0; isApart && pile < PILE_COUNT; ++pile) if (isOfCodex(pile)) addPlaces(seat, pile);
  put(s, seat, others, otherCount);
  if (!settleState(s)) memory.copy(s, SEEN, STATE_BYTES);
}

/** Whether an answer tells what a viewer does not see. */
function isSecret(action: i32, viewer: i32): bool {
  const verb = action >> ARGUMENT_BITS;
  if (verb == TECH) return true;
  return (verb == DRAW || verb == DISCARD) && ((action & ARGUMENT) >> 6) != viewer;
}

/** Hash of what a viewer may know: sizes of the opponent's piles stand for their cards. */
export function observe(s: usize, viewer: i32): u64 {
  memory.copy(SEEN, s, STATE_BYTES);
  const side = SEEN + SIDES + (1 - viewer) * SIDE_BYTES;
  let sizes: u64 = 0;
  for (let pile = 0; pile < PILE_COUNT; ++pile) {
    if (!isHiddenPile(pile)) continue;
    let size = 0;
    for (let kind = 0; kind < MAX_KINDS; ++kind) {
      size += load<u8>(pileAt(SEEN, 1 - viewer, pile, kind));
      store<u8>(pileAt(SEEN, 1 - viewer, pile, kind), 0);
    }
    sizes = combine(sizes, size);
  }
  store<u8>(side, 0, KIND_COUNT);
  store<u8>(side, 0, TOP_COUNT);
  for (let i = 0, n: i32 = load<u8>(s, ANSWER_COUNT); i < n; ++i) {
    const at = SEEN + ANSWERS + (i << 1);
    if (isSecret(load<u16>(at), viewer)) store<u16>(at, load<u16>(at) & ~ARGUMENT);
  }
  return combine(hashBytes(SEEN, STATE_BYTES), sizes);
}
