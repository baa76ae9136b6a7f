// The table of what cards, abilities and heroes' bands can add to the damage of a turn (reach-table.ts), by row and column.

import { REACH_BYTES, REACH_TABLE } from './reach-table';

/** Columns of the table (reach-table.ts): of a card played, of a thing that stays, and what both have. */
export const PLAY: i32 = 0;
export const STAY: i32 = 4;
export const GOLD: i32 = 8;
export const KILL: i32 = 9;
export const FLAGS: i32 = 10;
export const THEIRS: i32 = 11;
export const NEED: i32 = 12;
const BANDS: i32 = 13;
/** Bits of FLAGS. */
export const HASTY: i32 = 1;
export const DRAWS_BY_KILL: i32 = 2;
export const SHIFTS: i32 = 4;
export const WEAKENS: i32 = 8;
export const MIMICS: i32 = 16;
export const SWEEPS: i32 = 32;
export const MAKES: i32 = 64;

export function column(row: i32, at: i32): i32 { return load<u8>(REACH_TABLE + REACH_BYTES * row + at); }
export function bandRow(card: i32, band: i32): i32 { return (column(card, BANDS) | (column(card, BANDS + 1) << 8)) + band; }
