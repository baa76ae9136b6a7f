// Why an action cannot be played.

import { __PREFIX___END_1, __PREFIX___TAKE_1, __PREFIX___TAKE_2 } from './rule-numbers';
import { heapOf } from './state';
import { MOST } from './tables';

/** Writes the numbers of all rules that forbid an action; total over all u32. */
export function refusals(s: usize, action: u32, out: usize): i32 {
  const broken = heapOf(s) == 0 ? __PREFIX___END_1
    : action < 1 || action > <u32>MOST ? __PREFIX___TAKE_1
    : action > <u32>heapOf(s) ? __PREFIX___TAKE_2
    : 0;
  store<u32>(out, broken);
  return broken ? 1 : 0;
}
