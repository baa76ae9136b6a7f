import { OVER } from '../../../assembly/kernel/rules';
import { Goal } from '../../../assembly/kernel/search/goal';
import { POINTS, PRIZE, ROUNDS } from './layout';
import { Auction } from './rules';

const HALF: i64 = 30;

/** What the seat that asks gets in the end, in sixtieths, since two to five seats may share. */
export class ShareGoal extends Goal {
  /** A test turns this off to see that it changes no result. */
  prunes: bool = true;
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

  /** Nobody who takes every prize there can be comes up with a seat that is further ahead, or more than up with one. */
  atMost(s: usize, value: i64): bool {
    if (!this.prunes) return false;
    let most = 0;
    for (let seat = 0; seat < this.rules.seats(s); ++seat) most = max<i32>(most, load<u8>(s + seat, POINTS));
    const rounds: i32 = load<u8>(s, ROUNDS);
    const prize: i32 = load<u8>(s, PRIZE);
    const dearest = prize ? prize + 3 * (rounds - 1) : 3 * rounds;
    const ahead = <i32>load<u8>(s + this.seat, POINTS) + dearest - most;
    return ahead < 0 || (ahead == 0 && value >= HALF);
  }

  get tableBits(): i32 {
    return 18;
  }

  take(s: usize): void {
    this.value.set(<i64>nearest<f64>(60 * <f64>this.rules.reward(s, this.seat)), 1);
  }
}
