// What puzzles ask of the exhaustive solver.

import { Goal } from '../../kernel/search/goal';
import { isOver, result } from './evaluate';
import { turns } from './state';

/** The mover wants to have won when the game ends in this very turn; anything else is worth nothing. */
@final
export class TashKalarGoal extends Goal {
  private seat: i32 = 0;
  private lastTurn: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.lastTurn = turns(s);
  }

  stops(s: usize): bool {
    return isOver(s) || turns(s) > this.lastTurn;
  }

  take(s: usize): void {
    this.unanswerable = false;
    const won: f32 = isOver(s) ? result(s, this.seat) : 0;
    this.value.set(<i64>(won * 2), 2);
  }
}
