// What puzzles ask of the exhaustive solver. All but WIN_GAME look at the rest of the turn, up to and without drawing;
// COME, IDLE and SPARE look at the next summoning only.

import { Goal } from '../../kernel/search/goal';
import { ofRank } from './board';
import { isOver, result } from './evaluate';
import { criteriaMet, flareInHand } from './flares';
import { canFollow } from './follow';
import {
  BEST_TURN, CLAIM_TASK, COME, GOAL_CARD_MASK, GOAL_OTHER_CARD, IDLE, KEEP_COLD, KILL_LEGEND, NO_CARD, PLAY_CARDS,
  SHUT_OUT, SPARE, TRIGGER_END, WIN_GAME, WIN_NOW,
} from './goal-kinds';
import { isPlainArrival, remember } from './idle';
import { ASK_DRAW, ASK_EFFECT, ASK_LIFT, ASK_MATCH, ASK_MENU, ASK_NEXT_TASK, ASK_OVER, LEGEND, NOBODY } from './layout';
import { leader, score, trigger } from './scoring';
import { any } from './squares';
import { actionsLeft, holds, mover, question, turns } from './state';
import { targets } from './summon';
import { claimed } from './tasks';

@final
export class TashKalarGoal extends Goal {
  private seat: i32 = 0;
  private turn: i32 = 0;
  private leadBefore: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.turn = turns(s);
    this.leadBefore = this.lead(s);
    if (this.kind == IDLE) remember(s);
    this.ceiling = this.kind == BEST_TURN ? i64.MAX_VALUE : 1;
    this.floor = this.kind == BEST_TURN ? i64.MIN_VALUE : 0;
  }

  stops(s: usize): bool {
    if (this.kind == WIN_GAME) return isOver(s) || turns(s) > this.turn;
    if (this.kind >= COME) return !this.isSummoning(s);
    return this.isTurnOver(s) || (this.kind == PLAY_CARDS && this.played(s));
  }

  take(s: usize): void {
    if (this.kind == BEST_TURN) return this.value.set(this.lead(s) - this.leadBefore, 1);
    this.value.set(this.halves(s), 2);
  }

  /** The summoning that is asked for still waits for its match, its piece, or the decisions of its effect. */
  private isSummoning(s: usize): bool {
    const asked = question(s);
    return asked == ASK_MATCH || asked == ASK_LIFT || (this.kind == SPARE && asked == ASK_EFFECT);
  }

  private isTurnOver(s: usize): bool {
    const asked = question(s);
    return asked == ASK_DRAW || asked == ASK_NEXT_TASK || asked == ASK_OVER || mover(s) != this.seat || turns(s) != this.turn;
  }

  private lead(s: usize): i32 {
    return score(s, this.seat) - score(s, this.seat ^ 1);
  }

  /** 2 for what is wanted, 1 for a draw, else 0. */
  private halves(s: usize): i64 {
    switch (this.kind) {
      case WIN_GAME: return isOver(s) ? <i64>(result(s, this.seat) * 2) : 0;
      case WIN_NOW: {
        const first = leader(s);
        return first == NOBODY ? 1 : first == this.seat ? 2 : 0;
      }
      default: return this.reached(s) ? 2 : 0;
    }
  }

  private reached(s: usize): bool {
    switch (this.kind) {
      case PLAY_CARDS: return this.played(s);
      case CLAIM_TASK: return ((claimed(s, this.seat) >> this.detail) & 1) != 0;
      case TRIGGER_END: return trigger(s, this.seat);
      case KILL_LEGEND: return !any(ofRank(s, this.seat ^ 1, LEGEND));
      case KEEP_COLD: return this.played(s) && this.isCold(s);
      case COME: return this.played(s);
      case IDLE: return this.played(s) && isPlainArrival(s, this.seat);
      case SPARE: return this.leavesRoom(s);
      case SHUT_OUT: return !canFollow(s, this.seat ^ 1, this.detail & GOAL_CARD_MASK);
      default: return false;
    }
  }

  /** The cards have left the hand; puzzles begin after the only discard of a turn. */
  private played(s: usize): bool {
    const other = (this.detail >> GOAL_OTHER_CARD) & GOAL_CARD_MASK;
    return !holds(s, this.seat, this.detail & GOAL_CARD_MASK) && (other == NO_CARD || !holds(s, this.seat, other));
  }

  private leavesRoom(s: usize): bool {
    if (question(s) != ASK_MENU || actionsLeft(s) == 0 || holds(s, this.seat, this.detail & GOAL_CARD_MASK)) return false;
    return any(targets(s, (this.detail >> GOAL_OTHER_CARD) & GOAL_CARD_MASK));
  }

  private isCold(s: usize): bool {
    const flare = flareInHand(s, this.seat ^ 1);
    return flare < 0 || !criteriaMet(s, this.seat ^ 1, flare);
  }
}
