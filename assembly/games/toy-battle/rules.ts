// Toy Battle for the kernel: the Rules contract, answered by the files beside this one.

import { hashBytes } from '../../kernel/hash';
import { CHANCE, OVER, Rules } from '../../kernel/rules';
import { listAnswers, listOutcomes, playAnswer } from './answers';
import { checkState } from './check';
import { winChance, writeWinChances } from './evaluate';
import { observe, redeal } from './knowledge';
import { ASK_DEAL, ASK_OVER, ASK_TURN, DERIVED, QUESTION, RESULT, STATE_BYTES, WINNER, WON_STUCK } from './layout';
import { refusals } from './refusals';
import { mapCount } from './board';
import { TB_SET_1 } from './rule-numbers';
import { derive, mapOf, mover, turns } from './state';
import { enterTurn } from './turn';

@final
export class ToyBattle extends Rules {
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
    const question: i32 = load<u8>(s, QUESTION);
    if (question == ASK_OVER) return OVER;
    return question >= ASK_DEAL ? CHANCE : mover(s);
  }

  legal(s: usize, out: usize): i32 {
    return listAnswers(s, out);
  }

  outcomes(s: usize, out: usize): i32 {
    return listOutcomes(s, out);
  }

  apply(s: usize, action: u32): void {
    playAnswer(s, action);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return refusals(s, action, out);
  }

  check(s: usize): i32 {
    if (mapOf(s) >= mapCount) return TB_SET_1;
    derive(s);
    return checkState(s);
  }

  settle(s: usize): void {
    derive(s);
    if (load<u8>(s, QUESTION) == ASK_TURN) enterTurn(s);
  }

  reward(s: usize, seat: i32): f32 {
    const winner: i32 = load<u8>(s, WINNER);
    return winner == 2 ? 0.5 : winner == seat ? 1 : 0;
  }

  /** Whether somebody is stuck depends on the tiles they hold, which only they know; every other ending is public. */
  certain(s: usize, viewer: i32): bool {
    return load<u8>(s, RESULT) != WON_STUCK || mover(s) == viewer;
  }

  evaluateAll(s: usize, out: usize): void {
    if (load<u8>(s, QUESTION) != ASK_OVER) return writeWinChances(s, out);
    store<f32>(out, this.reward(s, 0));
    store<f32>(out, this.reward(s, 1), 4);
  }

  evaluate(s: usize, seat: i32): f32 {
    return load<u8>(s, QUESTION) == ASK_OVER ? this.reward(s, seat) : winChance(s, seat);
  }

  determinize(s: usize, viewer: i32): void {
    redeal(s, viewer);
  }

  observation(s: usize, viewer: i32): u64 {
    return observe(s, viewer);
  }

  hash(s: usize): u64 {
    return hashBytes(s, DERIVED);
  }

  turn(s: usize): i32 {
    return turns(s);
  }
}
