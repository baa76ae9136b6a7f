// The most that can still come of an effect. Its program is read on from where it stands, into both branches of everything,
// and each step adds what it could do at most to where pieces may be (whereabouts.ts) and to the counts
// (prospect-counts.ts). Programs only run forward, so each step is read once. What is not found here cannot happen; what
// is found need not be possible.

import { any, none, size } from '../squares';
import {
  ALL, CASE_DESTROY, CASE_UPGRADE, HEADER, OP_BIND, OP_BORROW, OP_CHOOSE, OP_CONVERT, OP_DESTROY, OP_DOWNGRADE, OP_EACH_SQUARE,
  OP_END, OP_GAIN_ACTION, OP_GROUP, OP_IF, OP_JUMP, OP_MOVES, OP_PLACE, OP_RUN, OP_SHOOT, OP_TOP_OF_DECK, OP_UPGRADE,
} from './codes';
import { ARROWS, HITS, LIMIT, RANGE, SPREAD } from './lines';
import { count, pc } from './memory';
import { borrow, emerge, gainActions, lower, raise, strike, strikeEnemies, strikeOwn, takeOver } from './prospect-counts';
import { mayHold } from './prospect-conditions';
import { readMoves, readRun } from './prospect-moves';
import { PROGRAM_START } from './programs';
import { capacity, readPieces, readWhere } from './prospect-places';
import { followed, mayName, takeUp, takeUpArrived, takeUpNothing, turnedAny } from './references';
import {
  heroicOnLine, legendaryOnLine, lines, lookAlong, lookAtLines, onLine, ownOnLine, worthOnLine,
} from './sight-lines';
import { pickAll, picked, pickOnly, vacant } from './whereabouts';
import { cursorPc, mostAt, nameAt, nextAfter, nextWord, opAt, seek, seekBody, wordAt } from './words';

const ALL_DIRECTIONS: i32 = 255;

/** Steps still to be read; several branches may lead to one. */
const MAX_WAITING: i32 = 16;
const WAITING: usize = memory.data(MAX_WAITING * 4, 4);
let waiting: i32 = 0;

function read(at: i32): void {
  store<i32>(WAITING + (waiting++ << 2), at);
}

/** Takes the earliest of them off the list. */
function earliest(): i32 {
  let at = i32.MAX_VALUE;
  for (let i = 0; i < waiting; ++i) at = min(at, load<i32>(WAITING + (i << 2)));
  let kept = 0;
  for (let i = 0; i < waiting; ++i) {
    const other = load<i32>(WAITING + (i << 2));
    if (other != at) store<i32>(WAITING + (kept++ << 2), other);
  }
  waiting = kept;
  return at;
}

/** Adds all that can still come of the open effect. */
export function readRest(s: usize): void {
  takeUp(s);
  readFrom(s, pc(s), true);
}

/** Adds all that can come of a half of a flare. */
export function readHalf(s: usize, program: i32): void {
  takeUpNothing();
  readFrom(s, load<u16>(PROGRAM_START + (program << 1)), false);
}

/** Adds all that can come of the effect of a being that arrives on one of some squares, matched by some of these pieces. */
export function readArrived(s: usize, number: i32, targets: v128, match: v128): void {
  takeUpArrived(targets, match);
  readFrom(s, load<u16>(PROGRAM_START + (number << 1)), false);
}

/** `open`: the effect waits at the first step. */
function readFrom(s: usize, start: i32, open: bool): void {
  waiting = 0;
  read(start);
  while (waiting) {
    const at = earliest();
    switch (opAt(at)) {
      case OP_END: break;
      case OP_JUMP: {
        read(wordAt(at, 1));
        break;
      }
      case OP_IF: {
        seek(at + 2);
        if (mayHold(s)) read(cursorPc());
        read(wordAt(at, 1));
        break;
      }
      case OP_CHOOSE: {
        for (let i = wordAt(at, HEADER) - 1; i >= 0; --i) read(wordAt(at, HEADER + 2 + 2 * i));
        read(nextAfter(at));
        break;
      }
      default: {
        readStep(s, at, open && at == start);
        read(nextAfter(at));
      }
    }
  }
}

