// Between turns (TK-SHOT-1 to TK-SHOT-5): every shooter hits the nearest token on both sides. A field can be hit from
// four sides, so the hits are counted in three bits a field: one set of fields for each bit of the count.

import { columnOf, contains, occupied, ofType, ownedBy, rowOf, token } from './board';
import { SHOT } from './effect-kinds';
import { note } from './effects';
import { OPT_SHOTS_OF_OWNER, SHOOTER_H, SHOOTER_V } from './layout';
import { updateGains } from './scoring';
import { has } from './state';
import { valueOf, weaken } from './tokens';

let ones: u64 = 0;
let twos: u64 = 0;
let fours: u64 = 0;

function hit(shooter: i32, field: i32): void {
  const bit = <u64>1 << field;
  const carry = ones & bit;
  ones ^= bit;
  fours ^= twos & carry;
  twos ^= carry;
  note(SHOT, shooter, field, 0, 0);
}

/** Aims along the tokens of a row or column, nearest first in both directions (TK-SHOT-3). */
function aim(shooter: i32, line: u64): void {
  const before = line & ((<u64>1 << shooter) - 1);
  const after = line & ~((<u64>2 << shooter) - 1);
  if (before) hit(shooter, 63 - <i32>clz(before));
  if (after) hit(shooter, <i32>ctz(after));
}

/** True if anything stands on the board that could fire. */
export function armed(s: usize): bool {
  return (ofType(s, SHOOTER_H) | ofType(s, SHOOTER_V)) != 0;
}

/** Aims all shooters that fire after a turn of `seat`; true if any of them hits something. */
export function takeAim(s: usize, seat: i32): bool {
  ones = 0;
  twos = 0;
  fours = 0;
  let acrossFrom = ofType(s, SHOOTER_H);
  let downFrom = ofType(s, SHOOTER_V);
  if (has(s, OPT_SHOTS_OF_OWNER)) {
    acrossFrom &= ownedBy(s, seat);
    downFrom &= ownedBy(s, seat);
  }
  const taken = occupied(s);
  for (let rest = acrossFrom; rest; rest &= rest - 1) aim(<i32>ctz(rest), taken & rowOf(<i32>ctz(rest)));
  for (let rest = downFrom; rest; rest &= rest - 1) aim(<i32>ctz(rest), taken & columnOf(<i32>ctz(rest)));
  return (ones | twos | fours) != 0;
}

/** All shooters fire at once after a turn of `seat`, also those that are destroyed by it. */
export function fire(s: usize, seat: i32): void {
  if (!armed(s) || !takeAim(s, seat)) return;
  strike(s, 1);
  updateGains(s);
}

/** Takes off what `volleys` volleys with the aim last taken do. */
export function strike(s: usize, volleys: i32): void {
  for (let rest = ones | twos | fours; rest; rest &= rest - 1) weaken(s, <i32>ctz(rest), volleys * hitsOn(<i32>ctz(rest)));
}

function hitsOn(field: i32): i32 {
  return i32(contains(ones, field)) + 2 * i32(contains(twos, field)) + 4 * i32(contains(fours, field));
}

/** Hits of one volley on tokens among a set of fields. */
export function hitsAmong(set: u64): i32 {
  return <i32>(popcnt(ones & set) + 2 * popcnt(twos & set) + 4 * popcnt(fours & set));
}

/** Which volley with the aim last taken is the first to destroy something. */
export function firstDeadly(s: usize): i32 {
  let first = i32.MAX_VALUE;
  for (let rest = ones | twos | fours; rest; rest &= rest - 1) {
    const field = <i32>ctz(rest);
    first = min(first, (valueOf(token(s, field)) - 1) / hitsOn(field) + 1);
  }
  return first;
}
