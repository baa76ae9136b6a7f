// What was put off until a moment (6.3, `later`).

import { beginEffect, endEffect } from './effects/effect';
import { carryOut } from './effects/steps';
import { delayedAt, delayedCount, dropDelayed } from './lasting';
import {
  DELAYED_BYTES, LATER_AT, LATER_BOUND, LATER_CARD, LATER_SELF, LATER_STEP, LATER_YOU, MAX_BOUND,
} from './layout';
import { word } from './printed';
import { PUT_OFF, triggers, WaitingList } from './waiting';

/** Where the steps stand in the words of `later`. */
const STEPS: i32 = 5;

/** What is due at a moment waits in a list; -1: of both players. */
export function noteDue(moment: i32, seat: i32, to: WaitingList): void {
  for (let i = 0; i < delayedCount();) {
    const at = delayedAt(i);
    const you: i32 = load<u8>(at, LATER_YOU);
    if (load<u8>(at, LATER_AT) != moment || (seat >= 0 && you != seat)) {
      ++i;
      continue;
    }
    const one = to.add(PUT_OFF, you);
    one.id = load<u16>(at, LATER_SELF);
    one.card = load<u16>(at, LATER_CARD) - 1;
    memory.copy(one.record, at, DELAYED_BYTES);
    dropDelayed(i);
  }
}
export function noteDelayed(moment: i32): void { noteDue(moment, -1, triggers); }

export function carryPutOff(record: usize): void {
  const b = beginEffect(load<u16>(record, LATER_SELF), load<u16>(record, LATER_CARD) - 1, load<u8>(record, LATER_YOU));
  for (let i = 0; i < MAX_BOUND; ++i) {
    const bound = load<u32>(record + LATER_BOUND + (i << 2));
    if (bound) b.bind(i32(bound >> 24) - 1, bound & 0xffffff);
  }
  carryOut(b, word(load<u16>(record, LATER_STEP) + STEPS));
  endEffect();
}
