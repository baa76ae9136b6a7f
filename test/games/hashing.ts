// The kernel's hashes alone, for tests: no game.

import { reserve } from '../../assembly/kernel/arena';
import { hashBytes, hashLanes } from '../../assembly/kernel/hash';

const ROOM: i32 = 4096;
const block = reserve(ROOM);
let result: u64 = 0;

/** Address of the bytes to hash. */
export function buffer(): usize { return block; }
/** Hashes the first `bytes` bytes, `times` over, in one lane or in four. */
export function inOneLane(bytes: i32, times: i32): void { for (let i = 0; i < times; ++i) result ^= hashBytes(block, bytes); }
export function inLanes(bytes: i32, times: i32): void { for (let i = 0; i < times; ++i) result ^= hashLanes(block, bytes); }
export function clear(): void { result = 0; }
export function low(): i32 { return <i32>result; }
export function high(): i32 { return <i32>(result >> 32); }
