// The step `choose`: where each of its options begins.

import { HEADER } from './codes';
import { wordAt } from './words';

/** Where the option of that number begins; 0 if the step has none of that number. */
export function startOfOption(pc: i32, number: i32): i32 {
  for (let i = wordAt(pc, HEADER) - 1; i >= 0; --i) {
    if (wordAt(pc, HEADER + 1 + 2 * i) == number) return wordAt(pc, HEADER + 2 + 2 * i);
  }
  return 0;
}
