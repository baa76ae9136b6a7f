// Whether a being that has just been summoned found nothing to do.

import { reserve } from '../../kernel/arena';
import { put, take } from './board';
import {
  ASK_MENU, BORROW, EXTRA_BEINGS, EXTRA_LEGENDS, EXTRA_TURNS, OPTIONS, STATE_BYTES, SUMMONED, SUMMONED_COUNT,
} from './layout';
import { actionsLeft, hand, question, scalar } from './state';

const before = reserve(STATE_BYTES);
/** The board of `before` with the being on it. */
const expected = reserve(OPTIONS);

/** Keeps the menu at which a being is to be summoned, or the choice of its match. */
export function remember(s: usize): void {
  memory.copy(before, s, STATE_BYTES);
}

/**
 * True at a menu of the same turn that only the price of a summoning and the arrival of its piece (TS-SUM-7, TS-SUM-9)
 * tell from the one remembered: nothing else on the board, no action gained, no card fetched, no permission, nothing to
 * draw. A piece that was lifted for the being (TS-SHORT-3) counts as a change.
 */
export function isPlainArrival(s: usize, seat: i32): bool {
  if (question(s) != ASK_MENU || actionsLeft(s) != actionsLeft(before) - i32(question(before) == ASK_MENU)) return false;
  if (scalar(s, BORROW) != 0 || (hand(s, seat) & ~hand(before, seat)) != 0) return false;
  if (!same(s, EXTRA_BEINGS) || !same(s, EXTRA_LEGENDS) || !same(s, EXTRA_TURNS)) return false;
  const last = SUMMONED + 2 * (scalar(s, SUMMONED_COUNT) - 1);
  const square = scalar(s, last + 1);
  memory.copy(expected, before, OPTIONS);
  take(expected, square);
  put(expected, seat, scalar(s, last), square);
  return memory.compare(expected, s, OPTIONS) == 0;
}

function same(s: usize, field: i32): bool {
  return scalar(s, field) == scalar(before, field);
}
