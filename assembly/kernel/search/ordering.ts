// Which action to look at first. A list holds pairs (u32 action, i32 priority); cutoffs teach the search what is
// promising where no estimate is at hand.

import { reserve } from '../arena';

/** Kinds of actions that are told apart. */
export const HISTORY_SLOTS: i32 = 4096;
/** A count this high makes all of them be halved, so that old cutoffs fade. */
const HISTORY_LIMIT: i32 = 1 << 20;
const KILLERS: i32 = 2;

export class Ordering {
  private history: usize;
  private killers: usize;

  constructor(private plies: i32) {
    this.history = reserve(HISTORY_SLOTS * 4);
    this.killers = reserve(plies * KILLERS * 4);
  }

  clear(): void {
    memory.fill(this.history, 0, HISTORY_SLOTS * 4);
    memory.fill(this.killers, 0xff, this.plies * KILLERS * 4);
  }

  /** An action of this kind cut off a search of this depth. */
  reward(ply: i32, action: u32, kind: i32, depth: i32): void {
    const killer = this.killers + ply * KILLERS * 4;
    if (load<u32>(killer) != action) {
      store<u32>(killer, load<u32>(killer), 4);
      store<u32>(killer, action);
    }
    const slot = this.history + (kind << 2);
    const count = load<i32>(slot) + depth * depth;
    store<i32>(slot, count);
    if (count < HISTORY_LIMIT) return;
    for (let i = 0; i < HISTORY_SLOTS; ++i) store<i32>(this.history + (i << 2), load<i32>(this.history + (i << 2)) >> 1);
  }

  priority(ply: i32, action: u32, kind: i32): i32 {
    const killer = this.killers + ply * KILLERS * 4;
    if (load<u32>(killer) == action) return HISTORY_LIMIT << 2;
    if (load<u32>(killer, 4) == action) return HISTORY_LIMIT << 1;
    return load<i32>(this.history + (kind << 2));
  }
}

/** Makes an action the most promising of a list, if it is there. */
export function preferAction(list: usize, action: u32, count: i32): void {
  for (let i = 0; i < count; ++i) if (load<u32>(list + (i << 3)) == action) return store<i32>(list + (i << 3), i32.MAX_VALUE, 4);
}

/** Moves the most promising pair from `from` on to `from`; earlier pairs win ties. */
export function bringBest(list: usize, from: i32, count: i32): void {
  let best = from;
  let top = load<i32>(list + (from << 3), 4);
  for (let i = from + 1; i < count; ++i) {
    const priority = load<i32>(list + (i << 3), 4);
    if (priority > top) {
      top = priority;
      best = i;
    }
  }
  if (best == from) return;
  const pair = load<u64>(list + (best << 3));
  // The pairs between move up by one: equal priorities stay in the order in which the actions are listed.
  memory.copy(list + (from << 3) + 8, list + (from << 3), (best - from) << 3);
  store<u64>(list + (from << 3), pair);
}
