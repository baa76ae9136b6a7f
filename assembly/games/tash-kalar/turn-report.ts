// What one turn can reach (rules, section 9, "Turn search"): who can be summoned where, which tasks can be fulfilled,
// which enemy pieces can be made to leave their square, and how many points can be gained.

import { reserve } from '../../kernel/arena';
import { TurnReport } from '../../kernel/search/turn-search';
import { Apart, MOST_NODES } from './apart';
import { empty, occupied, owned, put, rankAt, take } from './board';
import { completing } from './completing';
import { endsWithMove } from './effects/essence';
import { canInvoke } from './flares';
import { ASK_CLAIM, ASK_DRAW, ASK_MENU, ASK_NEXT_TASK, ASK_OVER, DISCARD, HALVES, LIFT, MOVE, PLACE, RETURN, SUMMON } from './layout';
import { spoils } from './scoring';
import { any, first, has, only, rest } from './squares';
import { actionsLeft, isDuel, mover, question, scalar, turns } from './state';
import { claimable, current, worth } from './tasks';
import { turnKey } from './turn-key';
import { TurnFinds } from './turn-finds';
import { Outlook } from './turn-outlook';

@final
export class TashKalarTurn extends TurnReport {
  private seat: i32 = 0;
  private turn: i32 = 0;
  /** The node whose moves were looked at last, and whether the turn ends with them. */
  private moving: u32 = ~0;
  private movesEnd: bool = false;
  private apart: Apart = new Apart();
  /** Per node: actions from the root. */
  private depths: usize = reserve(MOST_NODES);
  finds: TurnFinds = new TurnFinds();
  private outlook: Outlook = new Outlook(this.finds);

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.turn = turns(s);
    this.moving = ~0;
    this.apart.begin();
    this.outlook.begin(s, seat);
    this.finds.clear();
  }

  ends(s: usize): bool {
    const asked = question(s);
    return asked == ASK_CLAIM || asked == ASK_OVER || mover(s) != this.seat || turns(s) != this.turn || asked == ASK_DRAW || asked == ASK_NEXT_TASK;
  }

  opens(s: usize, above: u32, action: u32, node: u32): void {
    store<u8>(this.depths + node, this.depth(above) + 1);
    this.apart.follow(s, above, action, node);
  }

  /**
   * A piece placed with the last action ends the turn: all squares for it are looked at here at once. If a piece has to be
   * lifted for it, all pieces are left out at once.
   */
  begins(s: usize, answers: usize, count: i32, node: u32, before: u32): i32 {
    if (question(s) != ASK_MENU || actionsLeft(s) != 1 || canInvoke(s, this.seat)) return 0;
    if (load<u32>(answers) >> 16 == PLACE) this.placeLast(s, node, before);
    else if (!this.outlook.placingIsIdle(s)) return 0;
    let placings = 0;
    while (placings < count && isPlacing(load<u32>(answers + (placings << 2)) >> 16)) ++placings;
    return placings;
  }

  /** Where a returned card lies does not matter before the cards of this turn are drawn. */
  skips(s: usize, action: u32, node: u32): bool {
    const verb = action >> 16;
    if (verb == SUMMON) {
      this.finds.summon((action >> 8) & 255, action & 255, node, action, this.length(node));
    }
    if (verb == DISCARD && actionsLeft(s) == 1 && !canInvoke(s, this.seat) && this.outlook.hasStanding(s)) return true;
    if (verb == RETURN || this.apart.repeats(s, action, node)) return true;
    return verb == MOVE && this.isLastMove(s, node, action) && this.moveLast(s, node, action);
  }

  /** A move of an own piece to an empty square behind which the turn ends. */
  private isLastMove(s: usize, node: u32, action: u32): bool {
    if (node != this.moving) {
      this.moving = node;
      this.movesEnd = !actionsLeft(s) && !scalar(s, HALVES) && !canInvoke(s, this.seat) && endsWithMove(s);
    }
    return this.movesEnd && has(owned(s, this.seat), (action >> 8) & 255) && !has(occupied(s), action & 255);
  }

  /** Looks at such a move where it is made; nothing but the tasks can differ from the position before. Always true. */
  private moveLast(s: usize, node: u32, action: u32): bool {
    const from: i32 = (action >> 8) & 255;
    const to: i32 = action & 255;
    const rank = rankAt(s, from);
    take(s, from);
    put(s, this.seat, rank, to);
    this.noteEnd(s, isDuel(s) ? 0 : claimable(s, this.seat), isDuel(s) ? spoils(s) : 0, node, action);
    take(s, to);
    put(s, this.seat, rank, from);
    return true;
  }

  /** The same two squares in the other order end alike: behind a piece placed, only higher squares are looked at. */
  private placeLast(s: usize, node: u32, before: u32): void {
    const squares = before >> 16 == PLACE ? v128.and(empty(s), higher(before & 255)) : empty(s);
    if (!any(squares) || this.outlook.placingIsIdle(s)) return;
    const length = this.length(node);
    const gain = this.outlook.gain(s) + (isDuel(s) ? spoils(s) : 0);
    let unclaimed = squares;
    for (let left = isDuel(s) ? 0 : current(s); left; ) {
      const task = dearest(left);
      left ^= 1 << task;
      const there = v128.and(squares, completing(s, this.seat, task));
      if (any(there)) this.finds.task(task, node, place(there), length);
      const best = v128.and(there, unclaimed);
      if (any(best)) this.finds.gain(gain + worth(task), node, place(best), length);
      unclaimed = v128.andnot(unclaimed, there);
    }
    if (any(unclaimed)) this.finds.gain(gain, node, place(unclaimed), length);
    this.noteCleared(s, node, place(squares), length);
  }

  key(s: usize): u64 {
    return turnKey(s);
  }

  hopeless(s: usize): bool {
    return this.outlook.isIdleFrom(s);
  }

  note(s: usize, node: u32, action: u32): void {
    this.noteEnd(s, question(s) == ASK_CLAIM ? claimable(s, this.seat) : 0, 0, node, action);
  }

  /** Notes an end at which these tasks can be claimed, or so many points are still to be written down. */
  private noteEnd(s: usize, fulfilled: u32, due: i32, node: u32, action: u32): void {
    const length = this.length(node);
    let best = due;
    for (let left = fulfilled; left; left &= left - 1) {
      const task = ctz(left);
      this.finds.task(task, node, action, length);
      if (worth(task) > best) best = worth(task);
    }
    this.finds.gain(this.outlook.gain(s) + best, node, action, length);
    this.noteCleared(s, node, action, length);
  }

  private noteCleared(s: usize, node: u32, action: u32, length: i32): void {
    for (let gone = this.outlook.cleared(s); any(gone); gone = rest(gone)) this.finds.clearing(first(gone), node, action, length);
  }

  /** Actions from the root to the answer to a node. */
  private length(node: u32): i32 {
    return 1 + <i32>this.depth(node);
  }

  private depth(node: u32): u8 {
    return load<u8>(this.depths + node);
  }

}

function isPlacing(verb: u32): bool {
  return verb == PLACE || verb == LIFT;
}

/** The action that places a piece on the first of some squares. */
function place(squares: v128): u32 {
  return (PLACE << 16) | first(squares);
}

/** The task of a set that brings most. */
function dearest(tasks: u32): i32 {
  let best = <i32>ctz(tasks);
  for (let left = tasks & (tasks - 1); left; left &= left - 1) if (worth(ctz(left)) > worth(best)) best = ctz(left);
  return best;
}

/** All squares with a higher number. */
function higher(square: i32): v128 {
  const low: i64 = square < 63 ? -1 << (square + 1) : 0;
  const high: i64 = square < 63 ? -1 : -1 << (square - 63);
  return i64x2.replace_lane(i64x2.splat(low), 1, high);
}
