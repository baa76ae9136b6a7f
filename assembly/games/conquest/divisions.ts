// Groups of at most two divisions (compositions), and what can be made of a rear.

import { COMPOSITIONS } from './layout';

/** For each composition its infantry, whole armour, damaged armour. */
const COUNTS: usize = memory.data<u8>([
  0, 0, 0, // none
  1, 0, 0, // I
  0, 1, 0, // A
  0, 0, 1, // D
  2, 0, 0, // II
  1, 1, 0, // AI
  1, 0, 1, // DI
  0, 2, 0, // AA
  0, 1, 1, // AD
  0, 0, 2, // DD
]);
/** By infantry + 3 * whole armour + 9 * damaged armour; 0 where there are more than two. */
const BY_COUNTS: usize = memory.data<u8>([0, 1, 4, 2, 5, 0, 7, 0, 0, 3, 6, 0, 8, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Divisions of a kind in a composition. */
@inline
export function countIn(group: i32, kind: i32): i32 {
  return load<u8>(COUNTS + group * 3 + kind);
}

export function sizeOf(group: i32): i32 {
  return countIn(group, 0) + countIn(group, 1) + countIn(group, 2);
}

export function armourIn(group: i32): i32 {
  return countIn(group, 1) + countIn(group, 2);
}

/** The composition of so many divisions, at most two in all. */
export function composed(infantry: i32, armour: i32, damaged: i32): i32 {
  return load<u8>(BY_COUNTS + infantry + 3 * armour + 9 * damaged);
}

/** A composition with others added or, where `sign` is -1, taken away. */
export function joined(group: i32, other: i32, sign: i32 = 1): i32 {
  return composed(
    countIn(group, 0) + sign * countIn(other, 0),
    countIn(group, 1) + sign * countIn(other, 1),
    countIn(group, 2) + sign * countIn(other, 2),
  );
}

/** A composition with one division of a kind more or, for -1, fewer. */
export function changed(group: i32, kind: i32, by: i32): i32 {
  return composed(
    countIn(group, 0) + (kind == 0 ? by : 0),
    countIn(group, 1) + (kind == 1 ? by : 0),
    countIn(group, 2) + (kind == 2 ? by : 0),
  );
}

/** Writes `head | composition` for all of least .. most divisions among so many of each kind, ascending. */
export function listGroups(head: u32, least: i32, most: i32, infantry: i32, armour: i32, damaged: i32, out: usize): i32 {
  let count = 0;
  for (let group = 0; group < COMPOSITIONS; ++group) {
    const size = sizeOf(group);
    if (size < least || size > most) continue;
    if (countIn(group, 0) > infantry || countIn(group, 1) > armour || countIn(group, 2) > damaged) continue;
    store<u32>(out + (count++ << 2), head | group);
  }
  return count;
}
