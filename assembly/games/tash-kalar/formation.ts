// What the pieces and the hand of a seat alone decide of its evaluation. A search meets the same formation again and
// again, that of the player who waits above all, so the last ones are remembered.

import { reserve } from '../../kernel/arena';
import { owned, upgraded } from './board';
import { AROUND } from './effects/geometry';
import { lay, shown } from './patterns';
import { any, first, rest, same, size } from './squares';
import { cardNumber, hand, OF_BEINGS, OF_LEGENDS } from './state';

// An entry: the pieces, those of them that are upgraded, the cards and whose they are; then what was counted. An empty
// entry is that of no pieces and no cards.
const UPGRADED_PIECES: usize = 16;
const CARDS: usize = 32;
const BEINGS_SHOWN: usize = 40;
const LEGENDS_SHOWN: usize = 41;
const PAIRS: usize = 42;
const ENTRY_BYTES: i32 = 48;
const BITS: i32 = 11;

const table = reserve(ENTRY_BYTES << BITS);
let entry: usize = table;

function mix(own: v128, strong: v128, cards: u64): u64 {
  let h = <u64>i64x2.extract_lane(own, 0) * 0x9fb21c651e98df25;
  h ^= <u64>i64x2.extract_lane(own, 1) + (<u64>i64x2.extract_lane(strong, 1) << 8) + cards * 0xd6e8feb86659fd93;
  h = (h ^ (h >> 32)) * 0x9fb21c651e98df25;
  h ^= <u64>i64x2.extract_lane(strong, 0) * 0xd6e8feb86659fd93;
  return (h ^ (h >> 32)) * 0x9fb21c651e98df25;
}

/** Cards of a set whose pattern is shown by the pieces last laid out. */
function showing(s: usize, seat: i32, cards: u64): i32 {
  let found = 0;
  for (let left = cards; left; left &= left - 1) if (any(shown(cardNumber(s, seat, <i32>ctz(left))))) ++found;
  return found;
}

function adjacentPairs(own: v128): i32 {
  let ends = 0;
  for (let left = own; any(left); left = rest(left)) ends += size(v128.and(v128.load(AROUND + (first(left) << 4)), own));
  return ends >> 1;
}

/** Chooses the seat whose formation is asked about next. */
export function study(s: usize, seat: i32): void {
  const own = owned(s, seat);
  const strong = upgraded(s, seat);
  const held = hand(s, seat) & (OF_BEINGS | OF_LEGENDS);
  const cards = held | (<u64>cardNumber(s, seat, 0) << 32);
  entry = table + <usize>(mix(own, strong, cards) >> (64 - BITS)) * ENTRY_BYTES;
  if (load<u64>(entry, CARDS) == cards && same(v128.load(entry), own) && same(v128.load(entry, UPGRADED_PIECES), strong)) return;
  v128.store(entry, own);
  v128.store(entry, strong, UPGRADED_PIECES);
  store<u64>(entry, cards, CARDS);
  lay(s, seat);
  store<u8>(entry, showing(s, seat, held & OF_BEINGS), BEINGS_SHOWN);
  store<u8>(entry, showing(s, seat, held & OF_LEGENDS), LEGENDS_SHOWN);
  store<u8>(entry, adjacentPairs(own), PAIRS);
}

/** Beings of the hand whose pattern is shown. */
export function beingsShown(): i32 {
  return load<u8>(entry, BEINGS_SHOWN);
}

/** Legends of the hand whose pattern is shown. */
export function legendsShown(): i32 {
  return load<u8>(entry, LEGENDS_SHOWN);
}

/** Pairs of adjacent own pieces. */
export function pairs(): i32 {
  return load<u8>(entry, PAIRS);
}
