// What questions look at in a table between two actions, where nothing is derived: what is in play, and where it went.

import {
  BIT_CONTROLLER, COMMAND, KIND_COUNT, MAX_KINDS, OBJECTS, OBJECT_BYTES, OBJECT_COUNT, OBJ_BITS, OBJ_CARD, OBJ_ID,
  OWNED, PILES, PILE_DISCARD, SIDES, SIDE_BYTES, TEAM,
} from './layout';
import { IS_HERO, IS_UNIT } from './effects/codes';
import { isBuilding, isHero, isToken, printed } from './printed';
import { ROW_KINDS } from './tables';

/** In the command zone with two cooldown markers, which only death brings (CX-HERO-13). */
const DEAD: i32 = 3;

export function thingCount(s: usize): i32 { return load<u8>(s, OBJECT_COUNT); }
export function thingAt(s: usize, place: i32): usize { return s + OBJECTS + place * OBJECT_BYTES; }
export function sideOf(o: usize): i32 { return i32((load<u16>(o, OBJ_BITS) & BIT_CONTROLLER) != 0); }

/** Record of the thing with a number, 0 when it is not in play. */
export function thingWith(s: usize, id: i32): usize {
  for (let i = 0, n = thingCount(s); i < n; ++i) {
    const o = thingAt(s, i);
    if (load<u16>(o, OBJ_ID) == id) return o;
  }
  return 0;
}
/** Whether another thing in play is of the same card. */
export function hasTwin(s: usize, id: i32, card: i32): bool {
  for (let i = 0, n = thingCount(s); i < n; ++i) {
    const o = thingAt(s, i);
    if (load<u16>(o, OBJ_CARD) == card && load<u16>(o, OBJ_ID) != id) return true;
  }
  return false;
}

/** Copies of a card in its owner's discard pile. */
export function inDiscard(s: usize, owner: i32, card: i32): i32 {
  const side = s + SIDES + owner * SIDE_BYTES;
  for (let i = 0, n: i32 = load<u8>(side, KIND_COUNT); i < n; ++i) {
    if (load<u16>(side + OWNED + 2 * i) == card) return load<u8>(side + PILES + PILE_DISCARD * MAX_KINDS + i);
  }
  return 0;
}

/**
 * Whether a thing that is in play no more has died or was destroyed; leaving play otherwise is neither (CX-DEATH-3).
 * Of a token nothing tells how it went (CX-TOKEN-3), so that for a question it is dead once it is gone.
 * `before`: copies of its card that were in its owner's discard pile while it was in play.
 */
export function hasDied(s: usize, owner: i32, card: i32, before: i32): bool {
  if (isBuilding(card) || isToken(card)) return true;
  if (!isHero(card)) return inDiscard(s, owner, card) > before;
  const side = s + SIDES + owner * SIDE_BYTES;
  for (let i = 0; i < 3; ++i) if (load<u16>(side + TEAM + 2 * i) == card) return load<u8>(side + COMMAND + i) == DEAD;
  return false;
}

function isBody(card: i32): bool { return (printed(card, ROW_KINDS) & (IS_UNIT | IS_HERO)) != 0; }

/** Things on one side at `root` that are not on it at `s`; `bodies`: of units and heroes only. */
export function lostSince(root: usize, s: usize, seat: i32, bodies: bool): i32 {
  let lost = 0;
  for (let i = 0, n = thingCount(root); i < n; ++i) {
    const o = thingAt(root, i);
    if (sideOf(o) != seat || (bodies && !isBody(load<u16>(o, OBJ_CARD)))) continue;
    const now = thingWith(s, load<u16>(o, OBJ_ID));
    if (!now || (!bodies && sideOf(now) != seat)) ++lost;
  }
  return lost;
}
