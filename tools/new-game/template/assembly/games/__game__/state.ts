// Reading the bytes of a state.

import { HEAP, SEATS, TURN } from './layout';

export function seatsOf(s: usize): i32 {
  return load<u8>(s, SEATS);
}

export function heapOf(s: usize): i32 {
  return load<u8>(s, HEAP);
}

export function turnsOf(s: usize): i32 {
  return load<u8>(s, TURN);
}

/** Who decides. */
export function mover(s: usize): i32 {
  return turnsOf(s) % seatsOf(s);
}

/** Who took the last stone; only where none is left. */
export function winner(s: usize): i32 {
  return (turnsOf(s) - 1) % seatsOf(s);
}
