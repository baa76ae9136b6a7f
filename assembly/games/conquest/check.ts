// Which rule forbids a state from being a position to play on.

import { MAX_SEATS } from '../../kernel/rules';
import { CQ_SETUP_1 } from './rule-numbers';
import { players } from './state';

/** Number of the rule that is broken, or 0. */
export function checkState(s: usize): i32 {
  return players(s) >= 2 && players(s) <= MAX_SEATS ? 0 : CQ_SETUP_1;
}
