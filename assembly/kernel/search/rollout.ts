// Plausible continuations: every player takes the action whose static value is highest after a little noise.
// Uniform random play ends most games of the tactical kind in a dead end and says little about where they lead.

import { reserve } from '../arena';
import { drawOutcome } from '../chance';
import { unit } from '../rng';
import { CHANCE, MAX_ACTIONS, OVER, Rules } from '../rules';

/** No game is longer than this many steps. */
const MAX_STEPS: i32 = 4096;

export class Rollout<R extends Rules> {
  private trial: usize;
  private list: usize;

  constructor(private rules: R) {
    this.trial = reserve(rules.stateBytes);
    this.list = reserve(MAX_ACTIONS * 8);
  }

  /** Plays the state on to its end. `noise` is the width of the random term beside the win chance. */
  toEnd(s: usize, noise: f64): void {
    for (let i = 0; i < MAX_STEPS; ++i) {
      const actor = this.rules.actor(s);
      if (actor == OVER) return;
      this.rules.apply(s, actor == CHANCE ? drawOutcome(this.list, this.rules.outcomes(s, this.list)) : this.action(s, actor, noise));
    }
  }

  /** The action of highest static value, noise included. */
  action(s: usize, actor: i32, noise: f64): u32 {
    const count = this.rules.legal(s, this.list);
    let best: u32 = 0;
    let bestValue: f64 = -1e9;
    for (let i = 0; i < count; ++i) {
      const action = load<u32>(this.list + (i << 2));
      this.rules.copy(this.trial, s);
      this.rules.apply(this.trial, action);
      const value = <f64>this.rules.evaluate(this.trial, actor) + noise * unit();
      if (value > bestValue) {
        bestValue = value;
        best = action;
      }
    }
    return best;
  }
}
