// What can be asked of a position beside its actions: patterns shown, flares and tasks in reach.

import { criteriaMet } from './flares';
import { FLARE_COUNT, FLARES, SQUARES, TASKS } from './layout';
import { fits, lay, orientationOf, variantCount } from './patterns';
import { any, first, rest } from './squares';
import { mover } from './state';
import { lent, targetsOf } from './summon';
import { fulfilled } from './tasks';

/**
 * Writes target << 8 | orientation for every way in which the mover shows the pattern of a being or legend, 0 .. 65 in the
 * order of the data, whatever stands on the target and whether or not the card is in hand; returns their number.
 */
export function listPatterns(s: usize, number: i32, out: usize): i32 {
  let length = 0;
  for (let target = 0; target < SQUARES; ++target) {
    for (let variant = 0; variant < variantCount(number); ++variant) {
      if (!fits(s, mover(s), number, variant, target, lent(s, target))) continue;
      store<u32>(out + (length++ << 2), (target << 8) | orientationOf(number, variant));
    }
  }
  return length;
}

/** Writes the squares on which the mover could summon a being or legend if it were in hand; returns their number. */
export function listTargets(s: usize, number: i32, out: usize): i32 {
  let length = 0;
  lay(s, mover(s));
  for (let left = targetsOf(s, number); any(left); left = rest(left)) store<u32>(out + (length++ << 2), first(left));
  return length;
}

/** Bits of the flares a seat could invoke with the present pieces (TS-FLARE-2). */
export function usableFlares(s: usize, seat: i32): u32 {
  let flares: u32 = 0;
  for (let i = 0; i < FLARE_COUNT; ++i) if (criteriaMet(s, seat, FLARES + i)) flares |= 1 << i;
  return flares;
}

/** Bits of the tasks, open or not, whose condition holds for a seat now (TS-HIGH-6). */
export function fulfilledTasks(s: usize, seat: i32): u32 {
  let tasks: u32 = 0;
  for (let task = 0; task < TASKS; ++task) if (fulfilled(s, seat, task)) tasks |= 1 << task;
  return tasks;
}
