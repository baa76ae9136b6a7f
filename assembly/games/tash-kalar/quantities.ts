// What maps and panels show of a position: patterns that lack one piece, criteria of flares, how far a task has come.

import { reserve } from '../../kernel/arena';
import { around, joined, meetings } from './beside';
import { above, empty, owned, ofRank, upgraded } from './board';
import { AROUND, WITHIN } from './effects/geometry';
import { criteriaMet, flareInHand } from './flares';
import {
  COMMON, DESTROYED, END, END_FIXED, EXTRA_TURNS, FINAL_TURNS, HEROIC, LEGEND, SQUARES, SUMMONED, SUMMONED_COUNT,
} from './layout';
import { demanding, lookUp, missing, orientationOf, rankOf, used, variantCount } from './patterns';
import { any, first, has, none, only, rest, size } from './squares';
import { LACKS_ON_EMPTY, LACKS_ON_ENEMY, LACKS_RANK, LACKS_UPGRADED } from './quantity-rows';
import { mover, scalar } from './state';
import {
  AREA_ANY, IF_AROUND, IF_CHAIN, IF_DESTROYED, IF_EACH_LINE, IF_FILL, IF_ISOLATION, IF_LEGENDARY_OR_HEROICS,
  IF_LINE_LEAD, IF_MORE_UPGRADED, IF_OWN_ON, IF_SUMMONED,
} from './tables';
import { area, column, CONDITION, fulfilled, lead } from './tasks';

/** Whether the game is over when the present turn is (TS-END-4). */
export function endsWithTurn(s: usize): bool {
  return scalar(s, END) == END_FIXED && scalar(s, FINAL_TURNS) == 0 && scalar(s, EXTRA_TURNS) == 0;
}

/** HALF_ bits of the criteria met by the flare in a hand; 0 without a flare (TS-FLARE-3, TS-FLARE-4). */
export function criteria(s: usize, seat: i32): i32 {
  const flare = flareInHand(s, seat);
  return flare < 0 ? 0 : criteriaMet(s, seat, flare);
}

/**
 * Writes the ways in which the mover lacks a single piece of a pattern, on targets the being could come to: what is lacking
 * << 24 | target << 16 | square of the lacking piece << 8 | orientation. Returns their number.
 *
 * @param number the being's or legend's place in the data, 0 .. 65
 */
export function listShortfalls(s: usize, number: i32, out: usize): i32 {
  const seat = mover(s);
  const own = owned(s, seat);
  const strong = upgraded(s, seat);
  const barred = above(s, rankOf(number));
  const variants = variantCount(number);
  let length = 0;
  for (let target = 0; target < SQUARES; ++target) {
    if (has(barred, target)) continue;
    for (let variant = 0; variant < variants; ++variant) {
      lookUp(number, variant, target);
      if (missing) continue;
      const absent = v128.andnot(used, own);
      const weak = v128.andnot(v128.and(demanding, own), strong);
      const lacking = v128.or(absent, weak);
      if (size(lacking) != 1) continue;
      const square = first(lacking);
      let kind = any(weak) ? LACKS_RANK : has(empty(s), square) ? LACKS_ON_EMPTY : LACKS_ON_ENEMY;
      if (has(demanding, square)) kind |= LACKS_UPGRADED;
      store<u32>(out + (length++ << 2), (kind << 24) | (target << 16) | (square << 8) | orientationOf(number, variant));
    }
  }
  return length;
}

/** Room for the pairs of a task. */
const MAX_PARTS: i32 = 16;

let pairs: usize = 0;
let count: i32 = 0;

function note(have: i32, need: i32): void {
  if (!need) return;
  store<i32>(pairs + (count << 3), have);
  store<i32>(pairs + (count << 3), need, 4);
  ++count;
}

/**
 * Writes how far a seat is with a task: pairs of what there is and what is needed, as i32. Of a task that can be fulfilled
 * in several ways it is the way that lacks least. Returns the number of pairs. Of isolation
 * the first pair is an enemy with another one close by, the second the squares by which it still comes to one, none closed. What a turn counts is nothing yet for the seat that is not on turn.
 */
