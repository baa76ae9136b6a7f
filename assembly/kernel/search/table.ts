// Transposition table of fixed size: two entries a bucket, one kept for the deeper search, one always replaced.
//
// Two orders of the same placements lead to the same future with different points behind them, so points are not part
// of the key and scores are stored without them. That holds as long as no line that was searched below ends the game:
//  - where none did, an entry knows how many points each seat made at most on these lines, and is good for all points
//    that leave room for them;
//  - where one did, an entry is good for exactly the points it was found with.

import { reserve } from '../arena';

// Layout of an entry:
//   0 key     u64
//   8 score   i32  for the player who decides at the node, without the points made before it
//  12 action  u32  best action, NO_ACTION if none stood out
//  16 made0   u16  points of seat 0: the most made below, or all of them if `fixed`
//  18 made1   u16  the same of seat 1
//  20 depth   u8
//  21 flags   u8   BOUND_, PROVEN_ and FIXED bits
const ENTRY_BYTES: i32 = 24;
const BUCKET_BYTES: i32 = 2 * ENTRY_BYTES;

/** The score is at least, at most, or exactly the stored one. */
export const BOUND_LOW: i32 = 1;
export const BOUND_HIGH: i32 = 2;
/** The bound rests on finished games alone and holds at any depth. */
export const PROVEN_LOW: i32 = 4;
export const PROVEN_HIGH: i32 = 8;
/** A searched line ended the game, so the points count. */
export const FIXED: i32 = 16;

export const NO_ACTION: u32 = 0xffffffff;

export class Table {
  /** A test turns the table off to see that it changes no result. */
  enabled: bool = true;
  private base: usize;

  constructor(private bits: i32) {
    this.base = reserve(BUCKET_BYTES << bits);
  }

  clear(): void {
    memory.fill(this.base, 0, BUCKET_BYTES << this.bits);
  }

  private bucket(key: u64): usize {
    return this.base + <usize>(key >> (64 - this.bits)) * BUCKET_BYTES;
  }

  /** The address of the entry of a key, 0 if there is none. */
  find(key: u64): usize {
    const bucket = this.bucket(key);
    if (load<u64>(bucket) == key) return bucket;
    return load<u64>(bucket + ENTRY_BYTES) == key ? bucket + ENTRY_BYTES : 0;
  }

  write(key: u64, score: i32, action: u32, made0: i32, made1: i32, depth: i32, flags: i32): void {
    if (!this.enabled) return;
    const bucket = this.bucket(key);
    const kept = load<u64>(bucket) != key && <i32>load<u8>(bucket, 20) > depth;
    const entry = kept ? bucket + ENTRY_BYTES : bucket;
    store<u64>(entry, key);
    store<i32>(entry, score, 8);
    store<u32>(entry, action, 12);
    store<u16>(entry, made0, 16);
    store<u16>(entry, made1, 18);
    store<u8>(entry, depth, 20);
    store<u8>(entry, flags, 21);
  }
}

export function entryScore(entry: usize): i32 {
  return load<i32>(entry, 8);
}

export function entryAction(entry: usize): u32 {
  return load<u32>(entry, 12);
}

export function entryMade(entry: usize, seat: i32): i32 {
  return load<u16>(entry + (seat << 1), 16);
}

export function entryDepth(entry: usize): i32 {
  return load<u8>(entry, 20);
}

export function entryFlags(entry: usize): i32 {
  return load<u8>(entry, 21);
}
