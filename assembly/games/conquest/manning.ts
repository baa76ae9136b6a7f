// Manning fronts (CQ-MOVE-9, CQ-SEA-14, step 4.5 of a turn).

import { action, firstOf, put, typeOf } from './actions';
import { listGroups, sizeOf } from './divisions';
import { forceFrom, forceFront, forceOwner, forceRearSize } from './forces';
import { ACT_MAN_DONE, ACT_MAN_FORCE, ACT_MAN_FRONT, ACT_MAN_WITH, NODE_MAN, NODE_MAN_WITH, PICK, PICK_KIND } from './layout';
import { roomAt } from './places';
import { feeding, fill, invaderPost, roomIn } from './posts';
import { clearStep, goTo, landAt, number, onTurn, ownerOf, rearSize, setNumber } from './state';
import { PLACES } from './tables';

/** Own front place with room and somebody behind it. */
export function canManFront(s: usize, place: i32): bool {
  return ownerOf(s, landAt(place)) == onTurn(s) && rearSize(s, landAt(place)) > 0 && roomAt(s, place) > 0;
}

/** Own force whose rear can fill its front. */
export function canManForce(s: usize, place: i32): bool {
  const force = forceFrom(s, place);
  return forceOwner(force) == onTurn(s) && sizeOf(forceFront(force)) < 2 && forceRearSize(force) > 0;
}

export function listManning(s: usize, out: usize): i32 {
  let n = 0;
  for (let place = 0; place < PLACES; ++place) if (canManFront(s, place)) n = put(out, n, action(ACT_MAN_FRONT, place));
  for (let place = 0; place < PLACES; ++place) if (canManForce(s, place)) n = put(out, n, action(ACT_MAN_FORCE, place));
  return put(out, n, action(ACT_MAN_DONE));
}

export function chooseManned(s: usize, code: u32): void {
  setNumber(s, PICK, firstOf(code));
  setNumber(s, PICK_KIND, i32(typeOf(code) == ACT_MAN_FORCE));
  goTo(s, NODE_MAN_WITH);
}

/** The post that is being manned: a front place, or a landing force. */
export function mannedPost(s: usize): i32 {
  return number(s, PICK_KIND) ? invaderPost(number(s, PICK)) : number(s, PICK);
}

export function listMannings(s: usize, out: usize): i32 {
  const post = mannedPost(s);
  return listGroups(action(ACT_MAN_WITH), 1, roomIn(s, post), feeding(s, post, 0), feeding(s, post, 1), feeding(s, post, 2), out);
}

export function man(s: usize, group: i32): void {
  fill(s, mannedPost(s), group);
  clearStep(s);
  goTo(s, NODE_MAN);
}
