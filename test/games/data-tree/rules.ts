// A game that is whatever tree a test writes into it: any number of seats, any decider, chance and rewards.
// Nothing is hidden unless the test says so.

import { reserve } from '../../../assembly/kernel/arena';
import { combine } from '../../../assembly/kernel/hash';
import { OpenRules } from '../../../assembly/kernel/open-rules';
import { OVER } from '../../../assembly/kernel/rules';
import { ACTOR, CHILDREN, FIRST, KEY, MAX_SEATS, MAX_TREE_NODES, NODE, NODE_BYTES, STATE_BYTES, TURN, VALUES, WEIGHT } from './layout';

export const tree = reserve(MAX_TREE_NODES * NODE_BYTES);

/** The tree's node a state is at. */
export function at(s: usize): usize {
  return tree + load<u32>(s, NODE) * NODE_BYTES;
}

@final
export class DataTree extends OpenRules {
  seatCount: i32 = MAX_SEATS;
  /** Seats see what others do only by the keys of the nodes it leads to. */
  secret: bool = false;
  /** The search is told so. */
  hides: bool = false;
  width: f64 = 0;

  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  seats(s: usize): i32 {
    return this.seatCount;
  }

  copy(to: usize, from: usize): void {
    v128.store(to, v128.load(from));
  }

  actor(s: usize): i32 {
    return load<u8>(at(s), ACTOR);
  }

  legal(s: usize, out: usize): i32 {
    const count: i32 = load<u8>(at(s), CHILDREN);
    for (let i = 0; i < count; ++i) store<u32>(out + (i << 2), i);
    return count;
  }

  outcomes(s: usize, out: usize): i32 {
    const count: i32 = load<u8>(at(s), CHILDREN);
    const first = tree + load<u32>(at(s), FIRST) * NODE_BYTES;
    for (let i = 0; i < count; ++i) {
      store<u32>(out + (i << 3), i);
      store<u32>(out + (i << 3), load<u32>(first + i * NODE_BYTES, WEIGHT), 4);
    }
    return count;
  }

  apply(s: usize, action: u32): void {
    store<u32>(s, load<u32>(at(s), FIRST) + action, NODE);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    if (this.actor(s) != OVER && action < <u32>load<u8>(at(s), CHILDREN)) return 0;
    store<u32>(out, 1);
    return 1;
  }

  check(s: usize): i32 {
    return load<u32>(s, NODE) < <u32>MAX_TREE_NODES ? 0 : 1;
  }

  settle(s: usize): void {}

  reward(s: usize, seat: i32): f32 {
    return load<f32>(at(s) + (seat << 2), VALUES);
  }

  evaluateAll(s: usize, out: usize): void {
    memory.copy(out, at(s) + VALUES, MAX_SEATS << 2);
  }

  get hidden(): bool {
    return this.secret;
  }

  observation(s: usize, viewer: i32): u64 {
    const key: u64 = load<u32>(at(s), KEY);
    return this.secret && key ? combine(2, key) : this.hash(s);
  }

  hidesAction(s: usize, viewer: i32): bool {
    return this.hides;
  }

  get widening(): f64 {
    return this.width;
  }

  /** High enough that a few thousand playouts look at every line of a small tree. */
  get exploration(): f64 {
    return 2;
  }

  hash(s: usize): u64 {
    return combine(1, load<u32>(s, NODE));
  }

  turn(s: usize): i32 {
    return load<u16>(at(s), TURN);
  }
}
