// What puzzles ask, where that is settled and what it is worth there.

import { OVER } from '../../kernel/rules';
import { Goal } from '../../kernel/search/goal';
import { rewardOf } from './evaluate';
import { ASKED, TURN } from './layout';

/** To win before the running turn is over. */
@final
export class CodexGoal extends Goal {
  private seat: i32 = 0;
  private turn: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.turn = load<u16>(s, TURN);
    this.ceiling = 1;
    this.floor = 0;
  }

  stops(s: usize): bool {
    return load<u8>(s, ASKED) == OVER || i32(load<u16>(s, TURN)) != this.turn;
  }

  take(s: usize): void {
    const isOver = load<u8>(s, ASKED) == OVER;
    this.value.set(i64(isOver && rewardOf(s, this.seat) == 1), 1);
  }
}
