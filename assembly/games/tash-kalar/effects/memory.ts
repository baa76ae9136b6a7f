// What an effect remembers while it runs: its place in the program, the pieces it speaks of, and the step it is in. All of
// it lies in the state, so an effect goes on from the bytes alone; once it has ended, all of it is zero.

import {
  EFFECT, EFFECT_BEING, EFFECT_BYTES, EFFECT_COUNT, EFFECT_DONE, EFFECT_EACH, EFFECT_EQUALS, EFFECT_FIRST, EFFECT_FLAGS,
  EFFECT_MOVER, EFFECT_NAMES, EFFECT_ORIENTATION, EFFECT_PC, EFFECT_SUMMON, EFFECT_USED, NAME_AT, NAME_BYTES, NAME_COUNT,
  NAME_DIRECTION, NAME_OWNERS, NAME_RANK, NAME_SQUARE, NOWHERE,
} from '../layout';
import { MAX_NAMES } from './codes';
import { has, none, only } from '../squares';

/** Where in WORDS the effect stands; 0 if none is running. */
export function pc(s: usize): i32 {
  return load<u16>(s, EFFECT_PC);
}
export function setPc(s: usize, at: i32): void {
  store<u16>(s, at, EFFECT_PC);
}

/** Where the piece of this card stands now, or NOWHERE (TS-EFF-6, TS-EFF-8). */
export function being(s: usize): i32 {
  return load<u8>(s, EFFECT_BEING);
}
export function summonSquare(s: usize): i32 {
  return load<u8>(s, EFFECT_SUMMON);
}
export function orientation(s: usize): i32 {
  return load<u8>(s, EFFECT_ORIENTATION);
}
/** Pieces of the match, where they stand now. */
export function used(s: usize): v128 {
  return v128.load(s, EFFECT_USED);
}

/** How often the step has been carried out. */
export function count(s: usize): i32 {
  return load<u8>(s, EFFECT_COUNT);
}
export function countOne(s: usize): void {
  store<u8>(s, count(s) + 1, EFFECT_COUNT);
}

/** Squares the step has dealt with: each piece at most once. */
export function dealtWith(s: usize): v128 {
  return v128.load(s, EFFECT_DONE);
}
export function setDealtWith(s: usize, set: v128): void {
  v128.store(s, set, EFFECT_DONE);
}

/** Pieces that still may move where each of them moves once (TS-WORD-14). */
export function each(s: usize): v128 {
  return v128.load(s, EFFECT_EACH);
}
export function setEach(s: usize, set: v128): void {
  v128.store(s, set, EFFECT_EACH);
}

/** The piece that moved last, or NOWHERE. */
export function mover(s: usize): i32 {
  return load<u8>(s, EFFECT_MOVER);
}
export function setMover(s: usize, square: i32): void {
  store<u8>(s, square, EFFECT_MOVER);
}

/** Owner * 4 + rank of the first piece of a step, or NOWHERE. */
export function firstPiece(s: usize): i32 {
  return load<u8>(s, EFFECT_FIRST);
}
export function setFirstPiece(s: usize, piece: i32): void {
  store<u8>(s, piece, EFFECT_FIRST);
}

/** Moves of the step that crushed an equal rank (TS-CASE-9). */
export function equals(s: usize): i32 {
  return load<u8>(s, EFFECT_EQUALS);
}
export function countEqual(s: usize): void {
  store<u8>(s, equals(s) + 1, EFFECT_EQUALS);
}

export function flag(s: usize, bit: i32): bool {
  return (load<u8>(s, EFFECT_FLAGS) & bit) != 0;
}
export function setFlag(s: usize, bit: i32): void {
  store<u8>(s, load<u8>(s, EFFECT_FLAGS) | bit, EFFECT_FLAGS);
}

/** The own discard pile was empty when the effect began. */
export const PILE_EMPTY: i32 = 1;
/** The piece that must make one of the moves has made one (TS-CASE-10). */
export const NEEDED_MOVED: i32 = 2;

