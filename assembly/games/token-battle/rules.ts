// Token Battle for the kernel: the Rules contract, answered by the files beside this one.

import { hashBytes } from '../../kernel/hash';
import { OpenRules } from '../../kernel/open-rules';
import { CHANCE, OVER } from '../../kernel/rules';
import { checkState } from './check';
import { winChance } from './evaluate';
import { DERIVED, STATE_BYTES, UNDRAWN } from './layout';
import { listFirstPlayers, listPlacements } from './moves';
import { refusals } from './refusals';
import { derive, ply, toMove } from './state';
import { begin, isOver, leader, playTurn } from './turn';

@final
export class TokenBattle extends OpenRules {
  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  get players(): i32 {
    return 2;
  }

  copy(to: usize, from: usize): void {
    for (let i: usize = 0; i < <usize>STATE_BYTES; i += 16) v128.store(to + i, v128.load(from + i));
  }

  actor(s: usize): i32 {
    if (isOver(s)) return OVER;
    return toMove(s) == UNDRAWN ? CHANCE : toMove(s);
  }

  legal(s: usize, out: usize): i32 {
    return listPlacements(s, out);
  }

  outcomes(s: usize, out: usize): i32 {
    return listFirstPlayers(out);
  }

  apply(s: usize, action: u32): void {
    if (toMove(s) == UNDRAWN) begin(s, action);
    else playTurn(s, action);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return refusals(s, action, out);
  }

  check(s: usize): i32 {
    derive(s);
    return checkState(s);
  }

  settle(s: usize): void {
    derive(s);
  }

  reward(s: usize, player: i32): f32 {
    const winner = leader(s);
    return winner == 2 ? 0.5 : winner == player ? 1 : 0;
  }

  evaluate(s: usize, player: i32): f32 {
    return isOver(s) ? this.reward(s, player) : winChance(s, player);
  }

  hash(s: usize): u64 {
    return hashBytes(s, DERIVED);
  }

  turn(s: usize): i32 {
    return ply(s);
  }
}
