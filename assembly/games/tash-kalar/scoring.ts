// Points, who is ahead, and how high a score triggers the end.

import { ofKind, owned, upgraded } from './board';
import { COMMON, DESTROYED, DUEL_TRIGGER, HEROIC, HIGH_FORM_TRIGGER, LEGEND, NOBODY, POINTS } from './layout';
import { size } from './squares';
import { isDuel, scalar } from './state';
import { claimed, worthOf } from './tasks';

/** Points of a seat (TS-HIGH-5, TS-MODE-3). */
export function score(s: usize, seat: i32): i32 {
  return isDuel(s) ? scalar(s, POINTS + seat) : worthOf(claimed(s, seat)) + size(ofKind(s, seat, LEGEND));
}

/** Points of a duel for what was destroyed in this turn (TS-DUEL-1, TS-DUEL-2). */
export function spoils(s: usize): i32 {
  return 2 * scalar(s, DESTROYED + LEGEND - COMMON) + scalar(s, DESTROYED + HEROIC - COMMON) + (scalar(s, DESTROYED) >> 1);
}

/** TS-END-2, TS-END-3 */
export function trigger(s: usize, seat: i32): bool {
  return score(s, seat) >= (isDuel(s) ? DUEL_TRIGGER : HIGH_FORM_TRIGGER);
}

/** The seat that is ahead by TS-END-5 and TS-END-6, or NOBODY (TS-END-7). */
export function leader(s: usize): i32 {
  let lead = score(s, 0) - score(s, 1);
  if (!lead) lead = size(upgraded(s, 0)) - size(upgraded(s, 1));
  if (!lead) lead = size(owned(s, 0)) - size(owned(s, 1));
  return lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
}
