// Why an action cannot be played.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { isChance, isOver, listActions, listOutcomes } from './menu';
import { CQ_TURN_1 } from './rule-numbers';

const list = reserve(MAX_ACTIONS * 8);

/** Writes the numbers of all rules that forbid an action; total over all u32. */
export function refusals(s: usize, action: u32, out: usize): i32 {
  if (isLegal(s, action)) return 0;
  store<u32>(out, CQ_TURN_1);
  return 1;
}

function isLegal(s: usize, action: u32): bool {
  if (isOver(s)) return false;
  const shift = isChance(s) ? 3 : 2;
  const count = isChance(s) ? listOutcomes(s, list) : listActions(s, list);
  for (let i = 0; i < count; ++i) if (load<u32>(list + (i << shift)) == action) return true;
  return false;
}
