// Claiming regions (TB-REGION-1 .. TB-REGION-8) and the two immediate wins.

import { objective, regionBases, regionsAround } from './board';
import { ASK_OVER, QUESTION, QUESTION_BASE, LEFT, AGAIN, NOWHERE, RESULT, WAITING, WAITING_COUNT, WINNER, WON_MEDALS, MAX_WAITING } from './layout';
import { claim, mapOf, medals, occupied, taken } from './state';

/** TB-END-7: nothing is pending once the game is over. */
export function finish(s: usize, how: i32, winner: i32): void {
  store<u8>(s, how, RESULT);
  store<u8>(s, winner, WINNER);
  store<u8>(s, ASK_OVER, QUESTION);
  store<u8>(s, NOWHERE, QUESTION_BASE);
  store<u8>(s, 0, LEFT);
  store<u8>(s, 0, AGAIN);
  store<u8>(s, 0, WAITING_COUNT);
  memory.fill(s + WAITING, 0, 2 * MAX_WAITING);
}

/** Claims what is complete for one side among the given regions; true if that wins (TB-END-2). */
function settleFor(s: usize, side: i32, regionMask: u32): bool {
  const map = mapOf(s);
  const own = occupied(s, side);
  let complete: u32 = 0;
  for (let r = regionMask & ~taken(s, 0) & ~taken(s, 1); r; r &= r - 1) {
    const around = regionBases(map, ctz(r));
    if ((around & own) == around) complete |= r & (0 - r);
  }
  if (!complete) return false;
  claim(s, side, complete);
  if (medals(s, side) < objective(map)) return false;
  finish(s, WON_MEDALS, side);
  return true;
}

/** TB-REGION-7, TB-REGION-8: settles the regions around a base for both sides; true if the game is over. */
export function settleBase(s: usize, base: i32): bool {
  const around = regionsAround(mapOf(s), base);
  return settleFor(s, 0, around) || settleFor(s, 1, around);
}

/** TB-JUNGLE-4 under `shoveClaims` = mover-first: both bases at once, the shoving side before the other. */
export function settleShove(s: usize, from: i32, to: i32, mover: i32): bool {
  const map = mapOf(s);
  const around = regionsAround(map, from) | regionsAround(map, to);
  return settleFor(s, mover, around) || settleFor(s, mover ^ 1, around);
}
