// Reading and changing the bytes of a state beside the board.

import {
  BOOST, DEPTH, EXTRA, FIELDS, LAST, OPTIONS, PLY, POINTS, SEATS, SEAT_CARDS, SIZES, STACKS, STACKS_PER_SEAT, STATE_BYTES, TO_MOVE,
} from './layout';

export function copyState(to: usize, from: usize): void {
  for (let i: usize = 0; i < <usize>STATE_BYTES; i += 16) v128.store(to + i, v128.load(from + i));
}

export function toMove(s: usize): i32 {
  return load<u8>(s, TO_MOVE);
}

export function has(s: usize, option: i32): bool {
  return (load<u8>(s, OPTIONS) & option) != 0;
}

export function points(s: usize, seat: i32): i32 {
  return load<u16>(s + (seat << 1), POINTS);
}

export function setPoints(s: usize, seat: i32, value: i32): void {
  store<u16>(s + (seat << 1), value, POINTS);
}

export function extraTurns(s: usize, seat: i32): i32 {
  return load<u16>(s + (seat << 1), EXTRA);
}

export function setExtraTurns(s: usize, seat: i32, value: i32): void {
  store<u16>(s + (seat << 1), value, EXTRA);
}

export function boost(s: usize, seat: i32): i32 {
  return load<u8>(s + seat, BOOST);
}

export function setBoost(s: usize, seat: i32, value: i32): void {
  store<u8>(s + seat, value, BOOST);
}

export function last(s: usize): i32 {
  return load<u8>(s, LAST);
}

export function setLast(s: usize, field: i32): void {
  store<u8>(s, field, LAST);
}

export function ply(s: usize): i32 {
  return load<u16>(s, PLY);
}

function stackAt(s: usize, seat: i32, stack: i32): usize {
  return s + STACKS + seat * SEAT_CARDS + stack * DEPTH;
}

export function stackSize(s: usize, seat: i32, stack: i32): i32 {
  return load<u8>(s + seat * STACKS_PER_SEAT + stack, SIZES);
}

export function cardAt(s: usize, seat: i32, stack: i32, depth: i32): i32 {
  return load<u8>(stackAt(s, seat, stack) + depth);
}

/** The card on top of a stack, 0 if it is empty. */
export function topCard(s: usize, seat: i32, stack: i32): i32 {
  return cardAt(s, seat, stack, 0);
}

/** TK-TURN-3: puts the top card under its stack and returns it. The empty places behind the last card move up with it. */
export function useCard(s: usize, seat: i32, stack: i32): i32 {
  const at = stackAt(s, seat, stack);
  const card: i32 = load<u8>(at);
  store<u32>(at, load<u32>(at, 1));
  store<u8>(at, 0, DEPTH - 1);
  store<u8>(at + stackSize(s, seat, stack) - 1, card);
  return card;
}

/** Rebuilds the derived block from the canonical bytes. */
export function derive(s: usize): void {
  for (let seat = 0; seat < SEATS; ++seat) {
    for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) {
      let size = 0;
      while (size < DEPTH && cardAt(s, seat, stack, size)) ++size;
      store<u8>(s + seat * STACKS_PER_SEAT + stack, size, SIZES);
    }
  }
}

/** The action that places the top card of a stack on a field. */
export function actionOf(stack: i32, field: i32): u32 {
  return stack * FIELDS + field;
}
