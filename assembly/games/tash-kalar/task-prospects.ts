// Which tasks may be fulfilled once what was foreseen has come (turn-prospects.ts). What is not found here cannot be; what is
// found need not.

import { around, isApart, joined } from './beside';
import { empty, ofRank, owned, upgraded } from './board';
import { AROUND } from './effects/geometry';
import { arrivals, crowned, departures, fallen, gone, heroicKills, kills, legendKills, risen } from './effects/prospect-counts';
import { changed, mayBeOf } from './effects/whereabouts';
import { HEROIC, LEGEND, COMMON, SUMMONED, SUMMONED_COUNT } from './layout';
import { any, contains, first, has, only, rest, size } from './squares';
import { mover, scalar } from './state';
import {
  IF_AROUND, IF_CHAIN, IF_DESTROYED, IF_EACH_LINE, IF_FILL, IF_ISOLATION, IF_LEGENDARY_OR_HEROICS, IF_LINE_LEAD,
  IF_MORE_UPGRADED, IF_OWN_ON, IF_SUMMONED,
} from './tables';
import { area, column, CONDITION, destroyed, fulfilled } from './tasks';

const LEGENDARY_BIT: i32 = 4;
const UPGRADED_BITS: i32 = 6;
const ANY_RANK: i32 = 7;

/** Beings and legends still to be summoned in this turn, and the squares each may come to, 16 bytes each. */
const MOST_COMING: i32 = 3;
const COMING: usize = memory.data(MOST_COMING * 16, 16);
export let coming: i32 = 0;
export let comingLegends: i32 = 0;

/** Forgets those who were expected after the first so many, `legends` of them legends. */
export function expectOnly(beings: i32, legends: i32): void {
  coming = beings;
  comingLegends = legends;
}

/** A being of a rank is to come to one of some squares. */
export function expect(rank: i32, targets: v128): void {
  v128.store(COMING + (coming++ << 4), targets);
  if (rank == LEGEND) ++comingLegends;
}

/** Those of some tasks that may be fulfilled when the turn ends. */
export function mayFulfil(s: usize, among: u32): u32 {
  let tasks: u32 = 0;
  for (let left = among; left; left &= left - 1) if (canCome(s, ctz(left))) tasks |= 1 << ctz(left);
  return tasks;
}

/** Whether the condition of a task may hold. */
function canCome(s: usize, task: i32): bool {
  const seat = mover(s);
  const a = column(task, CONDITION + 1);
  const b = column(task, CONDITION + 2);
  const c = column(task, CONDITION + 3);
  const d = column(task, CONDITION + 4);
  switch (column(task, CONDITION)) {
    case IF_DESTROYED: {
      const strong = destroyed(s, HEROIC) + destroyed(s, LEGEND);
      return destroyed(s, COMMON) + strong + kills >= a && strong + min(kills, heroicKills + legendKills) >= b;
    }
    case IF_LEGENDARY_OR_HEROICS: return destroyed(s, LEGEND) + legendKills >= a || destroyed(s, HEROIC) + heroicKills >= b;
    case IF_OWN_ON: return mayOwn(s, area(a), b, c, d);
    case IF_MORE_UPGRADED: return mayLeadUpgraded(s, area(a), area(b));
    case IF_FILL: {
      for (let i = a; i < a + b; ++i) if (contains(v128.or(owned(s, seat), mayBeOf(0, ANY_RANK)), area(i)) && mayOwn(s, area(i), size(area(i)), 0, 0)) return true;
      return false;
    }
    case IF_LINE_LEAD: {
      for (let i = a; i < a + b; ++i) if (mostOwn(s, area(i)) - leastEnemies(s, area(i)) >= c) return true;
      return false;
    }
    case IF_EACH_LINE: {
      for (let i = a; i < a + b; ++i) if (!mayOwn(s, area(i), c, d, 0)) return false;
      return true;
    }
    case IF_CHAIN: {
      for (let i = a; i < a + b; i += 2) if (mayJoin(s, area(i), area(i + 1))) return true;
      return false;
    }
    case IF_AROUND: {
      for (let left = mayBeOf(1, ANY_RANK); any(left); left = rest(left)) {
        if (mostOwn(s, v128.load(AROUND + (first(left) << 4))) >= a) return true;
      }
      return false;
    }
    case IF_ISOLATION: return mayIsolate(s, b);
    case IF_SUMMONED: return mayHaveSummoned(s, area(a), b, c, d);
    default: return fulfilled(s, seat, task);
  }
}

