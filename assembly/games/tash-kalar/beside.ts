// Which squares lie next to others (TS-BOARD-5), and what hangs together in that way.

import { AROUND } from './effects/geometry';
import { any, first, none, only, rest } from './squares';

/** All squares next to a set, those of the set included if they touch another of it. */
export function around(set: v128): v128 {
  let found = none();
  for (let left = set; any(left); left = rest(left)) found = v128.or(found, v128.load(AROUND + (first(left) << 4)));
  return found;
}

/** A set with all pieces that hang together with it. */
export function joined(set: v128, pieces: v128): v128 {
  let all = set;
  for (let fresh = set; any(fresh); all = v128.or(all, fresh)) {
    fresh = v128.andnot(v128.and(around(fresh), pieces), all);
  }
  return all;
}

/** Whether nobody on `others` is next to where so many steps over free squares lead from a square (TS-HIGH-13). */
export function isApart(square: i32, others: v128, free: v128, steps: i32): bool {
  let reached = only(square);
  for (let i = 0; i < steps; ++i) reached = v128.or(reached, v128.and(around(reached), free));
  return !any(v128.and(around(reached), others));
}

/** The squares by which a piece comes next to one of the others: those beside them that it reaches as above, its own among them. */
export function meetings(square: i32, others: v128, free: v128, steps: i32): v128 {
  let reached = only(square);
  for (let i = 0; i < steps; ++i) reached = v128.or(reached, v128.and(around(reached), free));
  return v128.and(reached, around(others));
}
