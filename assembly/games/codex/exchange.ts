// HP on both sides of the table, between two actions: what one attack costs whom.

import { lookBack } from './ask';
import { faces, view } from './faces';
import { hasHp } from './defenders';
import { OBJ_DAMAGE } from './layout';
import { count, fieldOf, record } from './objects';
import { recall } from './scripts';

/** HP left of everything a seat has, its base included, minus those of the other seat. */
export function hpAhead(s: usize, seat: i32): i32 {
  recall(s);
  lookBack();
  view();
  let ahead = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const face = faces[i];
    if (!hasHp(face)) continue;
    const left = max(0, face.hp - fieldOf(record(i), OBJ_DAMAGE));
    ahead += face.side == seat ? left : -left;
  }
  return ahead;
}
