// Which condition an action fails where the rule that forbids it speaks of several.

import { effectFault } from './effects/faults';
import {
  ASK_EFFECT, ASK_LIFT, ASK_MATCH, ASK_MENU, ASK_RETURN, CLAIM, FLARES, NOWHERE, ROW, ROW_LENGTH,
} from './layout';
import { ASKS_LIFT, ASKS_MATCH, ASKS_RETURN, CLAIMED_LATER, FLARE_INVOKED, NOT_OPEN, UNMET } from './fault-numbers';
import { TS_EFF_1, TS_HIGH_1, TS_SUM_1 } from './rule-numbers';
import { question, scalar } from './state';

/** The condition that fails of a rule by which the action is refused (refusals.ts); 0 where the rule says all. */
export function faultOf(s: usize, action: u32, rule: i32): i32 {
  const asked = question(s);
  if (asked == ASK_EFFECT) return effectFault(s, action, rule);
  if (rule == TS_EFF_1) return asksInstead(asked);
  if (rule == TS_SUM_1) return <i32>((action >> 8) & 255) >= FLARES ? FLARE_INVOKED : 0;
  return rule == TS_HIGH_1 && action >> 16 == CLAIM ? claimFault(s, asked, action & 255) : 0;
}

function asksInstead(asked: i32): i32 {
  switch (asked) {
    case ASK_MATCH: return ASKS_MATCH;
    case ASK_LIFT: return ASKS_LIFT;
    case ASK_RETURN: return ASKS_RETURN;
    default: return 0;
  }
}

function claimFault(s: usize, asked: i32, task: i32): i32 {
  let open = false;
  for (let i = 0; i < ROW_LENGTH; ++i) if (scalar(s, ROW + i) == task && task != NOWHERE) open = true;
  if (!open) return NOT_OPEN;
  return asked == ASK_MENU ? CLAIMED_LATER : UNMET;
}
