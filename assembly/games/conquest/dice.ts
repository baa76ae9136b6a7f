// A round of dice (2.11 of the rules): how many ways each result has. Rows are counted once, when the module starts.

import { reserve } from '../../kernel/arena';

/** Ways of one side's dice by highest and second-highest face, for 1 .. 4 dice; with one die the second is 0. */
const FACES: i32 = 7;
const TOPS_BYTES: i32 = FACES * FACES * 4;
const MOST_DICE: i32 = 4;
const tops = reserve((MOST_DICE + 1) * TOPS_BYTES);

/**
 * A side as a number: divisions - 1, dice - 1, bombarding armour, air support. Four numbers a row: bit 0 of their places
 * says that the first pair hits the attacker, bit 1 the second.
 */
const SIDE_BITS: i32 = 6;
const SIDES: i32 = 1 << SIDE_BITS;
const RESULTS: i32 = 4;
const rows = reserve(SIDES * SIDES * RESULTS * 4);
const counted = reserve(SIDES * SIDES);

/** One side of a round. `bombarding`: armour that bombards, 0 .. 2 (CQ-DICE-8); `air`: 0 or 1 (CQ-DICE-9). */
export function side(divisions: i32, dice: i32, bombarding: i32, air: i32): i32 {
  return (divisions - 1) | ((dice - 1) << 1) | (bombarding << 3) | (air << 5);
}

function countTops(): void {
  store<u32>(tops, 1);
  for (let dice = 1; dice <= MOST_DICE; ++dice) {
    const from = tops + (dice - 1) * TOPS_BYTES;
    const to = tops + dice * TOPS_BYTES;
    for (let high = 0; high < FACES; ++high) {
      for (let low = 0; low <= high; ++low) {
        const ways = load<u32>(from + ((high * FACES + low) << 2));
        if (ways) for (let face = 1; face < FACES; ++face) roll(to, high, low, face, ways);
      }
    }
  }
}

function roll(to: usize, high: i32, low: i32, face: i32, ways: u32): void {
  const first = max(high, face);
  const second = face > high ? high : max(low, face);
  const cell = to + ((first * FACES + second) << 2);
  store<u32>(cell, load<u32>(cell) + ways);
}

countTops();

/** Address of four u32 for the results of a round; pairs are as many as the smaller group has divisions (CQ-DICE-7). */
export function roundRow(attacker: i32, defender: i32): usize {
  const index = (attacker << SIDE_BITS) | defender;
  const row = rows + (index << 4);
  if (!load<u8>(counted + index)) {
    countRow(attacker, defender, row);
    store<u8>(counted + index, 1);
  }
  return row;
}

function countRow(attacker: i32, defender: i32, row: usize): void {
  const twoPairs = (attacker & defender & 1) != 0;
  const ours = tops + (1 + ((attacker >> 1) & 3)) * TOPS_BYTES;
  const theirs = tops + (1 + ((defender >> 1) & 3)) * TOPS_BYTES;
  const firstEdge = added(attacker, 0) - added(defender, 0);
  const secondEdge = added(attacker, 1) - added(defender, 1);
  for (let a = 0; a < FACES * FACES; ++a) {
    const ways = load<u32>(ours + (a << 2));
    if (!ways) continue;
    for (let d = 0; d < FACES * FACES; ++d) {
      const against = load<u32>(theirs + (d << 2));
      if (!against) continue;
      let result = a / FACES + firstEdge > d / FACES ? 0 : 1;
      if (twoPairs && a % FACES + secondEdge <= d % FACES) result |= 2;
      const cell = row + (result << 2);
      store<u32>(cell, load<u32>(cell) + ways * against);
    }
  }
}

/** What is added to a side's highest die (0) or second-highest (1). */
function added(one: i32, die: i32): i32 {
  const bombarding = (one >> 3) & 3;
  return die ? i32(bombarding > 1) : i32(bombarding > 0) + (one >> 5);
}
