// Things that can be used or attack in this turn only if something gives them haste: of so many as get it each counts as much as
// the best of them does in every single way.

import { ABLE, EVERYBODY, FLAGS, FLAT, PER, USED, WILD, column } from './reach-rows';
import { addColumns, haste, noteWild } from './reach-sum';
import { addAttacker } from './way';

/** Most of each column of their uses, most ATK, -1 without an attacker, and bits of the patrollers that are in everybody's way. */
const best: StaticArray<i32> = new StaticArray<i32>(FLAGS);
let atk: i32 = -1;
let way: i32 = -1;
let waiting: i32 = 0;
/** The same columns of the one that is looked at. */
const uses: StaticArray<i32> = new StaticArray<i32>(FLAGS);

export function forgetSlow(): void {
  waiting = 0;
  atk = way = -1;
  for (let at = FLAT; at < FLAGS; ++at) best[at] = uses[at] = 0;
}
export function isEverybodyFast(): bool { return haste >= EVERYBODY; }

/** A row of one that waits, before it is added. */
export function addSlowRow(row: i32): void {
  for (let at = FLAT; at < FLAGS; ++at) uses[at] += column(row, ABLE + at) + column(row, USED + at);
  if (max(uses[FLAT], uses[PER]) >= WILD) noteWild();
}
/** So many of one that waits; ATK -1: it attacks nobody. */
export function addSlow(copies: i32, points: i32, ways: i32): void {
  waiting += copies;
  atk = max(atk, points);
  if (points >= 0) way &= ways;
  for (let at = FLAT; at < FLAGS; ++at) {
    best[at] = max(best[at], uses[at]);
    uses[at] = 0;
  }
}
/** Adds those that get haste. */
export function addHastened(): void {
  const n = min(haste, waiting);
  addColumns(best, n);
  for (let i = 0; i < n && atk >= 0; ++i) addAttacker(atk, way);
}
