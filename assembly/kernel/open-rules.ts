import { Rules } from './rules';

/** A game without hidden information, for any number of seats. */
export abstract class OpenRules extends Rules {
  get hidden(): bool {
    return false;
  }

  certain(s: usize, viewer: i32): bool {
    return true;
  }

  determinize(s: usize, viewer: i32): void {}

  observation(s: usize, viewer: i32): u64 {
    return this.hash(s);
  }
}
