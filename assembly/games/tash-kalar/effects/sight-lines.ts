// Lines from squares of which one is meant (prospects.ts): what lies on them, and how much at most on one.

import { SQUARES } from '../layout';
import { any, everywhere, first, none, only, rest, size } from '../squares';
import { WITHIN } from './geometry';
import { rays, ring, rowOf } from './select';
import { picked } from './whereabouts';

/** Longer than any line on the board. */
export const FURTHEST: i32 = 8;

/** Squares at exactly that distance from one of the squares. */
export function rings(squares: v128, distance: i32): v128 {
  let set = none();
  for (let left = squares; any(left); left = rest(left)) set = v128.or(set, ring(first(left), distance));
  return set;
}

/** Squares on the line from each square in each direction, 16 bytes each. */
const RAYS: usize = memory.data(SQUARES * 8 * 16, 16);
for (let square = 0; square < SQUARES; ++square) {
  for (let direction = 0; direction < 8; ++direction) {
    v128.store(RAYS + (((square << 3) + direction) << 4), rays(square, 1 << direction));
  }
}

function rayOf(square: i32, direction: i32): v128 {
  return v128.load(RAYS + (((square << 3) + direction) << 4));
}

/** The square of a line from `square` that comes first. */
function nearestOn(line: v128, square: i32): i32 {
  const low = <u64>i64x2.extract_lane(line, 0);
  const high = <u64>i64x2.extract_lane(line, 1);
  if (first(line) > square) return first(line);
  return <i32>(high ? 127 - clz<u64>(high) : 63 - clz<u64>(low));
}

/** Squares on the lines from one of the squares in these directions, up to a distance and not past a blocked square. */
export function lines(squares: v128, directions: i32, furthest: i32, blocked: v128): v128 {
  let set = none();
  for (let left = squares; any(left); left = rest(left)) {
    const square = first(left);
    const near = furthest < FURTHEST ? rowOf(WITHIN, (furthest - 1) * SQUARES + square) : everywhere();
    for (let dirs = directions; dirs; dirs &= dirs - 1) {
      let ray = v128.and(rayOf(square, ctz(dirs)), near);
      const stops = v128.and(ray, blocked);
      if (any(stops)) {
        const stop = nearestOn(stops, square);
        ray = v128.andnot(v128.andnot(ray, rayOf(stop, ctz(dirs))), only(stop));
      }
      set = v128.or(set, ray);
    }
  }
  return set;
}

/** How many of the picked pieces lie on one line at most: own ones, enemies, heroic and legendary enemies. */
export let ownOnLine: i32 = 0;
export let onLine: i32 = 0;
export let heroicOnLine: i32 = 0;
export let legendaryOnLine: i32 = 0;
/** What the enemies on one line are worth in a duel at most, in half points. */
export let worthOnLine: i32 = 0;

/** Starts to look at lines that `lookAlong` adds. */
export function lookAtLines(): void {
  ownOnLine = 0;
  onLine = 0;
  heroicOnLine = 0;
  legendaryOnLine = 0;
  worthOnLine = 0;
}

/** Looks along the lines from one of some squares, in these directions and up to a distance. */
export function lookAlong(squares: v128, directions: i32, furthest: i32): void {
  const own = picked(0, 7);
  const enemies = picked(1, 7);
  const heroic = picked(1, 2);
  const legendary = picked(1, 4);
  for (let left = squares; any(left); left = rest(left)) {
    const square = first(left);
    let near = v128.or(own, enemies);
    if (furthest < FURTHEST) near = v128.and(near, rowOf(WITHIN, (furthest - 1) * SQUARES + square));
    if (!any(near)) continue;
    for (let dirs = directions; dirs; dirs &= dirs - 1) {
      const line = v128.and(rayOf(square, ctz(dirs)), near);
      if (!any(line)) continue;
      const pieces = size(v128.and(line, enemies));
      ownOnLine = max(ownOnLine, size(line) - pieces);
      if (!pieces) continue;
      const heroics = size(v128.and(line, heroic));
      const legends = size(v128.and(line, legendary));
      onLine = max(onLine, pieces);
      heroicOnLine = max(heroicOnLine, heroics);
      legendaryOnLine = max(legendaryOnLine, legends);
      worthOnLine = max(worthOnLine, pieces + heroics + 3 * legends);
    }
  }
}
