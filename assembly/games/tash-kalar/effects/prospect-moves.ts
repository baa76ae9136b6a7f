// The most that moves and runs can bring about (prospects.ts).
//
// Which pieces may move, and where a move may end, is read once for all moves of a step: no card's choice of pieces or of
// endings grows by the moves of the same step.

import { around } from '../beside';
import { occupied, ofRank } from '../board';
import { COMMON, LEGEND, NOWHERE } from '../layout';
import { any, everywhere, none, size } from '../squares';
import { EACH, LEAP_ANYWHERE, ONE } from './codes';
import { crushable } from './landing';
import { DIRECTIONS, FURTHEST_OF, KIND, SELECTOR } from './lines';
import { count, nameDirection } from './memory';
import { ALONG, ENDING, FLAGS, LEAP, mostMoves, readyMovers, SPARED } from './moves';
import { arrive, depart, strike, strikeEnemies, strikeOwn } from './prospect-counts';
import { meansBeing, readPieces, readWhere, single } from './prospect-places';
import { arriving, FOLLOWED, followed, followTo, mayName, turnedAny } from './references';
import {
  heroicOnLine, legendaryOnLine, lines, lookAlong, lookAtLines, onLine, ownOnLine, rings, worthOnLine,
} from './sight-lines';
import { appear, changed, mayBe, pickAll, picked, spare, vacate } from './whereabouts';
import { mostAt, nameAt, nextWord, seek, seekBody, wordAt } from './words';

const ALL_DIRECTIONS: i32 = 255;
const ANY_OWNER: i32 = 3;
const ANY_RANK: i32 = 7;
/** More often than any step is carried out. */
const MANY: i32 = 99;
const MAX_MOVERS: i32 = 4;
/** The pieces of a mover by owner and rank. */
const GROUPS: i32 = 6;
const MOVERS: usize = memory.data(MAX_MOVERS * GROUPS * 16, 16);
/** Bits of the ranks each group of movers crushes. */
const CRUSHED: usize = memory.data(MAX_MOVERS * GROUPS);
/** By rank: squares on which a piece of that rank may be crushed. */
const HITS: usize = memory.data(3 * 16, 16);

let movers: i32 = 0;
let crushing: i32 = 0;
/** How many pieces of each player may move. */
let ownPieces: i32 = 0;
let enemyPieces: i32 = 0;
let leap: i32 = 0;
let directions: i32 = 0;
let landable: v128 = i64x2.splat(0);

function ownerOf(group: i32): i32 {
  return group / 3;
}
function rankOf(group: i32): i32 {
  return COMMON + (group % 3);
}

function forgetHits(): void {
  memory.fill(HITS, 0, 3 * 16);
}

function hit(where: v128, ranks: i32): void {
  for (let left = ranks; left; left &= left - 1) {
    const at = HITS + (ctz(left) << 4);
    v128.store(at, v128.or(v128.load(at), where));
  }
}

function pickHits(): void {
  for (let rank = COMMON; rank <= LEGEND; ++rank) pickAll(rank, v128.load(HITS + ((rank - 1) << 4)));
}

/** Reads how far and in which directions a step moves; a direction is known once the step it is taken from is over. */
function aim(s: usize, at: i32, open: bool): void {
  leap = wordAt(at, LEAP);
  const along = wordAt(at, ALONG) - 1;
  const known = along >= 0 && open && nameDirection(s, along) != NOWHERE;
  directions = known ? 1 << nameDirection(s, along) : ALL_DIRECTIONS;
}

function reached(from: v128): v128 {
  if (!leap) return directions == ALL_DIRECTIONS ? around(from) : lines(from, directions, 1, none());
  return leap == LEAP_ANYWHERE ? everywhere() : rings(from, leap);
}

/** Where pieces can have come after so many moves, those they start from included. */
function spread(from: v128, moves: i32): v128 {
  let all = from;
  let fresh = from;
  for (let left = moves; left && any(fresh); --left) {
    fresh = v128.andnot(v128.and(reached(fresh), landable), all);
    all = v128.or(all, fresh);
  }
  return all;
}

/** Squares that surely hold a piece of a rank that is not among those crushed. */
function blocked(s: usize, movers: v128, crushed: i32): v128 {
  let set = none();
  for (let rank = COMMON; rank <= LEGEND; ++rank) {
    if ((crushed >> (rank - 1)) & 1) continue;
    set = v128.or(set, v128.or(ofRank(s, 0, rank), ofRank(s, 1, rank)));
  }
  return v128.andnot(v128.andnot(v128.and(set, occupied(s)), changed), movers);
}

/** A piece of a reference that may move is followed. */
function follow(movers: v128, moves: i32): void {
  for (let reference = 0; reference < FOLLOWED; ++reference) {
    const pieces = v128.and(followed(reference), movers);
    if (any(pieces)) followTo(reference, spread(pieces, moves));
  }
}

/** How many pieces those the selector read last may mean are; a being that has yet to arrive is counted by then. */
function piecesIn(where: v128): i32 {
  if (!single) return size(where);
  return any(where) && !(meansBeing && arriving) ? 1 : 0;
}

