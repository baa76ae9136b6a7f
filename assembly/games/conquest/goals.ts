// What puzzles ask, where that is settled and what it is worth there.

import { Goal } from '../../kernel/search/goal';
import { alive } from './elimination';
import { HOLD, METRIC_LANDS, MISSION, MOST, MOST_LANDS, WIN } from './goal-kinds';
import { ATTACK, NODE_ATTACK, NODE_WON } from './layout';
import { isOver } from './menu';
import { isComplete } from './missions';
import { starsOf, unitsWithoutCards } from './recruit';
import { holderOf, node, onTurn, ownerOf, phase } from './state';
import { TERRITORIES } from './tables';
import { turnNumber } from './turn';

@final
export class ConquestGoal extends Goal {
  private seat: i32 = 0;
  /** The turn whose attack phase, or whose end, the question is about. */
  private turn: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    // Whoever asks in a turn of his own what he will still hold asks about the turn after it.
    this.turn = turnNumber(s) + i32(this.kind == HOLD && onTurn(s) == seat);
    this.ceiling = this.kind == MOST ? i64.MAX_VALUE : 1;
    this.floor = 0;
  }

  stops(s: usize): bool {
    if (isOver(s)) return true;
    switch (this.kind) {
      case WIN: return false;
      case MOST: return turnNumber(s) > this.turn;
      case HOLD: return this.attackIsOver(s);
      default: return this.attackIsOver(s) || (node(s) == NODE_ATTACK && this.isReached(s));
    }
  }

  take(s: usize): void {
    switch (this.kind) {
      case WIN: return this.takeShare(s);
      case MOST: return this.value.set(this.count(s), 1);
      default: return this.value.set(i64(this.isReached(s)), 1);
    }
  }

  private takeShare(s: usize): void {
    const left = alive(s);
    if (node(s) == NODE_WON) this.value.set(onTurn(s) == this.seat ? 1 : 0, 1);
    else this.value.set((left >> this.seat) & 1, popcnt(left));
  }

  private attackIsOver(s: usize): bool {
    const now = turnNumber(s);
    return now > this.turn || (now == this.turn && phase(s) > ATTACK);
  }

  private isReached(s: usize): bool {
    if (this.kind == MISSION) return onTurn(s) == this.seat && isComplete(s, this.detail);
    for (let i = 0; i < MOST_LANDS; ++i) {
      const land = <i32>(this.detail >> (i << 3)) & 0xff;
      if (land && ownerOf(s, land - 1) != this.seat) return false;
    }
    return true;
  }

  /** Territories, or the units of the next count with every card turned over (CQ-REC-1, CQ-REC-2). */
  private count(s: usize): i32 {
    const lands = this.detail == METRIC_LANDS;
    let count = lands ? 0 : unitsWithoutCards(s, this.seat);
    for (let t = 0; t < TERRITORIES; ++t) {
      if (lands) count += i32(ownerOf(s, t) == this.seat);
      else if (holderOf(s, t) == this.seat) count += starsOf(t);
    }
    return count;
  }
}
