// What the other player could summon in his next turn.

import { reserve } from '../../kernel/arena';
import { empty, ofKind, put, rankAt, supply, take } from './board';
import { BORROW, COMMON, LIFTED, NOWHERE, STATE_BYTES, TO_MOVE } from './layout';
import { landings } from './menu';
import { any, first, rest } from './squares';
import { setScalar } from './state';
import { targets } from './summon';

const scratch = reserve(STATE_BYTES);

/**
 * Whether a seat, on turn with two actions and the card in hand, could summon it at once or after placing a piece; as a
 * number in actions.
 */
export function canFollow(given: usize, seat: i32, card: i32): bool {
  const s = scratch;
  memory.copy(s, given, STATE_BYTES);
  setScalar(s, TO_MOVE, seat);
  setScalar(s, BORROW, 0);
  setScalar(s, LIFTED, NOWHERE);
  if (any(targets(s, card))) return true;
  if (supply(s, seat, COMMON)) return afterPlacing(s, seat, card, empty(s));
  for (let left = ofKind(s, seat, COMMON); any(left); left = rest(left)) {
    const from = first(left);
    const rank = rankAt(s, from);
    take(s, from);
    setScalar(s, LIFTED, from);
    if (afterPlacing(s, seat, card, landings(s))) return true;
    put(s, seat, rank, from);
  }
  return false;
}

function afterPlacing(s: usize, seat: i32, card: i32, squares: v128): bool {
  for (let left = squares; any(left); left = rest(left)) {
    const square = first(left);
    put(s, seat, COMMON, square);
    const follows = any(targets(s, card));
    take(s, square);
    if (follows) return true;
  }
  return false;
}
