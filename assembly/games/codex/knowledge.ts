// What a player knows (CX-INFO), and worlds that agree with it. The opponent's hand, draw pile, discard pile, codex, tech
// choice and workers are taken for one heap of cards that is dealt anew; what was seen of them is not remembered.

import { combine, hashBytes } from '../../kernel/hash';
import { below } from '../../kernel/rng';
import { reserve } from '../../kernel/arena';
import {
  ANSWERS, ANSWER_COUNT, ARGUMENT, ARGUMENT_BITS, DISCARD, DRAW, MAX_KINDS, PILES, PILE_COUNT, PILE_TRASHED, SIDES,
  SIDE_BYTES, STATE_BYTES, TECH, TOP_COUNT, KIND_COUNT,
} from './layout';
import { settleState } from './scripts';

const SEEN: usize = reserve(STATE_BYTES);
const HEAP_CARDS: i32 = 256;
const heap_: StaticArray<u8> = new StaticArray<u8>(HEAP_CARDS);

function pileAt(s: usize, seat: i32, pile: i32, kind: i32): usize {
  return s + SIDES + seat * SIDE_BYTES + PILES + pile * MAX_KINDS + kind;
}
function isHiddenPile(pile: i32): bool { return pile != PILE_TRASHED; }

/** Deals what is hidden from a viewer anew; leaves it as it is where the running script has named some of it. */
export function deal(s: usize, viewer: i32): void {
  memory.copy(SEEN, s, STATE_BYTES);
  const seat = 1 - viewer;
  let n = 0;
  for (let pile = 0; pile < PILE_COUNT; ++pile) {
    if (!isHiddenPile(pile)) continue;
    for (let kind = 0; kind < MAX_KINDS; ++kind) {
      for (let c: i32 = load<u8>(pileAt(s, seat, pile, kind)); c > 0 && n < HEAP_CARDS; --c) heap_[n++] = <u8>kind;
    }
  }
  for (let pile = 0; pile < PILE_COUNT; ++pile) {
    if (!isHiddenPile(pile)) continue;
    let size = 0;
    for (let kind = 0; kind < MAX_KINDS; ++kind) {
      size += load<u8>(pileAt(s, seat, pile, kind));
      store<u8>(pileAt(s, seat, pile, kind), 0);
    }
    for (; size > 0; --size) {
      const index = below(n);
      const at = pileAt(s, seat, pile, heap_[index]);
      heap_[index] = heap_[--n];
      store<u8>(at, load<u8>(at) + 1);
    }
  }
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
