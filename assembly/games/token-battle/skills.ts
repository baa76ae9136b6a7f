// The eleven skills (2.7, 2.8). Targets are fixed when a skill starts (TK-AREA-4): every skill works on the sets of
// fields taken before its first change.

import { behind, beside, contains, occupied, ownedBy, setToken, token } from './board';
import { areaAround, cardArea, cardSkill } from './cards';
import {
  BLOCKED, BOOST_GAINED, CREATED, EXTRA_GAINED, GILDED, MIRRORED, MIRRORED_OFF, PUSHED, PUSHED_OFF, SWAPPED,
} from './effect-kinds';
import { note } from './effects';
import {
  BOOST_NEXT, EXTRA_TURN_IF_COVERED, GILD, GOLDEN, MIRROR, NOWHERE, OPPONENT_EXTRA_TURN, OPT_COVERED_OFF_IGNORED,
  OPT_MIRROR_OFF_DESTROYS, PLAIN, PUSH, REDUCE, REDUCE_BY_FRIENDS, SPAWN_ENEMY, SPAWN_FRIEND, SWAP_WITH_LAST,
} from './layout';
import { boost, extraTurns, has, last, setBoost, setExtraTurns } from './state';
import { OPPOSITE } from './tables';
import { destroy, ownerOf, tokenOf, typeOf, valueOf, weaken } from './tokens';

/** TK-GILD-1: a token of at least this value stays what it is. */
const TOO_PRECIOUS: i32 = 3;

/** Carries out the skill of a card just placed on `field` and returns where its token stands then (TK-TURN-6). */
export function useSkill(s: usize, seat: i32, card: i32, field: i32): i32 {
  const area = areaAround(card, field);
  switch (cardSkill(card)) {
    case REDUCE: weakenAll(s, area & occupied(s), 1); break;
    case PUSH: push(s, area & occupied(s), field); break;
    case MIRROR: mirror(s, area & occupied(s), field); break;
    case SPAWN_FRIEND: spawn(s, area & ~occupied(s), seat); break;
    case SPAWN_ENEMY: spawn(s, area & ~occupied(s), seat ^ 1); break;
    case EXTRA_TURN_IF_COVERED: if (covered(s, card, area)) gainExtraTurn(s, seat); break;
    case OPPONENT_EXTRA_TURN: gainExtraTurn(s, seat ^ 1); break;
    case REDUCE_BY_FRIENDS: volley(s, area & occupied(s), seat); break;
    case SWAP_WITH_LAST: return swapWithLast(s, field);
    case GILD: gild(s, area & occupied(s)); break;
    case BOOST_NEXT: boostNext(s, seat); break;
    default: break;
  }
  return field;
}

/** TK-REDUCE-1. */
function weakenAll(s: usize, targets: u64, loss: i32): void {
  for (let rest = targets; rest; rest &= rest - 1) weaken(s, <i32>ctz(rest), loss);
}

/** TK-VOLLEY-1, TK-VOLLEY-2. */
function volley(s: usize, targets: u64, seat: i32): void {
  const friends = <i32>popcnt(targets & ownedBy(s, seat));
  if (friends) weakenAll(s, targets, friends);
}

function move(s: usize, from: i32, to: i32, kind: i32): void {
  const byte = token(s, from);
  setToken(s, from, 0);
  setToken(s, to, byte);
  note(kind, from, to, byte, byte);
}

function exchange(s: usize, a: i32, b: i32, kind: i32): void {
  const first = token(s, a);
  const second = token(s, b);
  setToken(s, a, second);
  setToken(s, b, first);
  note(kind, a, b, first, first);
  note(kind, b, a, second, second);
}

function stay(s: usize, field: i32): void {
  const byte = token(s, field);
  note(BLOCKED, field, field, byte, byte);
}

function fallOff(s: usize, field: i32, kind: i32): void {
  const byte = token(s, field);
  note(kind, field, NOWHERE, byte, byte);
  destroy(s, field);
}

/** TK-PUSH-1 to TK-PUSH-3. Fields behind targets are no targets themselves, so the order does not matter. */
function push(s: usize, targets: u64, from: i32): void {
  const taken = occupied(s);
  for (let d = 0; d < 8; ++d) {
    const target = beside(from, d);
    if (target == NOWHERE || !contains(targets, target)) continue;
    const to = behind(from, d);
    if (to == NOWHERE) fallOff(s, target, PUSHED_OFF);
    else if (contains(taken, to)) stay(s, target);
    else move(s, target, to, PUSHED);
  }
}

/** TK-MIRROR-1 to TK-MIRROR-4. */
function mirror(s: usize, targets: u64, centre: i32): void {
  const taken = occupied(s);
  for (let d = 0; d < 8; ++d) {
    const target = beside(centre, d);
    if (target == NOWHERE || !contains(targets, target)) continue;
    const opposite: i32 = load<u8>(OPPOSITE + d);
    const to = beside(centre, opposite);
    if (to == NOWHERE) {
      if (has(s, OPT_MIRROR_OFF_DESTROYS)) fallOff(s, target, MIRRORED_OFF);
      else stay(s, target);
    } else if (contains(targets, to)) {
      if (d < opposite) exchange(s, target, to, MIRRORED);
    } else if (contains(taken, to)) stay(s, target);
    else move(s, target, to, MIRRORED);
  }
}

/** TK-SPAWN-1 to TK-SPAWN-3. */
function spawn(s: usize, targets: u64, owner: i32): void {
  const byte = tokenOf(owner, PLAIN, 1);
  for (let rest = targets; rest; rest &= rest - 1) {
    const field = <i32>ctz(rest);
    setToken(s, field, byte);
    note(CREATED, NOWHERE, field, 0, byte);
  }
}

/** TK-COVER-1, TK-COVER-2. */
function covered(s: usize, card: i32, area: u64): bool {
  if (area & ~occupied(s)) return false;
  return has(s, OPT_COVERED_OFF_IGNORED) ? area != 0 : <i32>popcnt(area) == popcnt(cardArea(card));
}

/** TK-EXTRA-1. */
function gainExtraTurn(s: usize, seat: i32): void {
  const before = extraTurns(s, seat);
  setExtraTurns(s, seat, before + 1);
  note(EXTRA_GAINED, NOWHERE, seat, before, before + 1);
}

/** TK-SWAP-1 to TK-SWAP-3. */
function swapWithLast(s: usize, field: i32): i32 {
  const other = last(s);
  if (other == NOWHERE) return field;
  exchange(s, field, other, SWAPPED);
  return other;
}

/** TK-GILD-1, TK-GILD-2. */
function gild(s: usize, targets: u64): void {
  for (let rest = targets; rest; rest &= rest - 1) {
    const field = <i32>ctz(rest);
    const byte = token(s, field);
    if (valueOf(byte) >= TOO_PRECIOUS || typeOf(byte) == GOLDEN) continue;
    const golden = tokenOf(ownerOf(byte), GOLDEN, valueOf(byte));
    setToken(s, field, golden);
    note(GILDED, NOWHERE, field, byte, golden);
  }
}

/** TK-BOOST-1. */
function boostNext(s: usize, seat: i32): void {
  note(BOOST_GAINED, NOWHERE, seat, boost(s, seat), 1);
  setBoost(s, seat, 1);
}
