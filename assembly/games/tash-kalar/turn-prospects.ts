// What may still come of a turn whose actions are spent: an effect waits for decisions, or a flare may be invoked. Whatever is
// not found here cannot come any more; what is found need not.

import { around, isApart, joined } from './beside';
import { empty, ofKind, ofRank, owned, supply, upgraded } from './board';
import { effectOpen } from './effects/index';
import { AROUND } from './effects/geometry';
import {
  action, arrivals, behind, behindUpgraded, countNothing, crowned, departures, emerge, enemyLegendsDown, enemyLegendsUp,
  gone, heroicKills, kills, legendKills, ownLegendsDown, ownLegendsUp, risen,
} from './effects/prospect-counts';
import { readHalf, readRest } from './effects/prospects';
import { changed, lookAround, mayBeOf, vacant, vacate } from './effects/whereabouts';
import { FLARE_PROGRAM } from './effects/programs';
import { flareInHand } from './flares';
import { CARD, COMMON, FLARES, HALF_LOWER, HALVES, HEROIC, LEGEND } from './layout';
import { score, spoils } from './scoring';
import { any, contains, first, only, rest, size } from './squares';
import { isDuel, mover, scalar } from './state';
import {
  IF_AROUND, IF_CHAIN, IF_DESTROYED, IF_EACH_LINE, IF_FILL, IF_ISOLATION, IF_LEGENDARY_OR_HEROICS, IF_LINE_LEAD,
  IF_MORE_UPGRADED, IF_OWN_ON, LEADS,
} from './tables';
import { area, column, CONDITION, current, destroyed, fulfilled, worth } from './tasks';
import { MOST_POINTS } from './turn-rows';

const COMMON_BIT: i32 = 1;
const LEGENDARY_BIT: i32 = 4;
const UPGRADED_BITS: i32 = 6;
const ANY_RANK: i32 = 7;

/** Whether the flare in hand may be invoked before the turn ends, as said by the last `foresee`. */
let flare: bool = false;

/** Reads what may come of one more common piece anywhere, the last action of the turn. */
export function foreseePlacing(s: usize): bool {
  countNothing();
  lookAround(s);
  const seat = mover(s);
  const lifting = !supply(s, seat, COMMON);
  if (lifting) vacate(ofKind(s, seat, COMMON));
  emerge(1, 0, COMMON_BIT, vacant);
  flare = false;
  const card = flareInHand(s, seat);
  // A heroic that is lifted comes back as a common.
  if (card >= 0) foreseeFlare(s, card, i32(lifting));
  return !action;
}

/** Reads what may still come; false if another action may be gained, after which nothing is known. */
export function foresee(s: usize): bool {
  countNothing();
  lookAround(s);
  flare = false;
  if (effectOpen(s)) {
    readRest(s);
    if (scalar(s, HALVES) & HALF_LOWER) readHalf(s, programOf(scalar(s, CARD)) + 1);
  }
  const card = flareInHand(s, mover(s));
  if (card >= 0) foreseeFlare(s, card, 0);
  return !action;
}

/** The program of the upper half of a flare; the lower one follows. */
function programOf(card: i32): i32 {
  return FLARE_PROGRAM + 2 * (card - FLARES);
}

/** TS-FLARE-3, TS-FLARE-4: the leads the opponent may have by then; `lowered`: own pieces downgraded without an effect. */
function foreseeFlare(s: usize, card: i32, lowered: i32): void {
  const seat = mover(s);
  const leads = LEADS + ((card - FLARES) << 1);
  const strong = size(upgraded(s, seat ^ 1)) - size(upgraded(s, seat)) + behindUpgraded + lowered;
  const all = size(owned(s, seat ^ 1)) - size(owned(s, seat)) + behind;
  const upper = strong >= <i32>load<u8>(leads);
  const lower = all >= <i32>load<u8>(leads, 1);
  flare = upper || lower;
  if (upper) readHalf(s, programOf(card));
  if (lower) readHalf(s, programOf(card) + 1);
}

/** Squares of enemy pieces that may be left. */
export function mayClear(): v128 {
  return gone;
}

/** Bits of the tasks that may be fulfilled when the turn ends. */
export function mayFulfil(s: usize): u32 {
  let tasks: u32 = 0;
  for (let left = current(s); left; left &= left - 1) if (canCome(s, ctz(left))) tasks |= 1 << ctz(left);
  return tasks;
}

/** Bits of the points + MOST_POINTS that may be gained on the other player, as the turn's report counts them, from a lead before it. */
export function mayGain(s: usize, lead: i32, tasks: u32): u64 {
  const seat = mover(s);
  const now = score(s, seat) - score(s, seat ^ 1) - lead;
  if (isDuel(s)) return points(now + spoils(s) - i32(flare), now + mostSpoils(s));
  const least = now - ownLegendsDown - enemyLegendsUp;
  const most = now + ownLegendsUp + enemyLegendsDown;
  let set = points(least, most);
  for (let left = tasks; left; left &= left - 1) set |= points(least + worth(ctz(left)), most + worth(ctz(left)));
  return set;
}

/** Bits from one number of points to another. */
function points(least: i32, most: i32): u64 {
  let set: u64 = 0;
  for (let gain = least; gain <= most; ++gain) set |= <u64>1 << (MOST_POINTS + max(-MOST_POINTS, min(MOST_POINTS, gain)));
  return set;
}

/** TS-DUEL-1 with all that may still be destroyed, the dearest first. */
function mostSpoils(s: usize): i32 {
  const legends = min(kills, legendKills);
  const heroics = min(kills - legends, heroicKills);
  const commons = kills - legends - heroics;
  return 2 * (destroyed(s, LEGEND) + legends) + destroyed(s, HEROIC) + heroics + ((destroyed(s, COMMON) + commons) >> 1);
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
    case IF_MORE_UPGRADED: return mayLeadUpgraded(s, area(a)) && mayLeadUpgraded(s, area(b));
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
    // Whoever was summoned has been.
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

function mayLeadUpgraded(s: usize, where: v128): bool {
  return mostUpgraded(s, where) > size(v128.andnot(v128.and(upgraded(s, mover(s) ^ 1), where), changed));
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
