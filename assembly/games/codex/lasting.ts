// Records of effects for a time, and of what was put off until later.

import {
  DELAYED, DELAYED_BYTES, DELAYED_COUNT, LASTING, LASTING_BYTES, LASTING_COUNT, LAST_CARD, LAST_ON, LAST_SELF,
  LAST_STAMP, LAST_STEP, LAST_YOU, MAX_DELAYED, MAX_LASTING,
} from './layout';
import { T, byte, setByte, touch } from './table';

@inline export function lastingCount(): i32 { return byte(LASTING_COUNT); }
@inline export function lastingAt(index: i32): usize { return T + LASTING + index * LASTING_BYTES; }
@inline export function lastingHalf(at: usize, field: i32): i32 { return load<u16>(at + field); }
@inline export function lastingByte(at: usize, field: i32): i32 { return load<u8>(at + field); }
@inline export function lastingNumber(at: usize, field: i32): i32 { return load<i8>(at + field); }
@inline export function placesOf(at: usize): usize { return at + LAST_ON; }

/** A new effect for a time, of a step of a program; returns its record. */
export function addLasting(stamp: i32, self: i32, card: i32, you: i32, step: i32): usize {
  const n = lastingCount();
  assert(n < MAX_LASTING, 'no room for another effect');
  const at = lastingAt(n);
  memory.fill(at, 0, LASTING_BYTES);
  store<u16>(at, stamp, LAST_STAMP);
  store<u16>(at, self, LAST_SELF);
  // A spell's card is told with 1 added, so that 0 is none.
  store<u16>(at, card + 1, LAST_CARD);
  store<u16>(at, step, LAST_STEP);
  store<u8>(at, you, LAST_YOU);
  setByte(LASTING_COUNT, n + 1);
  return at;
}
export function dropLasting(index: i32): void {
  const n = lastingCount() - 1;
  const at = lastingAt(index);
  memory.copy(at, at + LASTING_BYTES, <usize>((n - index) * LASTING_BYTES));
  memory.fill(lastingAt(n), 0, LASTING_BYTES);
  setByte(LASTING_COUNT, n);
}
export function isEmpty(places: usize): bool { return load<u64>(places) == 0 && load<u16>(places, 8) == 0; }

@inline export function delayedCount(): i32 { return byte(DELAYED_COUNT); }
@inline export function delayedAt(index: i32): usize { return T + DELAYED + index * DELAYED_BYTES; }
export function addDelayed(): usize {
  const n = delayedCount();
  assert(n < MAX_DELAYED, 'no room to put off more');
  const at = delayedAt(n);
  memory.fill(at, 0, DELAYED_BYTES);
  setByte(DELAYED_COUNT, n + 1);
  return at;
}
export function dropDelayed(index: i32): void {
  const n = delayedCount() - 1;
  const at = delayedAt(index);
  memory.copy(at, at + DELAYED_BYTES, <usize>((n - index) * DELAYED_BYTES));
  memory.fill(delayedAt(n), 0, DELAYED_BYTES);
  setByte(DELAYED_COUNT, n);
  touch();
}
