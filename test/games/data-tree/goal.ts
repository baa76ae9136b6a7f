import { Goal } from '../../../assembly/kernel/search/goal';
import { OVER } from '../../../assembly/kernel/rules';
import { KEY } from './layout';
import { DataTree, at } from './rules';

/** What the seat that asks gets in the end, in hundredths. */
export class RewardGoal extends Goal {
  private seat: i32 = 0;

  constructor(private rules: DataTree) {
    super();
    this.ceiling = 100;
  }

  begin(s: usize, seat: i32): void {
    this.seat = seat;
  }

  stops(s: usize): bool {
    return this.rules.actor(s) == OVER;
  }

  /** That of the node, for which the test vouches. */
  key(s: usize): u64 {
    return load<u32>(at(s), KEY);
  }

  take(s: usize): void {
    this.value.set(<i64>nearest<f64>(100 * <f64>this.rules.reward(s, this.seat)), 1);
  }
}
