import { Rules } from './rules';

/** A game without hidden information: every world a player can think of is the one at hand. */
export abstract class OpenRules extends Rules {
  certain(s: usize, viewer: i32): bool {
    return true;
  }

  determinize(s: usize, viewer: i32): void {}

  observation(s: usize, viewer: i32): u64 {
    return this.hash(s);
  }
}
