// Tash-Kalar for the kernel: the Rules contract, answered by the files beside this one.

import { hashBytes } from '../../kernel/hash';
import { CHANCE, OVER, Rules } from '../../kernel/rules';
import { checkState } from './check';
import { listOutcomes } from './drawing';
import { isOver, result, winChance, writeWinChances } from './evaluate';
import { observe, redeal } from './knowledge';
import {
  ASK_DEAL, ASK_DRAW, ASK_NEXT_TASK, ASK_OVER, ASK_ROW, ASK_SETUP_NEXT, ASK_START, END, END_FIXED, FINAL_TURNS,
  STATE_BYTES,
} from './layout';
import { listActions } from './menu';
import { play } from './play';
import { refusals } from './refusals';
import { mover, question, scalar, turns } from './state';
import { settleState } from './turn';

@final
export class TashKalar extends Rules {
  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  seats(s: usize): i32 {
    return 2;
  }

  copy(to: usize, from: usize): void {
    for (let i: usize = 0; i < <usize>STATE_BYTES; i += 16) v128.store(to + i, v128.load(from + i));
  }

  actor(s: usize): i32 {
    switch (question(s)) {
      case ASK_OVER: return OVER;
      case ASK_START: case ASK_DEAL: case ASK_ROW: case ASK_SETUP_NEXT: case ASK_NEXT_TASK: case ASK_DRAW: return CHANCE;
      default: return mover(s);
    }
  }

  legal(s: usize, out: usize): i32 {
    return listActions(s, out);
  }

  outcomes(s: usize, out: usize): i32 {
    return listOutcomes(s, out);
  }

  apply(s: usize, action: u32): void {
    play(s, action);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return refusals(s, action, out);
  }

  check(s: usize): i32 {
    return checkState(s);
  }

  settle(s: usize): void {
    settleState(s);
  }

  reward(s: usize, seat: i32): f32 {
    return result(s, seat);
  }

  /** Points, pieces and the end are open to all. */
  certain(s: usize, viewer: i32): bool {
    return true;
  }

  evaluateAll(s: usize, out: usize): void {
    if (!isOver(s)) return writeWinChances(s, out);
    store<f32>(out, result(s, 0));
    store<f32>(out, result(s, 1), 4);
  }

  evaluate(s: usize, seat: i32): f32 {
    return isOver(s) ? result(s, seat) : winChance(s, seat);
  }

  determinize(s: usize, viewer: i32): void {
    redeal(s, viewer);
  }

  observation(s: usize, viewer: i32): u64 {
    return observe(s, viewer);
  }

  /** Answers are many and differ little: with more, few playouts would do no more than try each of them once. */
  get exploration(): f64 {
    return 0.03;
  }

  /** TS-END-4: only the last of the final turns ends the game. */
  mayEnd(s: usize): bool {
    return scalar(s, END) == END_FIXED && !scalar(s, FINAL_TURNS);
  }

  hash(s: usize): u64 {
    return hashBytes(s, STATE_BYTES);
  }

  turn(s: usize): i32 {
    return turns(s);
  }
}
