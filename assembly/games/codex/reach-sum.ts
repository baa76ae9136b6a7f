// What is added up for a bound on the damage of a turn (reach.ts), row by row of its table.

import {
  ABLE, CHIP, DRAWS, FLAGS, FLAT, FREE, HASTE, OPEN, PER, SHIFTS, USED, WILD, column, isEmptyGroup,
} from './reach-rows';
import { openWay } from './way';

/** Damage without an attack of its own, more for each attacker, cards drawn, things that get haste, bits of the rows, patrollers shifted. */
export let flat: i32 = 0;
export let per: i32 = 0;
export let draws: i32 = 0;
export let haste: i32 = 0;
export let flags: i32 = 0;
export let shifts: i32 = 0;
/** There is no telling. */
export let isWild: bool = false;

export function clearSum(): void {
  flat = per = draws = haste = flags = shifts = 0;
  isWild = false;
}
export function noteWild(): void { isWild = true; }
export function addFlat(n: i32): void { flat += n; }
export function addHaste(n: i32): void { haste += n; }
export function addFlags(bits: i32): void { flags |= bits; }

/** A group of columns of a row, so many times. */
export function addGroup(row: i32, group: i32, copies: i32): void {
  if (isEmptyGroup(row, group)) return;
  const deals = column(row, group + FLAT);
  const each = column(row, group + PER);
  if (deals == WILD || each == WILD) isWild = true;
  flat += copies * deals;
  per += copies * each;
  draws += copies * column(row, group + DRAWS);
  openWay(copies * column(row, group + OPEN), copies * column(row, group + FREE), copies * column(row, group + CHIP));
  haste += copies * column(row, group + HASTE);
  addFlags(column(row, group + FLAGS));
  if (column(row, group + FLAGS) & SHIFTS) shifts += copies;
}
/** Of the uses of a row what must be known before they are added: cards, haste, bits. */
export function promise(row: i32, copies: i32): void {
  for (let group = ABLE; group <= USED; group += USED - ABLE) {
    if (isEmptyGroup(row, group)) continue;
    draws += copies * column(row, group + DRAWS);
    haste += copies * column(row, group + HASTE);
    addFlags(column(row, group + FLAGS));
    if (column(row, group + FLAGS) & SHIFTS) shifts += copies;
  }
}
/** Columns of a group before its bits, so many times; cards drawn by that are not followed. */
export function addColumns(columns: StaticArray<i32>, times: i32): void {
  flat += times * columns[FLAT];
  per += times * columns[PER];
  haste += times * columns[HASTE];
  openWay(times * columns[OPEN], times * columns[FREE], times * columns[CHIP]);
  if (times && columns[DRAWS]) isWild = true;
}
