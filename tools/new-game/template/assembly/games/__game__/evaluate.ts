// The estimated win chance of every seat, from named linear features.

import { heapOf, mover, seatsOf } from './state';
import { MOST } from './tables';

/** What the mover's chance is above an even share where the heap is no multiple of MOST + 1, and below it where it is one. */
const LEFT_OVER: f32 = 0.1;

/** Writes the win chances of all seats, f32, while stones are left. */
export function writeChances(s: usize, out: usize): void {
  const seats = seatsOf(s);
  const even: f32 = 1 / <f32>seats;
  const edge: f32 = heapOf(s) % (MOST + 1) ? LEFT_OVER : -LEFT_OVER;
  for (let seat = 0; seat < seats; ++seat) {
    store<f32>(out + (seat << 2), seat == mover(s) ? even + edge : even - edge / <f32>(seats - 1));
  }
}