export function writeProgress(s: usize, seat: i32, task: i32, out: usize): i32 {
  pairs = out;
  count = 0;
  const a = column(task, CONDITION + 1);
  const b = column(task, CONDITION + 2);
  const c = column(task, CONDITION + 3);
  const d = column(task, CONDITION + 4);
  const now = mover(s) == seat;
  switch (column(task, CONDITION)) {
    case IF_DESTROYED: {
      const strong = now ? scalar(s, DESTROYED + HEROIC - COMMON) + scalar(s, DESTROYED + LEGEND - COMMON) : 0;
      note((now ? scalar(s, DESTROYED) : 0) + strong, a);
      note(strong, b);
      break;
    }
    case IF_LEGENDARY_OR_HEROICS: {
      const legendary = now ? scalar(s, DESTROYED + LEGEND - COMMON) : 0;
      const heroic = now ? scalar(s, DESTROYED + HEROIC - COMMON) : 0;
      if (a - legendary <= b - heroic) note(legendary, a);
      else note(heroic, b);
      break;
    }
    case IF_OWN_ON: noteOwnOn(s, seat, area(a), b, c, d); break;
    case IF_MORE_UPGRADED: {
      noteMore(s, seat, area(a));
      noteMore(s, seat, area(b));
      break;
    }
    case IF_SUMMONED: {
      if (now) noteSummoned(s, a, b, c, d);
      else note(0, b);
      break;
    }
    case IF_FILL: {
      let best = a;
      for (let i = a + 1; i < a + b; ++i) if (lackIn(s, seat, area(i)) < lackIn(s, seat, area(best))) best = i;
      note(size(v128.and(owned(s, seat), area(best))), size(area(best)));
      break;
    }
    case IF_LINE_LEAD: {
      let best = i32.MIN_VALUE;
      for (let i = a; i < a + b; ++i) best = max(best, lead(s, seat, area(i)));
      note(best, c);
      break;
    }
    case IF_EACH_LINE: {
      for (let i = a; i < a + b; ++i) noteOwnOn(s, seat, area(i), c, d, 0);
      break;
    }
    case IF_CHAIN: noteChain(s, seat, a, b); break;
    case IF_AROUND: {
      let best = 0;
      for (let left = owned(s, seat ^ 1); any(left); left = rest(left)) {
        best = max(best, size(v128.and(v128.load(AROUND + (first(left) << 4)), owned(s, seat))));
      }
      note(best, a);
      break;
    }
    case IF_ISOLATION: noteIsolation(s, seat, a, b); break;
    default: break;
  }
  return count;
}

/** TS-HIGH-13: of the enemies with another one close by, that with the fewest squares by which it comes to one. */
function noteIsolation(s: usize, seat: i32, near: i32, steps: i32): void {
  const enemies = owned(s, seat ^ 1);
  let fewest = SQUARES;
  for (let left = enemies; any(left); left = rest(left)) {
    const square = first(left);
    const others = v128.andnot(enemies, only(square));
    if (!any(v128.and(v128.load(WITHIN + (((near - 1) * SQUARES + square) << 4)), others))) continue;
    fewest = min(fewest, size(meetings(square, others, empty(s), steps)));
  }
  note(i32(fewest < SQUARES), 1);
  if (fewest == 0) note(1, 1);
  else if (fewest < SQUARES) note(0, fewest);
}

const parts = reserve(MAX_PARTS << 3);

/**
 * How many pieces, summonings or destroyed pieces a seat lacks for a task, by the way that lacks least; -1 for chains and
 * isolation, of which that takes a search.
 */
export function lackOf(s: usize, seat: i32, task: i32): i32 {
  const condition = column(task, CONDITION);
  if (condition == IF_CHAIN || condition == IF_ISOLATION) return -1;
  const length = writeProgress(s, seat, task, parts);
  let lack = 0;
  for (let i = 0; i < length; ++i) lack += max(0, load<i32>(parts + (i << 3), 4) - load<i32>(parts + (i << 3)));
  return lack;
}

function noteOwnOn(s: usize, seat: i32, where: v128, pieces: i32, strong: i32, legendary: i32): void {
  note(size(v128.and(owned(s, seat), where)), pieces);
  note(size(v128.and(upgraded(s, seat), where)), strong);
  note(size(v128.and(ofRank(s, seat, LEGEND), where)), legendary);
}

function noteMore(s: usize, seat: i32, where: v128): void {
  note(size(v128.and(upgraded(s, seat), where)), size(v128.and(upgraded(s, seat ^ 1), where)) + 1);
}

function noteSummoned(s: usize, where: i32, beings: i32, legends: i32, times: i32): void {
  const summons = scalar(s, SUMMONED_COUNT);
  let legendary = 0;
  let there = 0;
  for (let i = 0; i < summons; ++i) {
    legendary += i32(scalar(s, SUMMONED + 2 * i) == LEGEND);
    there += i32(has(area(where), scalar(s, SUMMONED + 2 * i + 1)));
  }
  note(summons, beings);
  note(legendary, legends);
  if (where != AREA_ANY) note(there, times);
}

function lackIn(s: usize, seat: i32, where: v128): i32 {
  return size(v128.andnot(where, owned(s, seat)));
}

/** TS-HIGH-11: of the chain that lacks the fewest pieces, those there are and those it takes at least. */
function noteChain(s: usize, seat: i32, a: i32, b: i32): void {
  let lack = SQUARES;
  let need = SQUARES;
  for (let i = a; i < a + b; i += 2) {
    lack = min(lack, lackToJoin(owned(s, seat), area(i), area(i + 1)));
    need = min(need, lackToJoin(none(), area(i), area(i + 1)));
  }
  note(need - lack, need);
}

/** Fewest squares without one of these pieces on a way between two ends. */
function lackToJoin(pieces: v128, from: v128, to: v128): i32 {
  let reached = joined(v128.and(from, pieces), pieces);
  let lack = 0;
  for (; !any(v128.and(reached, to)); ++lack) {
    reached = joined(v128.or(reached, v128.or(from, around(reached))), pieces);
  }
  return lack;
}

