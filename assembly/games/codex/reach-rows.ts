// The table of what cards, abilities and heroes' bands can add to the damage of a turn (reach-table.ts), by row and column.

import { REACH_BYTES, REACH_TABLE } from './reach-table';

/**
 * Groups of columns: of a card played or a band reached, of a thing that stays, of one that is there and not exhausted, of what it
 * is exhausted for.
 */
export const PLAY: i32 = 0;
export const STAY: i32 = 8;
export const ABLE: i32 = 16;
export const USED: i32 = 24;
/** Columns of each group: damage, more for each attacker, patrollers, attackers, damage to patrollers, cards, haste, bits. */
export const FLAT: i32 = 0;
export const PER: i32 = 1;
export const OPEN: i32 = 2;
export const FREE: i32 = 3;
export const CHIP: i32 = 4;
export const DRAWS: i32 = 5;
export const HASTE: i32 = 6;
export const FLAGS: i32 = 7;
/** Gold of the groups, of the last two together. */
export const PLAY_GOLD: i32 = 32;
export const STAY_GOLD: i32 = 33;
export const ABLE_GOLD: i32 = 34;
export const KILL: i32 = 35;
export const THEIRS: i32 = 36;
export const THEIR_FLAGS: i32 = 37;
export const THEIR_GOLD: i32 = 38;
export const NEED: i32 = 39;
export const CHEAP: i32 = 40;
export const FELLS: i32 = 41;
const BANDS: i32 = 42;
/** Bits of FLAGS. */
export const SLIPS: i32 = 1;
export const DRAWS_BY_KILL: i32 = 2;
export const SHIFTS: i32 = 4;
export const WEAKENS: i32 = 8;
export const MIMICS: i32 = 16;
export const SWEEPS: i32 = 32;
export const MAKES: i32 = 64;
export const CHEAPENS: i32 = 128;
/** Of HASTE: everybody. */
export const EVERYBODY: i32 = 9;

/** A column that says there is no telling. */
export const WILD: i32 = 255;

export function column(row: i32, at: i32): i32 { return load<u8>(REACH_TABLE + REACH_BYTES * row + at); }
export function bandRow(card: i32, band: i32): i32 { return (column(card, BANDS) | (column(card, BANDS + 1) << 8)) + band; }
/** Whether a group of a row has nothing. */
export function isEmptyGroup(row: i32, group: i32): bool { return load<u64>(REACH_TABLE + REACH_BYTES * row + group) == 0; }
/** Whether a row brings its player gold otherwise than by kills; a hero's own row does not tell it, only those of its bands. */
export function bringsGold(row: i32): bool {
  return (column(row, PLAY_GOLD) | column(row, STAY_GOLD) | column(row, ABLE_GOLD)) != 0;
}
/** Whether a row draws cards by itself. */
export function drawsCards(row: i32): bool {
  const played = column(row, PLAY + DRAWS) | column(row, STAY + DRAWS);
  return (played | column(row, ABLE + DRAWS) | column(row, USED + DRAWS)) != 0;
}
/** Bits of a row of a thing in play. */
export function flagsInPlay(row: i32): i32 {
  return column(row, STAY + FLAGS) | column(row, ABLE + FLAGS) | column(row, USED + FLAGS);
}
/** Whether it needs mind no patroller; `isNew`: when it has come in this turn, or reached the band. */
export function slips(row: i32, isNew: bool): bool {
  const bits = flagsInPlay(row) | (isNew ? column(row, PLAY + FLAGS) : 0);
  return (bits & (SLIPS | MIMICS)) != 0;
}
