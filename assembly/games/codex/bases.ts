// The bases of a state, without running its script.

import { sideOf, thingAt, thingCount } from './goal-facts';
import { OBJ_CARD, OBJ_DAMAGE } from './layout';
import { FACE_BASE } from './tables';

/** CX-WIN-1. */
export const BASE_HP: i32 = 20;

function baseOf(s: usize, seat: i32): usize {
  for (let i = 0, n = thingCount(s); i < n; ++i) {
    const o = thingAt(s, i);
    if (load<u16>(o, OBJ_CARD) == FACE_BASE && sideOf(o) == seat) return o;
  }
  return 0;
}
/** HP a base has lost; all of them when it has fallen. */
export function damageOn(s: usize, seat: i32): i32 {
  const base = baseOf(s, seat);
  return base ? min(BASE_HP, load<u8>(base, OBJ_DAMAGE)) : BASE_HP;
}
