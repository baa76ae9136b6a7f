// Steps along straight lines: `run`, one piece going on in one direction, and `shoot`, fire from the being's square.

import { ownerAt, rankAt } from '../board';
import { NOWHERE } from '../layout';
import { kill, shift } from './changes';
import { HEADER } from './codes';
import { crushable } from './landing';
import { any, first, none, only, rest } from '../squares';
import { being, bindName, nameDirection } from './memory';
import { nextSquare, readSelector, turned } from './select';
import { nameAt, seekBody, wordAt } from './words';

// Words of `run` behind its header.
export const KIND: i32 = HEADER;
export const DIRECTIONS: i32 = HEADER + 1;
export const FURTHEST_OF: i32 = HEADER + 2;
const STOPS: i32 = HEADER + 5;
/** Words of `run` between its header and its selector. */
export const SELECTOR: i32 = 6;

// Words of `shoot` behind its header.
export const ARROWS: i32 = HEADER;
export const SAME: i32 = HEADER + 1;
export const HITS: i32 = HEADER + 2;
export const LIMIT: i32 = HEADER + 3;
export const RANGE: i32 = HEADER + 4;
const BLOCKS: i32 = HEADER + 5;
export const SPREAD: i32 = HEADER + 6;

@inline
function isAmong(rank: i32, ranks: i32): bool {
  return rank > 0 && ((ranks >> (rank - 1)) & 1) != 0;
}

/** Pieces of which one may run. */
export function runners(s: usize, pc: i32): v128 {
  seekBody(pc, SELECTOR);
  return readSelector(s);
}

/** Squares at which a run may end: every step must be legal, and it may stop after each (TS-WORD-13). */
export function runEnds(s: usize, pc: i32, from: i32): v128 {
  const rank = rankAt(s, from);
  const ranks = crushable(wordAt(pc, KIND), rank);
  const most = wordAt(pc, FURTHEST_OF + rank - 1);
  let set = none();
  for (let left = turned(s, wordAt(pc, DIRECTIONS)); left; left &= left - 1) {
    let at = from;
    for (let steps = 0; steps < most; ++steps) {
      at = nextSquare(at, ctz(left));
      if (at == NOWHERE) break;
      const there = rankAt(s, at);
      if (there && !isAmong(there, ranks)) break;
      set = v128.or(set, only(at));
      if (isAmong(there, wordAt(pc, STOPS))) break;
    }
  }
  return set;
}

export function canRun(s: usize, pc: i32): bool {
  const pieces = runners(s, pc);
  for (let left = pieces; any(left); left = rest(left)) {
    if (any(runEnds(s, pc, first(left)))) return true;
  }
  return false;
}

/** The direction from one square to another on a straight line, or NOWHERE. */
export function directionAlong(from: i32, to: i32): i32 {
  for (let direction = 0; direction < 8; ++direction) {
    for (let at = nextSquare(from, direction); at != NOWHERE; at = nextSquare(at, direction)) {
      if (at == to) return direction;
    }
  }
  return NOWHERE;
}

/** Runs step by step; each step crushes what stands there. */
export function run(s: usize, pc: i32, from: i32, to: i32): void {
  const direction = directionAlong(from, to);
  const owner = ownerAt(s, from);
  const rank = rankAt(s, from);
  for (let at = from; at != to; ) {
    const next = nextSquare(at, direction);
    shift(s, at, next);
    at = next;
  }
  bindName(s, nameAt(pc), to, false, owner, rank, direction);
}

/** Bits of the directions that can be chosen; lines that hit nothing are among them. */
export function linesOfFire(s: usize, pc: i32): i32 {
  return being(s) == NOWHERE ? 0 : turned(s, wordAt(pc, ARROWS));
}

/** Pieces that fire in one direction destroys (TS-CASE-11). */
function victims(s: usize, pc: i32, direction: i32): v128 {
  let set = none();
  let hits = 0;
  let at = being(s);
  for (let steps = wordAt(pc, RANGE); steps; --steps) {
    at = nextSquare(at, direction);
    if (at == NOWHERE) break;
    const rank = rankAt(s, at);
    if (isAmong(rank, wordAt(pc, HITS))) {
      set = v128.or(set, only(at));
      if (++hits == wordAt(pc, LIMIT)) break;
    } else if (isAmong(rank, wordAt(pc, BLOCKS))) break;
  }
  return set;
}

export function fire(s: usize, pc: i32, direction: i32): void {
  let set = victims(s, pc, direction);
  if (wordAt(pc, SPREAD)) {
    set = v128.or(set, victims(s, pc, (direction + 1) & 7));
    set = v128.or(set, victims(s, pc, (direction + 7) & 7));
  }
  for (let left = set; any(left); left = rest(left)) kill(s, first(left));
}

/** Fires in the direction of an earlier move, without a decision. */
export function fireOnwards(s: usize, pc: i32): void {
  const direction = nameDirection(s, wordAt(pc, SAME) - 1);
  if (being(s) != NOWHERE && direction != NOWHERE) fire(s, pc, direction);
}
