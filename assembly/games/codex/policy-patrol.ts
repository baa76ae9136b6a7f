// A plain player's patrol: whoever can stands in it, whoever lasts longest as the leader.

import { IS_HERO } from './effects/codes';
import { argumentOf, verbOf } from './actions';
import { lookBack } from './ask';
import { faces, view } from './faces';
import { OBJ_DAMAGE, OBJ_SLOT, THING } from './layout';
import { count, fieldOf, record } from './objects';
import { active } from './table';
import { recall } from './scripts';

/** The leader takes the first blows; the elite deals 1 more; a unit in the slots behind leaves something when it dies. */
function worthInSlot(place: i32, slot: i32): i32 {
  const face = faces[place];
  const hits = face.hp - fieldOf(record(place), OBJ_DAMAGE);
  const isHero = i32((face.kinds & IS_HERO) != 0);
  if (slot == 1) return 4 * hits - 6 * isHero - face.atk;
  if (slot == 2) return 4 * face.atk + hits;
  return 20 - 10 * isHero - hits;
}

/** The slot that is being filled: the one after the highest that has been. */
function slotOf(): i32 {
  let slot = 1;
  for (let i = 0, n = count(); i < n; ++i) {
    if (faces[i].side == active()) slot = max(slot, fieldOf(record(i), OBJ_SLOT) + 1);
  }
  return slot;
}

export function plainPatroller(s: usize, actions: usize, n: i32): u32 {
  recall(s);
  lookBack();
  view();
  const slot = slotOf();
  let best = load<u32>(actions + ((n - 1) << 2));
  let most = -1 << 20;
  for (let i = 0; i < n; ++i) {
    const action = load<u32>(actions + (i << 2));
    if (verbOf(action) != THING) continue;
    const worth = worthInSlot(argumentOf(action), slot);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}
