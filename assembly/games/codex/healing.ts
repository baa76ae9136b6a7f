// Healing in upkeep (CX-KW-21).

import { faces, view } from './faces';
import { OBJ_DAMAGE } from './layout';
import { count, fieldOf, record, setField } from './objects';

/** So much damage off each unit and hero of a player. */
export function healAll(seat: i32, n: i32): void {
  view();
  for (let i = 0, all = count(); i < all; ++i) {
    const o = record(i);
    if (faces[i].side == seat && faces[i].isBody) setField(o, OBJ_DAMAGE, max(0, fieldOf(o, OBJ_DAMAGE) - n));
  }
}
