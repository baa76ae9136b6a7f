// Exhaustive solver: every decision, every outcome, no estimate. The seat that asks maximises the value of the goal, all
// others together minimise it (paranoid), so a value holds whatever they agree on. Values are exact (exact.ts). Positions reached
// by several orders of the same actions are solved once.

import { reserve } from '../arena';
import { Exact, UNSURE } from '../exact';
import { Frames } from '../frames';
import { CHANCE, Rules } from '../rules';
import { Goal } from './goal';

/** An entry of the transposition table: u64 key, the two words of a value. */
const ENTRY_BYTES: i32 = 24;

export class Solver<R extends Rules, G extends Goal> {
  nodes: i32 = 0;
  /** True if the last value is not to be used: out of nodes, out of depth, values too near to tell apart, or no answer. */
  gaveUp: bool = false;
  /** The two words of the last value. */
  num: i64 = 0;
  den: i64 = 1;
  /** For reckoning with, between two values of children. */
  private exact: Exact = new Exact();
  private budget: i32 = 0;
  private seat: i32 = 0;
  /** The table holds values of another question. */
  private stale: bool = true;
  /** The state the question was asked at. */
  private root: usize;
  private bits: i32;
  private table: usize;

  constructor(private rules: R, private goal: G, private frames: Frames<R>) {
    this.bits = goal.tableBits;
    this.table = reserve(ENTRY_BYTES << this.bits);
    this.root = reserve(rules.stateBytes);
  }

  /** Prepares questions about the state in frame 0 and the states that follow it, asked by `seat`. */
  begin(seat: i32): void {
    this.seat = seat;
    this.nodes = 0;
    this.stale = true;
    this.goal.unanswerable = false;
    this.rules.copy(this.root, this.frames.state(0));
    this.goal.begin(this.root, seat);
  }

  /**
   * True if nothing that follows frame 0 changes the answer, which num/den then hold, or if nobody is asked any more; where
   * there is none, or none yet, `gaveUp` says so. Where it was asked, a question is always open.
   */
  settled(): bool {
    const s = this.frames.state(0);
    if (memory.compare(s, this.root, this.rules.stateBytes) == 0) return false;
    if (this.goal.told(s)) {
      this.gaveUp = true;
      return true;
    }
    if (!this.goal.stops(s)) return false;
    this.goal.take(s);
    this.gaveUp = this.goal.unanswerable;
    this.give(this.goal.value.num, this.goal.value.den);
    return true;
  }

  /**
   * Exact value of one action at frame 0 for the seat that asked, into num/den; false if it could not be found within
   * `budget` nodes.
   */
  solve(action: u32, budget: i32): bool {
    if (this.stale) memory.fill(this.table, 0, ENTRY_BYTES << this.bits);
    this.stale = false;
    const next = this.frames.state(1);
    this.rules.copy(next, this.frames.state(0));
    this.rules.apply(next, action);
    this.gaveUp = false;
    this.budget = this.nodes + budget;
    this.value(1);
    if (this.gaveUp) return false;
    this.goal.value.take(this.num, this.den);
    this.goal.weigh(this.frames.state(0), action);
    this.gaveUp = this.goal.unanswerable;
    this.give(this.goal.value.num, this.goal.value.den);
    return !this.gaveUp;
  }

  private give(num: i64, den: i64): void {
    this.num = num;
    this.den = den;
  }

  private value(ply: i32): void {
    const rules = this.rules;
    const s = this.frames.state(ply);
    if (this.gaveUp) return;
    if (++this.nodes > this.budget || ply + 1 >= this.frames.plies) {
      this.gaveUp = true;
      return;
    }
    if (this.goal.stops(s)) {
      this.goal.take(s);
      if (this.goal.unanswerable) this.gaveUp = true;
      return this.give(this.goal.value.num, this.goal.value.den);
    }
    if (this.goal.hopeless(s)) return this.give(this.goal.floor, 1);
    const key = (this.goal.key(s) || rules.key(s)) | 1;
    const entry = this.table + <usize>((key >> (64 - this.bits)) * ENTRY_BYTES);
    if (load<u64>(entry) == key) return this.give(load<i64>(entry, 8), load<i64>(entry, 16));
    const actor = rules.actor(s);
    if (actor == CHANCE) this.average(ply);
    else this.decide(ply, actor == this.seat);
    if (this.gaveUp) return;
    store<u64>(entry, key);
    store<i64>(entry, this.num, 8);
    store<i64>(entry, this.den, 16);
  }

  private decide(ply: i32, maximises: bool): void {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const list = this.frames.list(ply);
    const count = this.goal.narrow(s, list, rules.legal(s, list));
    const next = this.frames.state(ply + 1);
    const enough = maximises ? this.goal.ceiling : this.goal.floor;
    let num: i64 = 0;
    let den: i64 = 1;
    for (let i = 0; i < count; ++i) {
      rules.copy(next, s);
      rules.apply(next, load<u32>(list + (i << 2)));
      this.value(ply + 1);
      if (this.gaveUp) return;
      this.exact.take(this.num, this.den);
      const order = i ? this.exact.compare(num, den) : 0;
      if (order == UNSURE) {
        this.gaveUp = true;
        return;
      }
      if (i == 0 || (maximises ? order > 0 : order < 0)) {
        num = this.num;
        den = this.den;
        if (den == 1 && num == enough) break;
      }
    }
    this.give(num, den);
  }

  private average(ply: i32): void {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const list = this.frames.list(ply);
    const count = rules.outcomes(s, list);
    const next = this.frames.state(ply + 1);
    let num: i64 = 0;
    let den: i64 = 1;
    let all: i64 = 0;
    for (let i = 0; i < count; ++i) {
      const weight = <i64>load<u32>(list + (i << 3), 4);
      rules.copy(next, s);
      rules.apply(next, load<u32>(list + (i << 3)));
      this.value(ply + 1);
      if (this.gaveUp) return;
      this.exact.take(num, den);
      this.exact.add(weight, this.num, this.den);
      num = this.exact.num;
      den = this.exact.den;
      all += weight;
    }
    this.exact.take(num, den);
    this.exact.divide(all);
    this.give(this.exact.num, this.exact.den);
  }
}
