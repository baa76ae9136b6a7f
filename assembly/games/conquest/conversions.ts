// Merging and disarming (2.8 of the rules).

import { action, countOf, firstOf, put, typeOf } from './actions';
import { changed, countIn, sizeOf } from './divisions';
import {
  ACT_DISARM_DONE, ACT_DISARM_FRONT, ACT_DISARM_REAR, ACT_MERGE, ACT_MERGE_DONE, ARMOUR, DAMAGED, INFANTRY,
} from './layout';
import { groupAt, setGroup } from './places';
import { isHome } from './recruit';
import { addRear, landAt, onTurn, ownerOf, rear } from './state';
import { armourLeft, infantryLeft } from './supply';
import { PLACES, TERRITORIES } from './tables';

/** Infantry an armoured division is worth (CQ-PIECE-2). */
const WORTH: i32 = 3;

export function listDisarms(s: usize, out: usize): i32 {
  const seat = onTurn(s);
  let n = 0;
  if (infantryLeft(s, seat) >= WORTH) {
    for (let t = 0; t < TERRITORIES; ++t) {
      for (let kind = ARMOUR; kind <= DAMAGED; ++kind) {
        if (ownerOf(s, t) == seat && rear(s, t, kind)) n = put(out, n, action(ACT_DISARM_REAR, t, 0, kind));
      }
    }
    for (let place = 0; place < PLACES; ++place) {
      if (ownerOf(s, landAt(place)) != seat) continue;
      for (let kind = ARMOUR; kind <= DAMAGED; ++kind) {
        if (countIn(groupAt(s, place), kind)) n = put(out, n, action(ACT_DISARM_FRONT, place, 0, kind));
      }
    }
  }
  return put(out, n, action(ACT_DISARM_DONE));
}

/** At a front as many of the three as there is room for stay, the others go to the rear (CQ-CONV-4). */
export function disarm(s: usize, code: u32): void {
  const kind = countOf(code);
  if (typeOf(code) == ACT_DISARM_REAR) {
    addRear(s, firstOf(code), kind, -1);
    return addRear(s, firstOf(code), INFANTRY, WORTH);
  }
  const place = firstOf(code);
  let group = changed(groupAt(s, place), kind, -1);
  const staying = 2 - sizeOf(group);
  for (let i = 0; i < staying; ++i) group = changed(group, INFANTRY, 1);
  setGroup(s, place, group);
  addRear(s, landAt(place), INFANTRY, WORTH - staying);
}

export function listMerges(s: usize, out: usize): i32 {
  const seat = onTurn(s);
  let n = 0;
  if (armourLeft(s, seat) > 0) {
    for (let t = 0; t < TERRITORIES; ++t) {
      if (ownerOf(s, t) == seat && isHome(s, t) && rear(s, t, INFANTRY) >= WORTH) n = put(out, n, action(ACT_MERGE, t));
    }
  }
  return put(out, n, action(ACT_MERGE_DONE));
}

export function merge(s: usize, t: i32): void {
  addRear(s, t, INFANTRY, -WORTH);
  addRear(s, t, ARMOUR, 1);
}
