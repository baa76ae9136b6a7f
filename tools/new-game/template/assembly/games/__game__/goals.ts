// What puzzles ask, where that is settled and what it is worth there.

import { Goal } from '../../kernel/search/goal';
import { heapOf, winner } from './state';

/** The seat that asks wins the game. */
@final
export class HeapGoal extends Goal {
  private seat: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
  }

  stops(s: usize): bool {
    return heapOf(s) == 0;
  }

  take(s: usize): void {
    this.value.set(winner(s) == this.seat ? 1 : 0, 1);
  }
}
