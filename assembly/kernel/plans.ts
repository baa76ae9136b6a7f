// Whole turns or operations as single decisions, for games whose turns are walks of many small ones: a tree search over
// plans sees several turns ahead where one over atomic decisions would not see the end of the first.

import { reserve } from './arena';
import { drawOutcome } from './chance';
import { combine } from './hash';
import { CHANCE, MAX_ACTIONS, OVER, Rules } from './rules';

/** No plan takes more steps than this. */
const MAX_STEPS: i32 = 512;

/** What a game gives beside its Rules. A plan is a u32 the game gives a meaning to; it is carried out step by step. */
export abstract class Plans {
  /**
   * Writes the plans of the seat that decides, u32 each, ascending, each once; returns their number, at least 1. A plan may
   * be a single action. Those left out are not looked at, so a few good ones are better than all.
   */
  abstract list(s: usize, out: usize): i32;
  /** True while a plan of `seat` is being carried out: what is decided or drawn at `s` is part of it. Never when OVER. */
  abstract isUnderWay(s: usize, seat: i32, plan: u32): bool;
  /** The legal action taken at `s` while the plan is under way, by its own seat or by another one that has to react. */
  abstract action(s: usize, seat: i32, plan: u32): u32;
}

/** How a state came about, behind the state of the game: */
const AT_ROOT: u8 = 0;
const BY_ACTION: u8 = 1;
const BY_PLAN: u8 = 2;
const HEADER: i32 = 16;

/**
 * Rules and plans as rules for a tree search: atomic decisions at the root, so that every action keeps a value of its own,
 * and plans below. Chance within a plan is drawn anew whenever the plan is played, as are reactions of others.
 *
 * Nothing below a plan is proven, since plans are not all a seat can do.
 */
@final
export class PlanRules<R extends Rules, P extends Plans> extends Rules {
  private list: usize = reserve(MAX_ACTIONS * 8);
  /** Where steps are written down as they are taken, how many may be, and how many have been. */
  private trace: usize = 0;
  private mostTraced: i32 = 0;
  private traced: i32 = 0;

  constructor(private rules: R, private plans: P) {
    super();
  }

  get stateBytes(): i32 {
    return this.rules.stateBytes + HEADER;
  }

  /** Makes `to` the root of a search at a state of the game. */
  begin(to: usize, from: usize): void {
    this.rules.copy(to, from);
    v128.store(to + this.rules.stateBytes, i64x2.splat(0));
  }

  /** From here on every step is written to `out`, but no more than `most`. */
  record(out: usize, most: i32): void {
    this.trace = out;
    this.mostTraced = most;
    this.traced = 0;
  }
  /** How many were written; from here on none is. */
  stopRecording(): i32 {
    this.mostTraced = 0;
    return this.traced;
  }
  private step(s: usize, action: u32): void {
    if (this.traced < this.mostTraced) store<u32>(this.trace + (this.traced++ << 2), action);
    this.rules.apply(s, action);
  }

  private origin(s: usize): u8 {
    return load<u8>(s + this.rules.stateBytes);
  }

  seats(s: usize): i32 {
    return this.rules.seats(s);
  }

  get hidden(): bool {
    return this.rules.hidden;
  }

  copy(to: usize, from: usize): void {
    this.rules.copy(to, from);
    v128.store(to + this.rules.stateBytes, v128.load(from + this.rules.stateBytes));
  }

  actor(s: usize): i32 {
    return this.rules.actor(s);
  }

  legal(s: usize, out: usize): i32 {
    return this.origin(s) == AT_ROOT ? this.rules.legal(s, out) : this.plans.list(s, out);
  }

  outcomes(s: usize, out: usize): i32 {
    return this.rules.outcomes(s, out);
  }

  apply(s: usize, action: u32): void {
    const rules = this.rules;
    const seat = rules.actor(s);
    if (seat == CHANCE) return this.step(s, action);
    const atomic = this.origin(s) == AT_ROOT;
    store<u8>(s + rules.stateBytes, atomic ? BY_ACTION : BY_PLAN);
    if (atomic) this.step(s, action);
    else this.carryOut(s, seat, action);
  }

  /** Plays a plan of `seat` to its end. */
  carryOut(s: usize, seat: i32, plan: u32): void {
    const rules = this.rules;
    for (let i = 0; i < MAX_STEPS; ++i) {
      const actor = rules.actor(s);
      if (actor == OVER || !this.plans.isUnderWay(s, seat, plan)) return;
      if (actor == CHANCE) this.step(s, drawOutcome(this.list, rules.outcomes(s, this.list)));
      else this.step(s, this.plans.action(s, seat, plan));
    }
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return this.rules.whyNot(s, action, out);
  }

  check(s: usize): i32 {
    return this.rules.check(s);
  }

  settle(s: usize): void {
    this.rules.settle(s);
  }

  reward(s: usize, seat: i32): f32 {
    return this.rules.reward(s, seat);
  }

  certain(s: usize, viewer: i32): bool {
    return this.origin(s) != BY_PLAN && this.rules.certain(s, viewer);
  }

  evaluateAll(s: usize, out: usize): void {
    this.rules.evaluateAll(s, out);
  }

  evaluate(s: usize, seat: i32): f32 {
    return this.rules.evaluate(s, seat);
  }

  determinize(s: usize, viewer: i32): void {
    this.rules.determinize(s, viewer);
  }

  observation(s: usize, viewer: i32): u64 {
    return combine(this.rules.observation(s, viewer), this.origin(s));
  }

  hidesAction(s: usize, viewer: i32): bool {
    return this.rules.hidesAction(s, viewer);
  }

  get exploration(): f64 {
    return this.rules.exploration;
  }

  get widening(): f64 {
    return this.rules.widening;
  }

  /** A win within the turn takes atomic decisions, which is a question to the game's own rules (turn-win.ts). */
  mayEnd(s: usize): bool {
    return false;
  }

  hash(s: usize): u64 {
    return combine(this.rules.hash(s), this.origin(s));
  }

  turn(s: usize): i32 {
    return this.rules.turn(s);
  }
}
