// __Title__ for the kernel: the Rules contract, answered by the files beside this one.

import { hashLanes } from '../../kernel/hash';
import { OpenRules } from '../../kernel/open-rules';
import { OVER } from '../../kernel/rules';
import { checkState } from './check';
import { writeChances } from './evaluate';
import { HEAP, STATE_BYTES, TURN } from './layout';
import { refusals } from './refusals';
import { heapOf, mover, seatsOf, turnsOf, winner } from './state';
import { MOST } from './tables';

@final
export class Heap extends OpenRules {
  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  seats(s: usize): i32 {
    return seatsOf(s);
  }

  copy(to: usize, from: usize): void {
    v128.store(to, v128.load(from));
  }

  actor(s: usize): i32 {
    return heapOf(s) ? mover(s) : OVER;
  }

  legal(s: usize, out: usize): i32 {
    const most = min(MOST, heapOf(s));
    for (let i = 0; i < most; ++i) store<u32>(out + (i << 2), i + 1);
    return most;
  }

  outcomes(s: usize, out: usize): i32 {
    return 0;
  }

  apply(s: usize, action: u32): void {
    store<u8>(s, heapOf(s) - action, HEAP);
    store<u8>(s, turnsOf(s) + 1, TURN);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return refusals(s, action, out);
  }

  check(s: usize): i32 {
    return checkState(s);
  }

  settle(s: usize): void {}

  reward(s: usize, seat: i32): f32 {
    return winner(s) == seat ? 1 : 0;
  }

  evaluateAll(s: usize, out: usize): void {
    if (heapOf(s)) return writeChances(s, out);
    for (let seat = 0; seat < seatsOf(s); ++seat) store<f32>(out + (seat << 2), this.reward(s, seat));
  }

  hash(s: usize): u64 {
    return hashLanes(s, STATE_BYTES);
  }

  turn(s: usize): i32 {
    return turnsOf(s);
  }
}