/** Forgets what belongs to one step only. */
export function clearStep(s: usize): void {
  store<u8>(s, 0, EFFECT_COUNT);
  store<u8>(s, 0, EFFECT_EQUALS);
  store<u8>(s, NOWHERE, EFFECT_MOVER);
  store<u8>(s, NOWHERE, EFFECT_FIRST);
  store<u8>(s, load<u8>(s, EFFECT_FLAGS) & PILE_EMPTY, EFFECT_FLAGS);
  v128.store(s, none(), EFFECT_DONE);
  v128.store(s, none(), EFFECT_EACH);
}

export function clearEffect(s: usize): void {
  memory.fill(s + EFFECT, 0, EFFECT_BYTES);
}

export function openEffect(s: usize, start: i32, at: i32, summon: i32, turned: i32, match: v128): void {
  clearEffect(s);
  setPc(s, start);
  store<u8>(s, at, EFFECT_BEING);
  store<u8>(s, summon, EFFECT_SUMMON);
  store<u8>(s, turned, EFFECT_ORIENTATION);
  v128.store(s, match, EFFECT_USED);
  for (let name = 0; name < MAX_NAMES; ++name) {
    store<u8>(nameOf(s, name), NOWHERE, NAME_SQUARE);
    store<u8>(nameOf(s, name), NOWHERE, NAME_AT);
    store<u8>(nameOf(s, name), NOWHERE, NAME_DIRECTION);
  }
  clearStep(s);
}

@inline
function nameOf(s: usize, name: i32): usize {
  return s + EFFECT_NAMES + name * NAME_BYTES;
}

/** Where the piece of a name stands now, or NOWHERE. */
export function nameSquare(s: usize, name: i32): i32 {
  return load<u8>(nameOf(s, name), NAME_SQUARE);
}
/** Where it stood when it was bound, or NOWHERE if it never was. */
export function nameAtBinding(s: usize, name: i32): i32 {
  return load<u8>(nameOf(s, name), NAME_AT);
}
/** Its rank when it was affected; the rank before, if it was destroyed or converted. */
export function nameRank(s: usize, name: i32): i32 {
  return load<u8>(nameOf(s, name), NAME_RANK);
}
/** How many pieces the step of that name affected. */
export function nameCount(s: usize, name: i32): i32 {
  return load<u8>(nameOf(s, name), NAME_COUNT);
}
/** Bit n: a piece of owner n is among them. */
export function nameOwners(s: usize, name: i32): i32 {
  return load<u8>(nameOf(s, name), NAME_OWNERS);
}
/** Direction of the last step of a move or run, or NOWHERE. */
export function nameDirection(s: usize, name: i32): i32 {
  return load<u8>(nameOf(s, name), NAME_DIRECTION);
}

/** Binds a name (numbered from 1, 0 does nothing) to the piece affected last, which stands on `square` or did. */
export function bindName(s: usize, name: i32, square: i32, gone: bool, owner: i32, rank: i32, direction: i32): void {
  if (!name) return;
  const at = nameOf(s, name - 1);
  store<u8>(at, gone ? NOWHERE : square, NAME_SQUARE);
  store<u8>(at, square, NAME_AT);
  store<u8>(at, rank, NAME_RANK);
  store<u8>(at, min(<i32>load<u8>(at, NAME_COUNT) + 1, 255), NAME_COUNT);
  store<u8>(at, <i32>load<u8>(at, NAME_OWNERS) | (1 << owner), NAME_OWNERS);
  store<u8>(at, direction, NAME_DIRECTION);
}

/** A piece has left the board: nobody speaks of it any more. */
export function forget(s: usize, square: i32): void {
  follow(s, square, NOWHERE);
}

/** A piece has gone from one square to another, where nobody stands any more; NOWHERE = off the board. */
export function follow(s: usize, from: i32, to: i32): void {
  if (being(s) == from) store<u8>(s, to, EFFECT_BEING);
  for (let name = 0; name < MAX_NAMES; ++name) {
    if (nameSquare(s, name) == from) store<u8>(nameOf(s, name), to, NAME_SQUARE);
  }
  followIn(s, EFFECT_USED, from, to);
  followIn(s, EFFECT_EACH, from, to);
}

function followIn(s: usize, field: usize, from: i32, to: i32): void {
  const set = v128.load(s + field);
  if (!has(set, from)) return;
  const rest = v128.andnot(set, only(from));
  v128.store(s + field, to == NOWHERE ? rest : v128.or(rest, only(to)));
}
