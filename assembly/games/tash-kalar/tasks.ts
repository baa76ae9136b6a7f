// High Form: which tasks are fulfilled, and what they are worth (TS-HIGH-1 .. TS-HIGH-13).

import { around, isApart } from './beside';
import { empty, ofRank, owned, upgraded } from './board';
import { AROUND, WITHIN } from './effects/geometry';
import {
  CLAIMED, COMMON, DESTROYED, HEROIC, LEGEND, NEXT_TASK, NOWHERE, ROW, ROW_LENGTH, SQUARES, SUMMONED, SUMMONED_COUNT,
  TASKS,
} from './layout';
import { any, contains, first, has, only, rest, size } from './squares';
import { mover, scalar } from './state';
import {
  IF_AROUND, IF_CHAIN, IF_DESTROYED, IF_EACH_LINE, IF_FILL, IF_ISOLATION, IF_LEGENDARY_OR_HEROICS, IF_LINE_LEAD,
  IF_MORE_UPGRADED, IF_OWN_ON, IF_SUMMONED, TASK_AREAS, TASK_TABLE,
} from './tables';

@inline
export function column(task: i32, at: i32): i32 {
  return load<u8>(TASK_TABLE + (task << 3) + at);
}
export function typeOf(task: i32): i32 {
  return column(task, 0);
}
export function isAdvanced(task: i32): bool {
  return column(task, 1) != 0;
}
/** Column of the condition, an IF_ number; its details follow. */
export const CONDITION: i32 = 3;
export function worth(task: i32): i32 {
  return column(task, 2);
}

@inline
export function area(number: i32): v128 {
  return v128.load(TASK_AREAS + (number << 4));
}

/** Bits of the current tasks (TS-SETUP-3). */
export function current(s: usize): u32 {
  let tasks: u32 = 0;
  for (let i = 0; i < ROW_LENGTH; ++i) if (scalar(s, ROW + i) != NOWHERE) tasks |= 1 << scalar(s, ROW + i);
  return tasks;
}

/** Bits of the tasks a seat has claimed. */
export function claimed(s: usize, seat: i32): u32 {
  return load<u32>(s + CLAIMED + (seat << 2));
}

/** Whether the condition of a current task is one of these bits, 1 << IF_. */
export function anyAsks(s: usize, conditions: i32): bool {
  for (let left = current(s); left; left &= left - 1) if ((conditions >> column(ctz(left), CONDITION)) & 1) return true;
  return false;
}

/** Bits of the current tasks a seat fulfils now. */
export function claimable(s: usize, seat: i32): u32 {
  let tasks: u32 = 0;
  for (let left = current(s); left; left &= left - 1) if (fulfilled(s, seat, ctz(left))) tasks |= 1 << ctz(left);
  return tasks;
}

/** Whether a task would be the third of its type among the open ones (TS-SETUP-5). */
export function crowds(s: usize, task: i32): bool {
  let alike = 1;
  for (let left = current(s); left; left &= left - 1) if (typeOf(ctz(left)) == typeOf(task)) ++alike;
  return alike >= 3;
}

/** Enemy pieces of a rank destroyed in this turn (TS-COUNT-1). */
export function destroyed(s: usize, rank: i32): i32 {
  return scalar(s, DESTROYED + rank - COMMON);
}

/** Whether the condition of a task holds for a seat (TS-HIGH-6); only in its own turn does a player destroy or summon. */
export function fulfilled(s: usize, seat: i32, task: i32): bool {
  const a = column(task, 4);
  const b = column(task, 5);
  const c = column(task, 6);
  const d = column(task, 7);
  switch (column(task, CONDITION)) {
    case IF_DESTROYED: {
      if (seat != mover(s)) return false;
      const strong = destroyed(s, HEROIC) + destroyed(s, LEGEND);
      return destroyed(s, COMMON) + strong >= a && strong >= b;
    }
    case IF_LEGENDARY_OR_HEROICS: return seat == mover(s) && (destroyed(s, LEGEND) >= a || destroyed(s, HEROIC) >= b);
    case IF_OWN_ON: return ownOn(s, seat, area(a), b, c, d);
    case IF_MORE_UPGRADED: return moreUpgraded(s, seat, area(a)) && moreUpgraded(s, seat, area(b));
    case IF_SUMMONED: return seat == mover(s) && summoned(s, area(a), b, c, d);
    case IF_FILL: {
      for (let i = a; i < a + b; ++i) if (contains(owned(s, seat), area(i))) return true;
      return false;
    }
    case IF_LINE_LEAD: {
      for (let i = a; i < a + b; ++i) if (lead(s, seat, area(i)) >= c) return true;
      return false;
    }
    case IF_EACH_LINE: {
      for (let i = a; i < a + b; ++i) if (!ownOn(s, seat, area(i), c, d, 0)) return false;
      return true;
    }
    case IF_CHAIN: {
      for (let i = a; i < a + b; i += 2) if (joins(owned(s, seat), area(i), area(i + 1))) return true;
      return false;
    }
    case IF_AROUND: return surrounds(s, seat, a);
    case IF_ISOLATION: return isolates(owned(s, seat ^ 1), empty(s), a, b);
    default: return false;
  }
}

