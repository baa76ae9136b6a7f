// Reading a step: the words of its header, and those behind it one after another.

import { seekWord, wordNumber, wordOf } from '../../../kernel/program';
import { HEADER, OP_CHOOSE, OP_TOP_OF_DECK } from './codes';
import { WORDS } from './programs';

export { nextWord } from '../../../kernel/program';

/** Word `offset` of the step that starts at `pc`. */
export function wordAt(pc: i32, offset: i32): i32 {
  return wordOf(WORDS, pc + offset);
}

// The header of a step that may ask for a decision.
export function opAt(pc: i32): i32 {
  return wordAt(pc, 0);
}
export function nextAfter(pc: i32): i32 {
  return wordAt(pc, 1);
}
export function leastAt(pc: i32): i32 {
  return wordAt(pc, 2);
}
export function mostAt(pc: i32): i32 {
  return wordAt(pc, 3);
}
/** Number of the name the step binds, from 1; 0 = none. */
export function nameAt(pc: i32): i32 {
  return wordAt(pc, 4);
}

/** Starts reading at a word. */
export function seek(pc: i32): void {
  seekWord(WORDS, pc);
}

/** Starts reading a step behind its header and `skipped` further words. */
export function seekBody(pc: i32, skipped: i32): void {
  seek(pc + HEADER + skipped);
}

/** Whether steps of this op have a header and may ask for a decision. */
export function isDecision(op: i32): bool {
  return op == OP_CHOOSE || op >= OP_TOP_OF_DECK;
}

/** Index of the next word. */
export function cursorPc(): i32 {
  return wordNumber(WORDS);
}
