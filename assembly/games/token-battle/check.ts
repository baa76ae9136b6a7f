// Which rule forbids a state from being a position to play on.

import { token } from './board';
import {
  DEPTH, FIELDS, FIRST_PLAYER, HEAD_START, MAX_HEAD_START, MAX_PLY, MAX_POINTS, MAX_POINT_LIMIT, MAX_TURN_LIMIT,
  MAX_VALUE, NOWHERE, OPTIONS, OPT_STACK_TOPS, POINT_LIMIT, SEATS, STACKS_PER_SEAT, TURN_LIMIT, UNDRAWN,
} from './layout';
import {
  TK_BOOST_1, TK_BOOST_2, TK_END_1, TK_END_6, TK_EXTRA_1, TK_GAME_1, TK_GAME_7, TK_HIT_2, TK_SET_1, TK_SET_2, TK_SET_6,
  TK_SWAP_3,
} from './rule-numbers';
import { boost, cardAt, extraTurns, last, ply, points, stackSize, toMove } from './state';
import { CARD_COUNT } from './tables';
import { valueOf } from './tokens';

/** 0, or the number of the first rule the state breaks. Expects the derived block to be in place. */
export function checkState(s: usize): i32 {
  if (toMove(s) > UNDRAWN || load<u8>(s, FIRST_PLAYER) > 2) return TK_GAME_1;
  return checkValues(s) || checkStacks(s) || checkPoints(s) || checkTurns(s) || checkLast(s) || checkStart(s);
}

function checkValues(s: usize): i32 {
  for (let field = 0; field < FIELDS; ++field) {
    const byte = token(s, field);
    if (!byte) continue;
    if (!valueOf(byte)) return TK_HIT_2;
    if (valueOf(byte) > MAX_VALUE) return TK_BOOST_1;
  }
  return 0;
}

function checkStacks(s: usize): i32 {
  for (let seat = 0; seat < SEATS; ++seat) if (!stackSize(s, seat, 0)) return TK_SET_1;
  for (let seat = 0; seat < SEATS; ++seat) {
    let ended = false;
    for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) {
      const size = stackSize(s, seat, stack);
      if (size && ended) return TK_SET_2;
      ended = !size;
      for (let depth = 0; depth < DEPTH; ++depth) {
        const card = cardAt(s, seat, stack, depth);
        if (card > CARD_COUNT) return TK_SET_6;
        if (card && depth >= size) return TK_SET_2;
      }
    }
  }
  return 0;
}

function checkPoints(s: usize): i32 {
  const limit: i32 = load<u16>(s, POINT_LIMIT);
  const start: i32 = load<u16>(s, HEAD_START);
  if (limit < 1 || limit > MAX_POINT_LIMIT || start >= limit || start > MAX_HEAD_START) return TK_END_1;
  for (let seat = 0; seat < SEATS; ++seat) if (points(s, seat) > MAX_POINTS) return TK_END_1;
  for (let seat = 0; seat < SEATS; ++seat) if (boost(s, seat) > 1) return TK_BOOST_2;
  return 0;
}

/**
 * Every turn pays its player at least a point (4.3), so that turns never outrun points by more than they do now:
 * neither counter can overflow in what is played from here.
 */
function checkTurns(s: usize): i32 {
  const most = MAX_PLY + points(s, 0) + points(s, 1);
  if (extraTurns(s, 0) + extraTurns(s, 1) > most) return TK_EXTRA_1;
  const limit: i32 = load<u16>(s, TURN_LIMIT);
  if (limit > MAX_TURN_LIMIT || (limit && ply(s) > limit)) return TK_END_6;
  return ply(s) > most ? TK_END_1 : 0;
}

function checkLast(s: usize): i32 {
  const at = last(s);
  return at != NOWHERE && (at >= FIELDS || !token(s, at)) ? TK_SWAP_3 : 0;
}

/** Who begins can only be open before anything has happened. */
function checkStart(s: usize): i32 {
  if (<i32>load<u8>(s, OPTIONS) >= 2 * OPT_STACK_TOPS) return TK_GAME_7;
  if (toMove(s) != UNDRAWN) return 0;
  let used = ply(s) + i32(last(s) != NOWHERE) + i32(load<u8>(s, FIRST_PLAYER) != 0);
  for (let field = 0; field < FIELDS; ++field) used += token(s, field);
  for (let seat = 0; seat < SEATS; ++seat) used += points(s, seat) + extraTurns(s, seat) + boost(s, seat);
  return used ? TK_GAME_7 : 0;
}
