// Groups of at most two divisions, and troops of any number (CQ-PIECE-1 to CQ-PIECE-4, CQ-FRONT-2).
//
// A group is one of the ten compositions of section 4.2: none, I, A, D, II, AI, DI, AA, AD, DD. Troops are a number:
// infantry in the lowest 6 bits, whole armour in the next 4, damaged armour in the next 4.

export const NONE: i32 = 0;
export const GROUPS: i32 = 10;

// Kinds of divisions, as actions number them.
export const INFANTRY: i32 = 0;
export const WHOLE: i32 = 1;
export const DAMAGED: i32 = 2;

export const ONE_INFANTRY: u32 = 1;
export const ONE_WHOLE: u32 = 1 << 6;
export const ONE_DAMAGED: u32 = 1 << 10;

const TROOPS: StaticArray<u16> = [0, 1, 64, 1024, 2, 65, 1025, 128, 1088, 2048];
const SIZE: StaticArray<u8> = [0, 1, 1, 1, 2, 2, 2, 2, 2, 2];
/** After the first pair is lost; after the second; after both (CQ-DICE-11, CQ-DICE-12, CQ-LOSS-1 to CQ-LOSS-4). */
const FIRST_HIT: StaticArray<u8> = [0, 0, 3, 0, 1, 2, 3, 8, 9, 3];
const SECOND_HIT: StaticArray<u8> = [0, 0, 0, 0, 1, 6, 1, 8, 2, 3];
const BOTH_HIT: StaticArray<u8> = [0, 0, 0, 0, 0, 3, 0, 9, 3, 0];
/** Composition by infantry, whole and damaged in base three; 255 where there are more than two. */
const BY_COUNTS: StaticArray<u8> = [
  0, 3, 9, 2, 8, 255, 7, 255, 255,
  1, 6, 255, 5, 255, 255, 255, 255, 255,
  4, 255, 255, 255, 255, 255, 255, 255, 255,
];

// @ts-ignore: decorator
@inline
export function infantryOf(troops: u32): i32 { return troops & 63; }
// @ts-ignore: decorator
@inline
export function wholeOf(troops: u32): i32 { return (troops >> 6) & 15; }
// @ts-ignore: decorator
@inline
export function damagedOf(troops: u32): i32 { return (troops >> 10) & 15; }
// @ts-ignore: decorator
@inline
export function divisionsOf(troops: u32): i32 { return infantryOf(troops) + wholeOf(troops) + damagedOf(troops); }
// @ts-ignore: decorator
@inline
export function troopsOf(group: i32): u32 { return TROOPS[group]; }
// @ts-ignore: decorator
@inline
export function sizeOf(group: i32): i32 { return SIZE[group]; }

/** Armour of a group, whole and damaged: what bombards (CQ-DICE-8). */
export function armourOf(group: i32): i32 {
  const troops = troopsOf(group);
  return wholeOf(troops) + damagedOf(troops);
}

/** The group of these troops, at most two divisions. */
export function groupOf(troops: u32): i32 {
  return BY_COUNTS[infantryOf(troops) * 9 + wholeOf(troops) * 3 + damagedOf(troops)];
}

/** A group that `more` joins; both together at most two divisions. */
export function joined(group: i32, more: i32): i32 { return groupOf(troopsOf(group) + troopsOf(more)); }

/** A group without `count` of its damaged armour. */
export function withoutDamaged(group: i32, count: i32): i32 { return groupOf(troopsOf(group) - count * ONE_DAMAGED); }

/** Whether these troops contain that group. */
export function contains(troops: u32, group: i32): bool {
  const wanted = troopsOf(group);
  return infantryOf(wanted) <= infantryOf(troops) && wholeOf(wanted) <= wholeOf(troops) && damagedOf(wanted) <= damagedOf(troops);
}

/** What is left of a group that lost the first pair, the second, or both. */
export function afterHits(group: i32, first: bool, second: bool): i32 {
  if (first) return second ? BOTH_HIT[group] : FIRST_HIT[group];
  return second ? SECOND_HIT[group] : group;
}
