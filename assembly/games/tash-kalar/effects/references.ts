// What an effect speaks of while its rest is read (prospects.ts): the being, the pieces of its match, named pieces; where each
// of them may be, and what it may be.

import { MAX_NAMES, AT_BEING, AT_NAMES, AT_SUMMON, PIECE_BEING, PIECE_NAMES, PIECE_USED } from './codes';
import { being, nameAtBinding, nameCount, nameRank, nameSquare, orientation, summonSquare, used } from './memory';
import { onlyIf, turnedTo } from './select';

/** The being, the pieces of the match, named pieces, and where those were when they were named. */
const REFERENCES: usize = memory.data((2 + 2 * MAX_NAMES) * 16, 16);
/** Followed when they move: the being, the match, the named pieces. */
export const FOLLOWED: i32 = 2 + MAX_NAMES;

const ALL_ORIENTATIONS: i32 = 255;
/** Bits of owners: 1 the player, 2 the opponent. */
const ANY_OWNER: i32 = 3;

/** The being has yet to arrive. */
export let arriving: bool = false;
/** Squares a being may have been summoned on, and bits of the orientations its match may lie in. */
export let targets: v128 = i64x2.splat(0);
export let orientations: i32 = 0;

/** Where the piece of a reference may be, 0 .. FOLLOWED - 1. */
export function followed(reference: i32): v128 {
  return v128.load(REFERENCES + (reference << 4));
}

export function followTo(reference: i32, where: v128): void {
  const at = REFERENCES + (reference << 4);
  v128.store(at, v128.or(v128.load(at), where));
}

/** By name: bits of the ranks and of the owners of the pieces it may be bound to, and how many they are at most. */
const NAMED_BYTES: i32 = 3;
const NAMED: usize = memory.data(MAX_NAMES * NAMED_BYTES);

/** Bits of the ranks of the pieces a name, from 0, may have been bound to. */
export function namedRanks(name: i32): i32 {
  return load<u8>(NAMED + NAMED_BYTES * name);
}

/** How many pieces a name may have been bound to. */
export function namedTimes(name: i32): i32 {
  return load<u8>(NAMED + NAMED_BYTES * name, 2);
}

/** A step binds a name, from 1, to up to so many pieces of these owners and ranks on these squares; 0 does nothing. */
export function mayName(name: i32, where: v128, owners: i32, ranks: i32, most: i32): void {
  if (!name) return;
  const at = NAMED + NAMED_BYTES * (name - 1);
  store<u8>(at, <i32>load<u8>(at) | ranks);
  store<u8>(at, <i32>load<u8>(at, 1) | owners, 1);
  store<u8>(at, min(<i32>load<u8>(at, 2) + most, 255), 2);
  followTo(1 + name, where);
  followTo(1 + MAX_NAMES + name, where);
}

/** An effect is read from where it stands. */
export function takeUp(s: usize): void {
  arriving = false;
  targets = onlyIf(summonSquare(s));
  orientations = 1 << orientation(s);
  v128.store(REFERENCES, onlyIf(being(s)));
  v128.store(REFERENCES + 16, used(s));
  for (let name = 0; name < MAX_NAMES; ++name) {
    v128.store(REFERENCES + ((2 + name) << 4), onlyIf(nameSquare(s, name)));
    v128.store(REFERENCES + ((2 + MAX_NAMES + name) << 4), onlyIf(nameAtBinding(s, name)));
    const at = NAMED + NAMED_BYTES * name;
    store<u8>(at, (1 << <u8>nameRank(s, name)) >> 1);
    store<u8>(at, nameCount(s, name) ? ANY_OWNER : 0, 1);
    store<u8>(at, nameCount(s, name), 2);
  }
}

/** The effect of a being that arrives on one of some squares, matched by some of these pieces, is read from its start. */
export function takeUpArrived(on: v128, match: v128): void {
  takeUpNothing();
  arriving = true;
  targets = on;
  orientations = ALL_ORIENTATIONS;
  v128.store(REFERENCES, on);
  v128.store(REFERENCES + 16, match);
}

/** An effect without a being is read from its start. */
export function takeUpNothing(): void {
  arriving = false;
  memory.fill(REFERENCES, 0, (2 + 2 * MAX_NAMES) * 16);
  memory.fill(NAMED, 0, MAX_NAMES * NAMED_BYTES);
}

/** Directions of a card, given as bits, as they may lie in the match. */
export function turnedAny(directions: i32): i32 {
  let all = 0;
  for (let left = orientations; left; left &= left - 1) all |= turnedTo(ctz(left), directions);
  return all;
}

/** Squares a reference may mean. */
export function squaresOf(reference: i32): v128 {
  if (reference == AT_BEING) return followed(0);
  if (reference == AT_SUMMON) return targets;
  const name = (reference - AT_NAMES) >> 1;
  return followed(2 + name + (reference & 1 ? MAX_NAMES : 0));
}

/** Where the pieces a reference means may be. */
export function piecesOf(reference: i32): v128 {
  if (reference == PIECE_BEING) return followed(0);
  if (reference == PIECE_USED) return followed(1);
  return followed(2 + reference - PIECE_NAMES);
}

/** Bits of the owners a piece that a reference means may have. */
export function ownersOf(reference: i32): i32 {
  if (reference == PIECE_BEING) return 1;
  return reference == PIECE_USED ? ANY_OWNER : load<u8>(NAMED + NAMED_BYTES * (reference - PIECE_NAMES), 1);
}
