// The step `choose`: which options are on offer, and where each of them begins.

import { HEADER } from './codes';
import { hasCandidates, leastOf } from './steps';
import { isDecision, opAt, wordAt } from './words';

/** An option whose first step must be done and cannot be may not be chosen (TS-EFF-10). */
function isOpen(s: usize, start: i32): bool {
  return !isDecision(opAt(start)) || leastOf(s, start) < 1 || hasCandidates(s, start);
}

/** Bits of the numbers of the options that may be chosen. */
export function openOptions(s: usize, pc: i32): i32 {
  let set = 0;
  for (let i = wordAt(pc, HEADER) - 1; i >= 0; --i) {
    if (isOpen(s, wordAt(pc, HEADER + 2 + 2 * i))) set |= 1 << wordAt(pc, HEADER + 1 + 2 * i);
  }
  return set;
}

/** Where the option of that number begins; 0 if the step has none of that number. */
export function startOfOption(pc: i32, number: i32): i32 {
  for (let i = wordAt(pc, HEADER) - 1; i >= 0; --i) {
    if (wordAt(pc, HEADER + 1 + 2 * i) == number) return wordAt(pc, HEADER + 2 + 2 * i);
  }
  return 0;
}