export function ownOn(s: usize, seat: i32, where: v128, pieces: i32, strong: i32, legendary: i32): bool {
  return (
    size(v128.and(owned(s, seat), where)) >= pieces &&
    size(v128.and(upgraded(s, seat), where)) >= strong &&
    size(v128.and(ofRank(s, seat, LEGEND), where)) >= legendary
  );
}

function moreUpgraded(s: usize, seat: i32, where: v128): bool {
  return size(v128.and(upgraded(s, seat), where)) > size(v128.and(upgraded(s, seat ^ 1), where));
}

export function lead(s: usize, seat: i32, where: v128): i32 {
  return size(v128.and(owned(s, seat), where)) - size(v128.and(owned(s, seat ^ 1), where));
}

function summoned(s: usize, where: v128, beings: i32, legends: i32, times: i32): bool {
  const count = scalar(s, SUMMONED_COUNT);
  let legendary = 0;
  let there = 0;
  for (let i = 0; i < count; ++i) {
    legendary += i32(scalar(s, SUMMONED + 2 * i) == LEGEND);
    there += i32(has(where, scalar(s, SUMMONED + 2 * i + 1)));
  }
  return count >= beings && legendary >= legends && there >= times;
}

/** TS-HIGH-11: whether connected pieces touch both ends. */
function joins(pieces: v128, from: v128, to: v128): bool {
  let chain = v128.and(pieces, from);
  for (let fresh = chain; any(fresh); ) {
    if (any(v128.and(chain, to))) return true;
    fresh = v128.andnot(v128.and(around(fresh), pieces), chain);
    chain = v128.or(chain, fresh);
  }
  return false;
}

/** TS-HIGH-12. */
function surrounds(s: usize, seat: i32, pieces: i32): bool {
  for (let left = owned(s, seat ^ 1); any(left); left = rest(left)) {
    if (size(v128.and(v128.load(AROUND + (first(left) << 4)), owned(s, seat))) >= pieces) return true;
  }
  return false;
}

/** TS-HIGH-13. */
function isolates(enemies: v128, free: v128, near: i32, steps: i32): bool {
  for (let left = enemies; any(left); left = rest(left)) {
    const square = first(left);
    const others = v128.andnot(enemies, only(square));
    if (!any(v128.and(v128.load(WITHIN + (((near - 1) * SQUARES + square) << 4)), others))) continue;
    if (isApart(square, others, free, steps)) return true;
  }
  return false;
}

/** Points of a set of tasks. */
export function worthOf(tasks: u32): i32 {
  let points = 0;
  for (let left = tasks & ((1 << TASKS) - 1); left; left &= left - 1) points += worth(ctz(left));
  return points;
}

/** A claimed task leaves the row, which closes up; the next task joins it (TS-HIGH-3). */
export function claimTask(s: usize, seat: i32, task: i32): void {
  store<u32>(s + CLAIMED + (seat << 2), claimed(s, seat) | (1 << task));
  let length = 0;
  for (let i = 0; i < ROW_LENGTH; ++i) {
    const open = scalar(s, ROW + i);
    if (open != task && open != NOWHERE) store<u8>(s + ROW + length++, open);
  }
  const next = scalar(s, NEXT_TASK);
  if (next != NOWHERE) store<u8>(s + ROW + length++, next);
  for (; length < ROW_LENGTH; ++length) store<u8>(s + ROW + length, NOWHERE);
  store<u8>(s, NOWHERE, NEXT_TASK);
}