function readStep(s: usize, at: i32, open: bool): void {
  switch (opAt(at)) {
    case OP_GAIN_ACTION: return gainActions(wordAt(at, 2));
    case OP_BORROW: return borrow();
    case OP_TOP_OF_DECK: return mayName(nameAt(at), none(), 0, 0, times(s, at, open));
    case OP_MOVES: return readMoves(s, at, open);
    case OP_RUN: return readRun(s, at);
    case OP_SHOOT: return readShots(s, at, times(s, at, open));
    case OP_PLACE: return readPlacing(s, at, times(s, at, open));
    case OP_EACH_SQUARE: return readSquares(s, at, times(s, at, open));
    case OP_DESTROY: case OP_UPGRADE: case OP_DOWNGRADE: case OP_CONVERT: case OP_BIND: case OP_GROUP:
      return readPicks(s, at, times(s, at, open));
  }
}

/** How often a step can be carried out at most. */
function times(s: usize, at: i32, open: bool): i32 {
  if (mostAt(at) == ALL) return i32.MAX_VALUE;
  return open ? mostAt(at) - count(s) : mostAt(at);
}

function readPicks(s: usize, at: i32, often: i32): void {
  const detail = wordAt(at, HEADER) != 0;
  seekBody(at, 1);
  readPieces(s);
  const most = min(often, capacity);
  namePicked(nameAt(at), most);
  switch (opAt(at)) {
    case OP_DESTROY: return strike(most, !detail);
    case OP_UPGRADE: return raise(most);
    case OP_DOWNGRADE: return lower(most);
    case OP_CONVERT: return takeOver(most, detail);
    case OP_GROUP: return detail ? strike(most, true) : lower(most);
  }
}

function namePicked(name: i32, most: i32): void {
  if (!name) return;
  let ranks = 0;
  for (let rank = 1; rank <= 3; ++rank) if (any(picked(0, 1 << (rank - 1))) || any(picked(1, 1 << (rank - 1)))) ranks |= 1 << (rank - 1);
  const own = picked(0, 7);
  const enemies = picked(1, 7);
  const where = v128.or(own, enemies);
  mayName(name, where, i32(any(own)) | (i32(any(enemies)) << 1), ranks, min(most, size(where)));
}

function readPlacing(s: usize, at: i32, most: i32): void {
  seekBody(at, 2);
  const where = v128.and(readWhere(s), vacant);
  if (any(where)) emerge(min(most, size(where)), wordAt(at, HEADER) - 1, wordAt(at, HEADER + 1), where);
  mayName(nameAt(at), where, wordAt(at, HEADER), wordAt(at, HEADER + 1), most);
}

/** Whatever a square holds, each of its cases is done so often. */
function readSquares(s: usize, at: i32, most: i32): void {
  seekBody(at, 0);
  const where = readWhere(s);
  for (let left = nextWord(); left; --left) {
    const what = nextWord();
    if (what == CASE_DESTROY || what == CASE_UPGRADE) {
      readPieces(s);
      pickOnly(where);
      if (what == CASE_DESTROY) strike(most, true);
      else raise(most);
    } else {
      const owner = nextWord() - 1;
      emerge(most, owner, nextWord(), v128.and(where, vacant));
    }
  }
}

function readShots(s: usize, at: i32, times: i32): void {
  const arrows = wordAt(at, ARROWS);
  const known = arrows && !wordAt(at, SPREAD);
  const directions = known ? turnedAny(arrows) : ALL_DIRECTIONS;
  const hit = lines(followed(0), directions, wordAt(at, RANGE), none());
  for (let rank = 1; rank <= 3; ++rank) pickAll(rank, (wordAt(at, HITS) >> (rank - 1)) & 1 ? hit : none());
  lookAtLines();
  lookAlong(followed(0), directions, wordAt(at, RANGE));
  const shots = times == i32.MAX_VALUE ? 1 : times * (wordAt(at, SPREAD) ? 3 : 1);
  const limit = wordAt(at, LIMIT);
  const most = shots * min(limit, onLine);
  strikeEnemies(most, shots * min(limit, heroicOnLine), shots * min(limit, legendaryOnLine), shots * worthOnLine, true);
  strikeOwn(shots * min(limit, ownOnLine));
}