/** The pieces found at the start of the step, by mover; returns the union. Sets `crushing` to the ranks they crush. */
function findMovers(s: usize, at: i32, allowed: v128): v128 {
  let all = none();
  crushing = 0;
  ownPieces = 0;
  enemyPieces = 0;
  movers = nextWord();
  for (let mover = 0; mover < movers; ++mover) {
    const kind = nextWord();
    readPieces(s);
    ownPieces += piecesIn(v128.and(picked(0, 7), allowed));
    enemyPieces += piecesIn(v128.and(picked(1, 7), allowed));
    for (let i = 0; i < GROUPS; ++i) {
      const rank = rankOf(i);
      const pieces = v128.and(picked(ownerOf(i), 1 << (rank - 1)), allowed);
      const crushed = any(pieces) ? crushable(kind, rank) & ~wordAt(at, SPARED) : 0;
      v128.store(MOVERS + ((mover * GROUPS + i) << 4), pieces);
      store<u8>(CRUSHED + mover * GROUPS + i, crushed);
      all = v128.or(all, pieces);
      crushing |= crushed;
    }
  }
  return all;
}

/** `open`: the step the effect waits at, whose first moves may have been made. */
export function readMoves(s: usize, at: i32, open: bool): void {
  const most = open ? mostMoves(s, at) - count(s) : mostAt(at);
  const moves = wordAt(at, FLAGS) & EACH ? 1 : most;
  const allowed = open ? readyMovers(s, at) : everywhere();
  aim(s, at, open);
  seek(at + ENDING);
  landable = readWhere(s);
  const all = findMovers(s, at, allowed);
  if (!any(all)) return;
  landable = v128.andnot(landable, blocked(s, all, crushing));
  follow(all, moves);
  forgetHits();
  const crowns = size(mayBe(0, LEGEND));
  let everybody = none();
  let own = 0;
  let enemies = false;
  let leaving = none();
  for (let i = 0; i < movers * GROUPS; ++i) {
    const from = v128.load(MOVERS + (i << 4));
    if (!any(from)) continue;
    const rank = rankOf(i % GROUPS);
    const to = spread(from, moves);
    everybody = v128.or(everybody, to);
    appear(ownerOf(i % GROUPS), rank, to);
    hit(to, load<u8>(CRUSHED + i));
    if (ownerOf(i % GROUPS)) {
      enemies = true;
      leaving = v128.or(leaving, from);
    } else own |= 1 << (rank - 1);
  }
  vacate(everybody);
  const one = (wordAt(at, FLAGS) & ONE) != 0;
  if (own) arrive(min(one ? 1 : most, ownPieces), own);
  if (enemies) depart(min(one ? 1 : most, enemyPieces), leaving);
  pickHits();
  // A legendary piece is crushed by another one only.
  if (crowns < 2 && !enemies) spare(0, LEGEND);
  strike(most, true);
  mayName(nameAt(at), everybody, ANY_OWNER, ANY_RANK, MANY);
}

/** One piece goes on along a line and crushes what stands there. */
export function readRun(s: usize, at: i32): void {
  seekBody(at, SELECTOR);
  readPieces(s);
  leap = 0;
  movers = 1;
  crushing = 0;
  let all = none();
  for (let i = 0; i < GROUPS; ++i) {
    const pieces = picked(ownerOf(i), 1 << (rankOf(i) - 1));
    v128.store(MOVERS + (i << 4), pieces);
    all = v128.or(all, pieces);
  }
  if (!any(all)) return;
  const comes = piecesIn(all);
  const directions = turnedAny(wordAt(at, DIRECTIONS));
  let everybody = all;
  let own = 0;
  lookAtLines();
  let hits = none();
  let ranks = 0;
  for (let i = 0; i < GROUPS; ++i) {
    const from = v128.load(MOVERS + (i << 4));
    if (!any(from)) continue;
    const rank = rankOf(i);
    const crushed = crushable(wordAt(at, KIND), rank);
    const furthest = wordAt(at, FURTHEST_OF + rank - 1);
    const to = lines(from, directions, furthest, blocked(s, all, crushed));
    pickRanks(crushed, to);
    lookAlong(from, directions, furthest);
    everybody = v128.or(everybody, to);
    appear(ownerOf(i), rank, to);
    hits = v128.or(hits, to);
    ranks |= crushed;
    if (ownerOf(i)) depart(1, from);
    else own |= 1 << (rank - 1);
  }
  for (let reference = 0; reference < FOLLOWED; ++reference) {
    if (any(v128.and(followed(reference), all))) followTo(reference, everybody);
  }
  vacate(everybody);
  if (own) arrive(comes, own);
  pickRanks(ranks, hits);
  strikeEnemies(onLine, heroicOnLine, legendaryOnLine, worthOnLine, true);
  strikeOwn(ownOnLine);
  mayName(nameAt(at), everybody, ANY_OWNER, ANY_RANK, MANY);
}

/** Picks the pieces of these ranks on some squares. */
function pickRanks(ranks: i32, where: v128): void {
  for (let rank = COMMON; rank <= LEGEND; ++rank) pickAll(rank, (ranks >> (rank - 1)) & 1 ? where : none());
}
