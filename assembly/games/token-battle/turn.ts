// One turn from first to last step, in the order of section 2.5 of the rules (TK-TURN-5).

import { isFull, setToken, token } from './board';
import { cardType, cardValue } from './cards';
import { CARD_USED, EXTRA_USED, GAIN, GAME_OVER, NEXT_TURN, PLACED, REACHED, SCORED } from './effect-kinds';
import { beginRecord, endRecord, isRead, note } from './effects';
import { FIELDS, HEAD_START, NOWHERE, PLY, POINT_LIMIT, STACKS_PER_SEAT, TO_MOVE, TURN_LIMIT } from './layout';
import { gainOf, gains, reachedFrom, updateGains } from './scoring';
import { fire } from './shots';
import { useSkill } from './skills';
import {
  boost, extraTurns, last, ply, points, setBoost, setExtraTurns, setLast, setPoints, toMove, topCard, useCard,
} from './state';
import { tokenOf } from './tokens';

/** TK-END-1, TK-END-2, TK-END-6. */
export function isOver(s: usize): bool {
  const limit: i32 = load<u16>(s, POINT_LIMIT);
  if (points(s, 0) >= limit || points(s, 1) >= limit) return true;
  const turns: i32 = load<u16>(s, TURN_LIMIT);
  return (turns && ply(s) >= turns) || isFull(s);
}

/** TK-END-3, TK-END-4: the seat with more points, 2 for a draw. */
export function leader(s: usize): i32 {
  const a = points(s, 0);
  const b = points(s, 1);
  return a == b ? 2 : a > b ? 0 : 1;
}

/** Plays an action: the top card of a stack onto a field. */
export function playTurn(s: usize, action: u32): void {
  const stack = action / FIELDS;
  const field = action % FIELDS;
  const seat = toMove(s);
  const card = useCard(s, seat, stack);
  note(CARD_USED, seat * STACKS_PER_SEAT + stack, NOWHERE, card, topCard(s, seat, stack));
  setLast(s, useSkill(s, seat, card, place(s, seat, card, field)));
  if (isRead()) tellAura(s, last(s));
  score(s);
  store<u16>(s, ply(s) + 1, PLY);
  if (isOver(s)) return note(GAME_OVER, NOWHERE, leader(s), 0, 0);
  fire(s, seat);
  passOn(s, seat);
}

/** TK-CARD-2, TK-BOOST-2. */
function place(s: usize, seat: i32, card: i32, field: i32): i32 {
  const shown = tokenOf(seat, cardType(card), cardValue(card));
  const byte = shown + boost(s, seat);
  setBoost(s, seat, 0);
  setToken(s, field, byte);
  note(PLACED, NOWHERE, field, shown, byte);
  return field;
}

/** Whom the aura of the token just played reaches, for previews. */
function tellAura(s: usize, field: i32): void {
  for (let rest = reachedFrom(s, field); rest; rest &= rest - 1) {
    const reached = <i32>ctz(rest);
    note(REACHED, field, reached, token(s, field), token(s, reached));
  }
}

/** TK-SCORE-1, TK-SCORE-3. */
function score(s: usize): void {
  const both = updateGains(s);
  for (let seat = 0; seat < 2; ++seat) {
    const before = points(s, seat);
    setPoints(s, seat, before + gainOf(both, seat));
    note(SCORED, NOWHERE, seat, before, points(s, seat));
  }
}

/** TK-EXTRA-2. */
function passOn(s: usize, seat: i32): void {
  const pending = extraTurns(s, seat);
  if (pending) {
    setExtraTurns(s, seat, pending - 1);
    note(EXTRA_USED, NOWHERE, seat, pending, pending - 1);
  } else store<u8>(s, seat ^ 1, TO_MOVE);
  note(NEXT_TURN, seat, toMove(s), 0, 0);
}

/** TK-GAME-7: `first` has been drawn; the other player starts with the head start. */
export function begin(s: usize, first: i32): void {
  store<u8>(s, first, TO_MOVE);
  setPoints(s, first ^ 1, load<u16>(s, HEAD_START));
}

/** Plays an action and writes what happens to `out`; returns the number of events. */
export function recordTurn(s: usize, action: u32, out: usize): i32 {
  const before = gains(s);
  beginRecord(out);
  playTurn(s, action);
  const after = gains(s);
  for (let seat = 0; seat < 2; ++seat) note(GAIN, NOWHERE, seat, gainOf(before, seat), gainOf(after, seat));
  return endRecord();
}
