// Codex for the kernel: the Rules contract, answered by the files beside this one.

import { hashLanes } from '../../kernel/hash';
import { Rules } from '../../kernel/rules';
import { BASE_HP, damageOn } from './bases';
import { optionAt, optionCount, weightAt } from './ask';
import { checkState } from './check-state';
import { chance, rewardOf } from './evaluate';
import { deal, observe } from './knowledge';
import { keyOf } from './key';
import { ASKED, ASK_MAIN, QUESTION, STATE_BYTES, TURN } from './layout';
import { forgetVanished } from './leaving';
import { canDeal } from './reach';
import { listRefusals } from './refusals';
import { answer, listOptions, settleState } from './scripts';
import { OVER } from '../../kernel/rules';
// What is handed to files that cannot ask for it themselves, since it asks them (deriveBy, performBy).
import './derive';
import './effects/verbs';

@final
export class Codex extends Rules {
  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  seats(s: usize): i32 {
    return 2;
  }

  copy(to: usize, from: usize): void {
    memory.copy(to, from, STATE_BYTES);
  }

  actor(s: usize): i32 {
    return load<u8>(s, ASKED);
  }

  legal(s: usize, out: usize): i32 {
    listOptions(s);
    for (let i = 0; i < optionCount; ++i) store<u32>(out + (i << 2), optionAt(i));
    return optionCount;
  }

  outcomes(s: usize, out: usize): i32 {
    listOptions(s);
    for (let i = 0; i < optionCount; ++i) {
      store<u32>(out + (i << 3), optionAt(i));
      store<u32>(out + (i << 3), weightAt(i), 4);
    }
    return optionCount;
  }

  apply(s: usize, action: u32): void {
    forgetVanished();
    answer(s, action);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return listRefusals(s, action, out);
  }

  check(s: usize): i32 {
    return checkState(s);
  }

  settle(s: usize): void {
    settleState(s);
  }

  reward(s: usize, seat: i32): f32 {
    return rewardOf(s, seat);
  }

  /** How a game ended is open to all. */
  certain(s: usize, viewer: i32): bool {
    return true;
  }

  evaluateAll(s: usize, out: usize): void {
    const first = this.actor(s) == OVER ? rewardOf(s, 0) : chance(s);
    store<f32>(out, first);
    store<f32>(out, 1 - first, 4);
  }

  determinize(s: usize, viewer: i32): void {
    deal(s, viewer);
  }

  observation(s: usize, viewer: i32): u64 {
    return observe(s, viewer);
  }

  /** Between two actions, whether all that can still be dealt brings the base down. */
  mayEnd(s: usize): bool {
    return load<u8>(s, QUESTION) != ASK_MAIN || canDeal(s, BASE_HP - damageOn(s, 1 - this.actor(s)));
  }

  /** A turn has very many lines, and each state takes some microseconds. */
  get turnBudget(): i32 {
    return 2000;
  }

  hash(s: usize): u64 {
    return hashLanes(s, STATE_BYTES);
  }

  key(s: usize): u64 {
    return keyOf(s);
  }

  /** A main phase can have 200 actions. */
  get looksThrough(): bool {
    return false;
  }

  turn(s: usize): i32 {
    return load<u16>(s, TURN);
  }
}
