// The record of what happens in a turn. A search plays millions of turns nobody wants to read, so nothing is written
// unless a client asked for it.

import { EFFECT_BYTES } from './effect-kinds';

let list: usize = 0;
let length: i32 = 0;

/** Writes the events from now on to `out`. */
export function beginRecord(out: usize): void {
  list = out;
  length = 0;
}

/** Ends the record and returns how many events it holds. */
export function endRecord(): i32 {
  list = 0;
  return length;
}

/** Whether anybody reads what is noted: what only a reader wants need not be worked out otherwise. */
export function isRead(): bool {
  return list != 0;
}

export function note(kind: i32, from: i32, to: i32, before: i32, after: i32): void {
  if (!list) return;
  const record = list + length++ * EFFECT_BYTES;
  store<u8>(record, kind);
  store<u8>(record, from, 1);
  store<u8>(record, to, 2);
  store<u8>(record, 0, 3);
  store<u16>(record, before, 4);
  store<u16>(record, after, 6);
}
