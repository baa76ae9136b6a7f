// What can be done at a node: placements, or the outcomes of the draw that decides who begins.

import { ALL_FIELDS, occupied } from './board';
import { SEATS, STACKS_PER_SEAT } from './layout';
import { actionOf, stackSize, toMove } from './state';

/** Lists every legal action, ascending (4.2). */
export function listPlacements(s: usize, out: usize): i32 {
  const empty = ~occupied(s) & ALL_FIELDS;
  const seat = toMove(s);
  let count = 0;
  for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) {
    if (!stackSize(s, seat, stack)) continue;
    for (let rest = empty; rest; rest &= rest - 1) {
      store<u32>(out + (count++ << 2), actionOf(stack, <i32>ctz(rest)));
    }
  }
  return count;
}

/** TK-GAME-7: a fair draw. */
export function listFirstPlayers(out: usize): i32 {
  for (let seat = 0; seat < SEATS; ++seat) {
    store<u32>(out + (seat << 3), seat);
    store<u32>(out + (seat << 3), 1, 4);
  }
  return SEATS;
}
