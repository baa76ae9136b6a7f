// The rules as a question about one main phase sees them: what cannot change its answer is not among the actions. A worker
// hired this turn brings no gold and a building started now does nothing until the turn is over (CX-WORK-4, CX-TECH-14), so
// they count only where the last card of the hand goes or tech buildings are finished at once.

import { Rules } from '../../kernel/rules';
import { verbOf } from './actions';
import { MOD_INSTANT_TECH } from './effects/codes';
import { view } from './faces';
import { ADDON, ASK_MAIN, BUILD, HIRE, PILE_HAND, QUESTION } from './layout';
import { worthTo } from './policy-values';
import { Codex } from './rules';
import { firstMod } from './sources';
import { active, pileSize } from './table';

@final
export class CodexTurn extends Rules {
  constructor(private rules: Codex) {
    super();
  }

  /** Ascending, without what changes nothing. */
  legal(s: usize, out: usize): i32 {
    const n = this.rules.legal(s, out);
    if (load<u8>(s, QUESTION) != ASK_MAIN) return n;
    view();
    const hires = pileSize(active(), PILE_HAND) == 1;
    const builds = firstMod(MOD_INSTANT_TECH) >= 0;
    let left = 0;
    for (let i = 0; i < n; ++i) {
      const action = load<u32>(out + (i << 2));
      const verb = verbOf(action);
      if (verb == ADDON || (verb == HIRE && !hires) || (verb == BUILD && !builds)) continue;
      store<u32>(out + (left++ << 2), action);
    }
    return left;
  }

  get stateBytes(): i32 { return this.rules.stateBytes; }
  seats(s: usize): i32 { return this.rules.seats(s); }
  copy(to: usize, from: usize): void { this.rules.copy(to, from); }
  actor(s: usize): i32 { return this.rules.actor(s); }
  outcomes(s: usize, out: usize): i32 { return this.rules.outcomes(s, out); }
  apply(s: usize, action: u32): void { this.rules.apply(s, action); }
  whyNot(s: usize, action: u32, out: usize): i32 { return this.rules.whyNot(s, action, out); }
  check(s: usize): i32 { return this.rules.check(s); }
  settle(s: usize): void { this.rules.settle(s); }
  reward(s: usize, seat: i32): f32 { return this.rules.reward(s, seat); }
  certain(s: usize, viewer: i32): bool { return this.rules.certain(s, viewer); }
  evaluateAll(s: usize, out: usize): void { this.rules.evaluateAll(s, out); }
  /** What a plain player goes by, as a chance: a beam compares the ends of a turn with it. */
  evaluate(s: usize, seat: i32): f32 { return 1 / (1 + Mathf.exp(-worthTo(s, seat))); }
  determinize(s: usize, viewer: i32): void { this.rules.determinize(s, viewer); }
  observation(s: usize, viewer: i32): u64 { return this.rules.observation(s, viewer); }
  hash(s: usize): u64 { return this.rules.hash(s); }
  key(s: usize): u64 { return this.rules.key(s); }
  turn(s: usize): i32 { return this.rules.turn(s); }
}
