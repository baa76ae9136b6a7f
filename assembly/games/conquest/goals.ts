// What puzzles ask, where that is settled and what it is worth there.

import { Exact, UNSURE } from '../../kernel/exact';
import { Goal } from '../../kernel/search/goal';
import { alive } from './elimination';
import { narrowed } from './goal-bounds';
import { CHANCE_BYTE, CHEAPEST, GUARD, HOLD, LANDING, METRIC_LANDS, MISSION, MOST, MOST_LANDS, WIN, WIN_NOW } from './goal-kinds';
import { ATTACK, INFANTRY, NODE_ATTACK, NODE_FORM_FRONT, NODE_TAKE_INFANTRY, NODE_WON, RECRUIT, REDEPLOY } from './layout';
import { isOver } from './menu';
import { isComplete, winsByClaim } from './missions';
import { advancing } from './occupation';
import { starsOf, unitsWithoutCards } from './recruit';
import { holderOf, node, onTurn, ownerOf, phase, players } from './state';
import { TERRITORIES } from './tables';
import { turnNumber } from './turn';

/** The chance that CHEAPEST asks for. */
const needed = new Exact();

@final
export class ConquestGoal extends Goal {
  private seat: i32 = 0;
  /** The turn in which it is asked. */
  private asked: i32 = 0;
  /** The turn whose attack phase, or whose end, the question is about. */
  private turn: i32 = 0;

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.asked = turnNumber(s);
    this.turn = this.asked + this.turnsLater(s);
    this.ceiling = this.kind == MOST ? i64.MAX_VALUE : 1;
    this.floor = 0;
  }

  /** Whoever asks in a turn of his own what he will still hold asks about the turn after it; a landing is fought a round later. */
  private turnsLater(s: usize): i32 {
    if (this.kind == LANDING) return players(s);
    return i32((this.kind == HOLD && onTurn(s) == this.seat) || this.kind == GUARD);
  }

  stops(s: usize): bool {
    if (isOver(s)) return true;
    switch (this.kind) {
      case WIN: return false;
      case MOST: return turnNumber(s) > this.turn;
      case HOLD: case GUARD: return this.attackIsOver(s);
      case LANDING: return this.isOverAfter(s, REDEPLOY) || (turnNumber(s) == this.turn && this.isTaken(s));
      default: return this.attackIsOver(s) || this.isTaken(s);
    }
  }

  take(s: usize): void {
    switch (this.kind) {
      case WIN: return this.takeShare(s);
      case MOST: return this.value.set(this.count(s), 1);
      default: return this.value.set(i64(this.isReached(s)), 1);
    }
  }

  told(s: usize): bool {
    switch (this.kind) {
      case GUARD: return turnNumber(s) != this.asked || phase(s) != RECRUIT;
      case LANDING: return turnNumber(s) != this.asked || node(s) < NODE_TAKE_INFANTRY || node(s) > NODE_FORM_FRONT;
      default: return this.kind == CHEAPEST;
    }
  }

  narrow(s: usize, list: usize, count: i32): i32 {
    if (this.kind == LANDING) {
      const lands = phase(s) == REDEPLOY && turnNumber(s) == this.turn;
      return narrowed(list, count, phase(s) == ATTACK || lands, onTurn(s) == this.seat);
    }
    if (this.kind != GUARD || turnNumber(s) != this.asked || phase(s) == RECRUIT) return count;
    return narrowed(list, count, false, true);
  }

  weigh(s: usize, action: u32): void {
    if (this.kind != CHEAPEST) return;
    needed.set((this.detail >> (CHANCE_BYTE << 3)) & 0xff, 100);
    const order = this.value.compare(needed.num, needed.den);
    this.unanswerable = order == UNSURE;
    this.value.set(order >= 0 ? advancing(s, INFANTRY) - i64(action & 0xff) : -1, 1);
  }

  private takeShare(s: usize): void {
    const left = alive(s);
    if (node(s) == NODE_WON) this.value.set(onTurn(s) == this.seat ? 1 : 0, 1);
    else this.value.set((left >> this.seat) & 1, popcnt(left));
  }

  private attackIsOver(s: usize): bool { return this.isOverAfter(s, ATTACK); }

  /** The turn asked about is over, or a phase of it is. */
  private isOverAfter(s: usize, last: i32): bool {
    const now = turnNumber(s);
    return now > this.turn || (now == this.turn && phase(s) > last);
  }

  /** Between battles what was to be taken is. */
  private isTaken(s: usize): bool { return node(s) == NODE_ATTACK && this.isReached(s); }

  private isReached(s: usize): bool {
    if (this.kind == WIN_NOW) return onTurn(s) == this.seat && (isOver(s) ? node(s) == NODE_WON : winsByClaim(s));
    if (this.kind == MISSION) return onTurn(s) == this.seat && isComplete(s, this.detail);
    const most = this.kind == CHEAPEST ? CHANCE_BYTE : MOST_LANDS;
    for (let i = 0; i < most; ++i) {
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
