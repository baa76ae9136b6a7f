// Which rule forbids a state from being a position to play on.

import { token } from './board';
import {
  DEPTH, FIELDS, FIRST_PLAYER, HEAD_START, MAX_HEAD_START, MAX_PLY, MAX_POINTS, MAX_POINT_LIMIT, MAX_TURN_LIMIT,
  MAX_VALUE, NOWHERE, OPTIONS, OPT_STACK_TOPS, POINT_LIMIT, SEATS, STACKS_PER_SEAT, TURN_LIMIT, UNDRAWN,
} from './layout';
import {
  TK_BOOST_2, TK_CARD_2, TK_END_1, TK_END_6, TK_EXTRA_1, TK_GAME_1, TK_GAME_7, TK_SCORE_3, TK_SET_1, TK_SET_2, TK_SET_6, TK_SWAP_2,
} from './rule-numbers';
import { boost, cardAt, extraTurns, last, ply, points, stackSize, toMove } from './state';
import { CARD_COUNT } from './tables';
import { valueOf } from './tokens';

/** 0, or the number of the first rule the state breaks. Expects the derived block to be in place. */
export function checkState(s: usize): i32 {
  if (toMove(s) > UNDRAWN || load<u8>(s, FIRST_PLAYER) > 2) return TK_GAME_1;
  return checkLimits(s) || checkBoard(s) || checkSeat(s, 0) || checkSeat(s, 1) || checkStart(s);
}

function checkLimits(s: usize): i32 {
  const limit: i32 = load<u16>(s, POINT_LIMIT);
  const start: i32 = load<u16>(s, HEAD_START);
  if (limit < 1 || limit > MAX_POINT_LIMIT) return TK_END_1;
  if (start > MAX_HEAD_START || start >= limit || <i32>load<u8>(s, OPTIONS) >= 2 * OPT_STACK_TOPS) return TK_GAME_7;
  return <i32>load<u16>(s, TURN_LIMIT) > MAX_TURN_LIMIT || ply(s) > MAX_PLY ? TK_END_6 : 0;
}

function checkBoard(s: usize): i32 {
  for (let field = 0; field < FIELDS; ++field) {
    const byte = token(s, field);
    if (byte && (!valueOf(byte) || valueOf(byte) > MAX_VALUE)) return TK_CARD_2;
  }
  const at = last(s);
  return at != NOWHERE && (at >= FIELDS || !token(s, at)) ? TK_SWAP_2 : 0;
}

function checkSeat(s: usize, seat: i32): i32 {
  if (points(s, seat) > MAX_POINTS) return TK_SCORE_3;
  if (extraTurns(s, seat) > MAX_PLY) return TK_EXTRA_1;
  if (boost(s, seat) > 1) return TK_BOOST_2;
  let cards = 0;
  for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) {
    for (let depth = 0; depth < DEPTH; ++depth) {
      const card = cardAt(s, seat, stack, depth);
      if (card > CARD_COUNT) return TK_SET_6;
      if (card && depth >= stackSize(s, seat, stack)) return TK_SET_2;
      if (card) ++cards;
    }
  }
  return cards ? 0 : TK_SET_1;
}

/** Who begins can only be open before anything has happened. */
function checkStart(s: usize): i32 {
  if (toMove(s) != UNDRAWN) return 0;
  let used = ply(s) + i32(last(s) != NOWHERE) + i32(load<u8>(s, FIRST_PLAYER) != 0);
  for (let field = 0; field < FIELDS; ++field) used += token(s, field);
  for (let seat = 0; seat < SEATS; ++seat) used += points(s, seat) + extraTurns(s, seat) + boost(s, seat);
  return used ? TK_GAME_7 : 0;
}