/** Pieces there now, and so many more of those that may come. */
function most(now: v128, later: v128, where: v128, arriving: i32): i32 {
  return size(v128.and(now, where)) + min(arriving, size(v128.andnot(v128.and(later, where), now)));
}

/** The most own pieces that may stand in an area. */
function mostOwn(s: usize, where: v128): i32 {
  return most(owned(s, mover(s)), mayBeOf(0, ANY_RANK), where, arrivals);
}

function mostUpgraded(s: usize, where: v128): i32 {
  return most(upgraded(s, mover(s)), mayBeOf(0, UPGRADED_BITS), where, risen);
}

function mayOwn(s: usize, where: v128, pieces: i32, strong: i32, legendary: i32): bool {
  return (
    mostOwn(s, where) >= pieces &&
    (!strong || mostUpgraded(s, where) >= strong) &&
    (!legendary || most(ofRank(s, mover(s), LEGEND), mayBeOf(0, LEGENDARY_BIT), where, crowned) >= legendary)
  );
}

function leastEnemies(s: usize, where: v128): i32 {
  const there = v128.and(owned(s, mover(s) ^ 1), where);
  return size(there) - min(departures, size(v128.and(there, gone)));
}

/** Whether there may be more own upgraded pieces than enemy ones in both of two areas without a square in common. */
function mayLeadUpgraded(s: usize, one: v128, other: v128): bool {
  const lacking = lackingUpgraded(s, one) + lackingUpgraded(s, other);
  return lacking <= risen + fallen && upgradedLead(s, one) > 0 && upgradedLead(s, other) > 0;
}

/** Upgraded pieces that have to come, or enemy ones to go, before the player leads in an area. */
function lackingUpgraded(s: usize, where: v128): i32 {
  const own = size(v128.and(upgraded(s, mover(s)), where));
  return max(0, size(v128.and(upgraded(s, mover(s) ^ 1), where)) + 1 - own);
}

/** The highest lead there may be. */
function upgradedLead(s: usize, where: v128): i32 {
  const enemies = v128.and(upgraded(s, mover(s) ^ 1), where);
  return mostUpgraded(s, where) - size(enemies) + min(fallen, size(v128.and(enemies, changed)));
}

/** Whether as many further pieces as may come can connect two ends (TS-HIGH-11). */
function mayJoin(s: usize, from: v128, to: v128): bool {
  const own = owned(s, mover(s));
  const later = mayBeOf(0, ANY_RANK);
  let chain = joined(v128.and(own, from), own);
  for (let left = arrivals; left && !any(v128.and(chain, to)); --left) {
    const wider = joined(v128.or(chain, v128.and(later, v128.or(from, around(chain)))), own);
    if (contains(chain, wider)) break;
    chain = wider;
  }
  return any(v128.and(chain, to));
}

/**
 * TS-HIGH-13 with every square closed on which something may come to stand, and with only those enemies about that surely
 * stay; next to a piece there are no more enemies than can leave.
 */
function mayIsolate(s: usize, steps: i32): bool {
  const seat = mover(s);
  const stay = v128.andnot(owned(s, seat ^ 1), gone);
  const open = v128.andnot(v128.andnot(empty(s), mayBeOf(0, ANY_RANK)), mayBeOf(1, ANY_RANK));
  for (let left = mayBeOf(1, ANY_RANK); any(left); left = rest(left)) {
    const square = first(left);
    const others = v128.andnot(stay, only(square));
    const beside = v128.load(AROUND + (square << 4));
    if (size(v128.and(beside, owned(s, seat ^ 1))) > departures) continue;
    if (isApart(square, others, open, steps)) return true;
  }
  return false;
}

/** TS-HIGH-9 with those who are to come. */
function mayHaveSummoned(s: usize, where: v128, beings: i32, legends: i32, times: i32): bool {
  const count = scalar(s, SUMMONED_COUNT);
  let legendary = comingLegends;
  let there = 0;
  for (let i = 0; i < count; ++i) {
    legendary += i32(scalar(s, SUMMONED + 2 * i) == LEGEND);
    there += i32(has(where, scalar(s, SUMMONED + 2 * i + 1)));
  }
  for (let i = 0; i < coming; ++i) there += i32(any(v128.and(where, v128.load(COMING + (i << 4)))));
  return count + coming >= beings && legendary >= legends && there >= times;
}
