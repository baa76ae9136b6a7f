// Where one more common piece would fulfil a task, all squares at once.

import { around, joined } from './beside';
import { empty, owned } from './board';
import { AROUND, WITHIN } from './effects/geometry';
import { any, everywhere, first, none, only, rest, size } from './squares';
import { SQUARES } from './layout';
import { IF_AROUND, IF_CHAIN, IF_EACH_LINE, IF_FILL, IF_ISOLATION, IF_LINE_LEAD, IF_OWN_ON } from './tables';
import { area, column, CONDITION, fulfilled, lead, ownOn } from './tasks';

/** Empty squares on which a common piece of a seat would leave it with a task fulfilled. */
export function completing(s: usize, seat: i32, task: i32): v128 {
  const a = column(task, CONDITION + 1);
  const b = column(task, CONDITION + 2);
  const c = column(task, CONDITION + 3);
  const d = column(task, CONDITION + 4);
  const free = empty(s);
  switch (column(task, CONDITION)) {
    case IF_OWN_ON: return v128.and(free, needed(s, seat, area(a), b, c, d));
    case IF_FILL: {
      let set = none();
      for (let i = a; i < a + b; ++i) {
        const missing = v128.andnot(area(i), owned(s, seat));
        if (!any(missing)) return free;
        if (size(missing) == 1) set = v128.or(set, missing);
      }
      return v128.and(free, set);
    }
    case IF_LINE_LEAD: {
      let set = none();
      for (let i = a; i < a + b; ++i) {
        const more = c - lead(s, seat, area(i));
        if (more <= 0) return free;
        if (more == 1) set = v128.or(set, area(i));
      }
      return v128.and(free, set);
    }
    case IF_EACH_LINE: {
      let set = free;
      for (let i = a; i < a + b; ++i) set = v128.and(set, needed(s, seat, area(i), c, d, 0));
      return set;
    }
    case IF_CHAIN: {
      let set = none();
      for (let i = a; i < a + b; i += 2) set = v128.or(set, joining(owned(s, seat), area(i), area(i + 1)));
      return v128.and(free, set);
    }
    case IF_AROUND: {
      let set = none();
      for (let left = owned(s, seat ^ 1); any(left); left = rest(left)) {
        const next = v128.load(AROUND + (first(left) << 4));
        const more = a - size(v128.and(next, owned(s, seat)));
        if (more <= 0) return free;
        if (more == 1) set = v128.or(set, next);
      }
      return v128.and(free, set);
    }
    case IF_ISOLATION: return fulfilled(s, seat, task) ? free : isolating(owned(s, seat ^ 1), free, a, b);
    // What was destroyed or summoned, and upgraded pieces: a common one changes nothing.
    default: return fulfilled(s, seat, task) ? free : none();
  }
}

/** Squares one of which must be filled for so many pieces in an area: all if there are enough, none if one is too few. */
function needed(s: usize, seat: i32, where: v128, pieces: i32, strong: i32, legendary: i32): v128 {
  if (ownOn(s, seat, where, pieces, strong, legendary)) return everywhere();
  return ownOn(s, seat, where, pieces - 1, strong, legendary) ? where : none();
}

/** Squares that join an end of a chain to the other, with the pieces as they stand (TS-HIGH-11). */
function joining(pieces: v128, from: v128, to: v128): v128 {
  const near = reached(pieces, from);
  if (any(v128.and(near, to))) return everywhere();
  return v128.and(v128.or(from, around(near)), v128.or(to, around(reached(pieces, to))));
}

/** Pieces connected with those on an end. */
function reached(pieces: v128, end: v128): v128 {
  return joined(v128.and(pieces, end), pieces);
}

/** Empty squares each of which, filled, isolates an enemy that is not yet so (TS-HIGH-13). */
function isolating(enemies: v128, free: v128, near: i32, steps: i32): v128 {
  let set = none();
  for (let left = enemies; any(left); left = rest(left)) {
    const enemy = first(left);
    const others = v128.andnot(enemies, only(enemy));
    if (!any(v128.and(v128.load(WITHIN + (((near - 1) * SQUARES + enemy) << 4)), others))) continue;
    // Only a square of this way can close all ways.
    const way = wayTo(only(enemy), around(others), free, steps);
    for (let on = v128.and(way, free); any(on); on = rest(on)) {
      const square = only(first(on));
      if (!any(wayTo(only(enemy), around(others), v128.andnot(free, square), steps))) set = v128.or(set, square);
    }
  }
  return set;
}

/** Squares reached after so many steps, 16 bytes each. */
const MOST_STEPS: i32 = 4;
const REACHED: usize = memory.data(MOST_STEPS * 16, 16);

/** The squares of a way from a square to one of some squares, in so few steps; none if there is no way. */
function wayTo(from: v128, to: v128, free: v128, steps: i32): v128 {
  let reached = from;
  let taken = 0;
  while (!any(v128.and(reached, to))) {
    if (taken == steps) return none();
    v128.store(REACHED + (taken++ << 4), reached);
    reached = v128.or(reached, v128.and(around(reached), free));
  }
  let square = first(v128.and(reached, to));
  let way = only(square);
  while (taken) {
    square = first(v128.and(v128.load(REACHED + (--taken << 4)), v128.or(only(square), v128.load(AROUND + (square << 4)))));
    way = v128.or(way, only(square));
  }
  return way;
}
