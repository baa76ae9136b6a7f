import { reserve } from './arena';
import { MAX_ACTIONS, Rules } from './rules';

/** One state and one action list a ply, for searches that walk the tree depth first. */
export class Frames<R extends Rules> {
  private states: usize;
  private lists: usize;
  private bytes: i32;

  constructor(rules: R, public plies: i32) {
    this.bytes = rules.stateBytes;
    this.states = reserve(rules.stateBytes * plies);
    this.lists = reserve(MAX_ACTIONS * 8 * plies);
  }

  state(ply: i32): usize {
    return this.states + ply * this.bytes;
  }

  /** Room for MAX_ACTIONS pairs of u32. */
  list(ply: i32): usize {
    return this.lists + ply * MAX_ACTIONS * 8;
  }
}
