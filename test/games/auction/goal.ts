import { OVER } from '../../../assembly/kernel/rules';
import { Goal } from '../../../assembly/kernel/search/goal';
import { Auction } from './rules';

/** What the seat that asks gets in the end, in sixtieths, since two to five seats may share. */
export class ShareGoal extends Goal {
  private seat: i32 = 0;

  constructor(private rules: Auction) {
    super();
    this.ceiling = 60;
  }

  begin(s: usize, seat: i32): void {
    this.seat = seat;
  }

  stops(s: usize): bool {
    return this.rules.actor(s) == OVER;
  }

  take(s: usize): void {
    this.value.set(<i64>nearest<f64>(60 * <f64>this.rules.reward(s, this.seat)), 1);
  }
}
