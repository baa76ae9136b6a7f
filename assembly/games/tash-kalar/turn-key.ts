// When two positions of one turn count as one: if the rest of the turn is the same from both, as far as a report looks.

import { reserve } from '../../kernel/arena';
import { combine, hashBytes } from '../../kernel/hash';
import { forgetUnread } from './effects/essence';
import {
  ASK_EFFECT, COMMON, DESTROYED, EFFECT, EFFECT_BYTES, HEROIC, KNOWN_BEINGS, LEGEND, MAX_SUMMONED, ORIENTATION,
  STATE_BYTES, SUMMONED, SUMMONED_COUNT, TARGET,
} from './layout';
import { pileCard, pileCount } from './decks';
import { isDuel, mover, question, scalar, setScalar } from './state';
import { anyAsks, destroyed } from './tasks';
import { IF_DESTROYED, IF_LEGENDARY_OR_HEROICS, IF_SUMMONED } from './tables';

/** Board, scalars, summonings and hands, and in place of what is known of hands the cards of the own discard pile. */
const SAID_BYTES: i32 = (KNOWN_BEINGS + 8 + 7) & ~7;

const scratch = reserve(STATE_BYTES);

const COUNTS_DESTROYED: i32 = (1 << IF_DESTROYED) | (1 << IF_LEGENDARY_OR_HEROICS);

/**
 * Decks, what is known of hands, and the order of cards and summonings are nothing the rest of a turn differs by; nor is
 * what was destroyed or summoned, unless points or an open task depend on it.
 */
export function turnKey(s: usize): u64 {
  memory.copy(scratch, s, KNOWN_BEINGS);
  let cards: u32 = 0;
  const seat = mover(s);
  for (let i = pileCount(s, seat) - 1; i >= 0; --i) cards |= 1 << pileCard(s, seat, i);
  store<u64>(scratch + KNOWN_BEINGS, cards);
  mergeDestroyed(s);
  if (anyAsks(s, 1 << IF_SUMMONED)) sortPairs(scratch + SUMMONED, scalar(s, SUMMONED_COUNT));
  else memory.fill(scratch + SUMMONED_COUNT, 0, SUMMONED + 2 * MAX_SUMMONED - SUMMONED_COUNT);
  if (question(s) != ASK_EFFECT) return hashBytes(scratch, SAID_BYTES);
  setScalar(scratch, TARGET, 0);
  setScalar(scratch, ORIENTATION, 0);
  memory.copy(scratch + EFFECT, s + EFFECT, EFFECT_BYTES);
  forgetUnread(scratch);
  return combine(hashBytes(scratch, SAID_BYTES), hashBytes(scratch + EFFECT, EFFECT_BYTES));
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
