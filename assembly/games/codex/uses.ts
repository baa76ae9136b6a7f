// What is exhausted for a use does not attack in the same turn (CX-ATK-1): the damage that the use does counts only where it is more
// than that of the attack, which then needs mind no patroller.

import { ABLE, DRAWS, FLAGS, FLAT, PER, USED, WILD, column } from './reach-rows';
import { addColumns, addGroup, noteWild } from './reach-sum';

/** Most of each column of the uses of one thing, which has but one of them. */
const best: StaticArray<i32> = new StaticArray<i32>(FLAGS);

/** A row of one that can be used at once. */
export function addFastRow(row: i32, copies: i32): void {
  addGroup(row, ABLE, copies);
  for (let at = FLAT; at < FLAGS; ++at) best[at] = max(best[at], column(row, USED + at));
}
/** Adds its uses, once all its rows are looked at; ATK -1: it cannot attack. True if it counts as past all patrollers. */
export function addUsed(copies: i32, atk: i32): bool {
  if (max(best[FLAT], best[PER]) == WILD) noteWild();
  const deals = best[FLAT] > 0;
  best[FLAT] = max(0, best[FLAT] - max(0, atk));
  // Cards that it draws are counted already.
  best[DRAWS] = 0;
  addColumns(best, copies);
  for (let at = FLAT; at < FLAGS; ++at) best[at] = 0;
  return deals;
}
