// The goals of Token Battle's puzzles, for the exhaustive solver.

import { Goal } from '../../kernel/search/goal';
import {
  BEST_MARGIN, BEST_SEQUENCE, BEST_TURN, FORCED_WIN, GOAL_CARD, GOAL_METRIC, GOAL_TURNS_MASK, METRIC_GAIN, METRIC_SCORED,
  ONLY_MOVE, REACH_TOP, WIN_NOW,
} from './goal-kinds';
import { STACKS_PER_SEAT } from './layout';
import { gainOf, gains } from './scoring';
import { ply, points, toMove, topCard } from './state';
import { isOver, leader } from './turn';

@final
export class TokenBattleGoal extends Goal {
  private seat: i32 = 0;
  private turns: i32 = 0;
  private lastPly: i32 = 0;
  private pointsBefore: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.turns = this.kind == WIN_NOW || this.kind == BEST_TURN ? 1 : this.detail & GOAL_TURNS_MASK;
    this.lastPly = ply(s) + this.turns;
    this.pointsBefore = this.margin(s);
    const result = this.kind == WIN_NOW || this.kind == FORCED_WIN || this.kind == ONLY_MOVE || this.kind == REACH_TOP;
    this.ceiling = result ? 1 : i64.MAX_VALUE;
    this.floor = result ? 0 : i64.MIN_VALUE;
  }

  stops(s: usize): bool {
    if (isOver(s) || ply(s) >= this.lastPly) return true;
    if (this.kind == BEST_SEQUENCE) return toMove(s) != this.seat;
    return this.kind == REACH_TOP && this.onTop(s);
  }

  take(s: usize): void {
    const over = isOver(s);
    switch (this.kind) {
      case WIN_NOW: return this.value.set(over && leader(s) == this.seat ? 1 : 0, 1);
      case BEST_TURN: case BEST_SEQUENCE: return this.value.set(this.metric(s), 1);
      case REACH_TOP: return this.value.set(!over && this.onTop(s) ? 1 : 0, 1);
      case BEST_MARGIN:
        this.unanswerable = !over;
        return this.value.set(this.margin(s), 1);
      default: return this.takeResult(s, over);
    }
  }

  /** Win 1, draw 1/2, loss 0; a game that is not over in time is not won. */
  private takeResult(s: usize, over: bool): void {
    const first = leader(s);
    if (over && first == 2) this.value.set(1, 2);
    else this.value.set(over && first == this.seat ? 1 : 0, 1);
  }

  private margin(s: usize): i32 {
    return points(s, this.seat) - points(s, this.seat ^ 1);
  }

  private metric(s: usize): i32 {
    const kind = (this.detail >> GOAL_METRIC) & 0xff;
    if (kind == METRIC_SCORED) return this.margin(s) - this.pointsBefore;
    const both = gains(s);
    const theirs = gainOf(both, this.seat ^ 1);
    return kind == METRIC_GAIN ? gainOf(both, this.seat) - theirs : -theirs;
  }

  private onTop(s: usize): bool {
    const card = <i32>(this.detail >> GOAL_CARD);
    for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) if (topCard(s, this.seat, stack) == card) return true;
    return false;
  }
}
