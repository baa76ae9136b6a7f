// When two positions of one turn count as one: if the rest of the turn is the same from both, as far as a report looks.

import { reserve } from '../../kernel/arena';
import { hashBytes } from '../../kernel/hash';
import { forgetUnread } from './effects/essence';
import {
  ASK_EFFECT, COMMON, DESTROYED, HEROIC, KNOWN_BEINGS, LEGEND, LEGEND_PILE, MAX_SUMMONED, ORIENTATION, OWN_DECKS, PILES,
  PILE_BYTES, ROW, SEATS, STATE_BYTES, SUMMONED, SUMMONED_COUNT, TARGET,
} from './layout';
import { pileCard, pileCount } from './decks';
import { isDuel, question, scalar, setScalar } from './state';
import { anyAsks, destroyed } from './tasks';
import { IF_DESTROYED, IF_LEGENDARY_OR_HEROICS, IF_SUMMONED } from './tables';

const scratch = reserve(STATE_BYTES);

const COUNTS_DESTROYED: i32 = (1 << IF_DESTROYED) | (1 << IF_LEGENDARY_OR_HEROICS);

/**
 * Decks, what is known of hands, and the order of cards and summonings are nothing the rest of a turn differs by; nor is
 * what was destroyed or summoned, unless points or an open task depend on it.
 */
export function turnKey(s: usize): u64 {
  memory.copy(scratch, s, STATE_BYTES);
  memory.fill(scratch + KNOWN_BEINGS, 0, LEGEND_PILE - KNOWN_BEINGS);
  memory.fill(scratch + OWN_DECKS, 0, ROW - OWN_DECKS);
  for (let seat = 0; seat < SEATS; ++seat) {
    let cards: u32 = 0;
    for (let i = pileCount(s, seat) - 1; i >= 0; --i) cards |= 1 << pileCard(s, seat, i);
    memory.fill(scratch + PILES + seat * PILE_BYTES, 0, PILE_BYTES);
    store<u32>(scratch + PILES + seat * PILE_BYTES, cards);
  }
  mergeDestroyed(s);
  if (anyAsks(s, 1 << IF_SUMMONED)) sortPairs(scratch + SUMMONED, scalar(s, SUMMONED_COUNT));
  else memory.fill(scratch + SUMMONED_COUNT, 0, SUMMONED + 2 * MAX_SUMMONED - SUMMONED_COUNT);
  if (question(s) == ASK_EFFECT) {
    setScalar(scratch, TARGET, 0);
    setScalar(scratch, ORIENTATION, 0);
    forgetUnread(scratch);
  }
  return hashBytes(scratch, STATE_BYTES);
}

/** In a duel only the sum counts (TS-DUEL-1, TS-DUEL-2): a heroic as much as two commons, a legend as much as four. */
function mergeDestroyed(s: usize): void {
  const weighed = 4 * destroyed(s, LEGEND) + 2 * destroyed(s, HEROIC) + destroyed(s, COMMON);
  if (!isDuel(s) && anyAsks(s, COUNTS_DESTROYED)) return;
  setScalar(scratch, DESTROYED, isDuel(s) ? weighed : 0);
  setScalar(scratch, DESTROYED + HEROIC - COMMON, 0);
  setScalar(scratch, DESTROYED + LEGEND - COMMON, 0);
}

/** Sorts pairs of bytes. */
function sortPairs(from: usize, length: i32): void {
  for (let i = 1; i < length; ++i) {
    const pair: u32 = load<u16>(from + 2 * i);
    let place = from + 2 * i;
    for (; place > from && <u32>load<u16>(place - 2) > pair; place -= 2) store<u16>(place, load<u16>(place - 2));
    store<u16>(place, <u16>pair);
  }
}
