// Which rule forbids a state from being a position to play on.

import { MAX_SEATS } from '../../kernel/rules';
import { __PREFIX___GAME_1, __PREFIX___TAKE_1 } from './rule-numbers';
import { heapOf, seatsOf, turnsOf } from './state';
import { MOST, STONES } from './tables';

/** Number of the rule that is broken, or 0. */
export function checkState(s: usize): i32 {
  const taken = STONES - heapOf(s);
  if (seatsOf(s) < 2 || seatsOf(s) > MAX_SEATS || taken < 0) return __PREFIX___GAME_1;
  return taken >= turnsOf(s) && taken <= MOST * turnsOf(s) ? 0 : __PREFIX___TAKE_1;
}
