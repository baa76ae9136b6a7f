// The bases of a state, without running its script.

import { BIT_CONTROLLER, OBJECTS, OBJECT_BYTES, OBJECT_COUNT, OBJ_BITS, OBJ_CARD, OBJ_DAMAGE } from './layout';
import { FACE_BASE } from './tables';

/** CX-WIN-1. */
export const BASE_HP: i32 = 20;

function baseOf(s: usize, seat: i32): usize {
  for (let i = 0, n: i32 = load<u8>(s, OBJECT_COUNT); i < n; ++i) {
    const o = s + OBJECTS + i * OBJECT_BYTES;
    if (load<u16>(o, OBJ_CARD) == FACE_BASE && i32((load<u16>(o, OBJ_BITS) & BIT_CONTROLLER) != 0) == seat) return o;
  }
  return 0;
}
/** HP a base has lost; all of them when it has fallen. */
export function damageOn(s: usize, seat: i32): i32 {
  const base = baseOf(s, seat);
  return base ? min(BASE_HP, load<u8>(base, OBJ_DAMAGE)) : BASE_HP;
}
