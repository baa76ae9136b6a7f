// What puzzles ask, where that is settled and what it is worth there.

import { Goal } from '../../kernel/search/goal';
import { alive } from './elimination';
import { NODE_WON } from './layout';
import { isOver } from './menu';
import { node, onTurn } from './state';

/** The seat that asks wins the game, or has its share of a draw. */
@final
export class ConquestGoal extends Goal {
  private seat: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
  }

  stops(s: usize): bool {
    return isOver(s);
  }

  take(s: usize): void {
    const left = alive(s);
    if (node(s) == NODE_WON) this.value.set(onTurn(s) == this.seat ? 1 : 0, 1);
    else this.value.set((left >> this.seat) & 1, popcnt(left));
  }
}
