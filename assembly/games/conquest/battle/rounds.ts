// Results of one round of dice, as exact weights (CQ-DICE-6 to CQ-DICE-10).
//
// Of the groups a round needs only, for each side: divisions (one or two), dice beyond one a division (none to two),
// armour that bombards (none to two) and air support. Rows are counted from sorted dice when the module starts.

import { reserve } from '../../../kernel/arena';

const FACES = 6;
/** Sides of a round: two sizes, three numbers of extra dice, three of bombarding armour, with and without air support. */
const SIDES = 36;
const OUTCOMES = 4;

const rows = reserve(SIDES * SIDES * OUTCOMES * 4);
/** How many rolls of one to four dice have this highest and this second-highest die; the latter 0 with a single die. */
const pairs = reserve(5 * 7 * 7 * 4);

/** Index of a side: `divisions` and `dice` rolled, armour that bombards, air support. */
export function sideOf(divisions: i32, dice: i32, bombarding: i32, air: bool): i32 {
  return (((divisions - 1) * 3 + dice - divisions) * 3 + bombarding) * 2 + i32(air);
}

/**
 * Address of four u32 weights. Bit 0 of an outcome: the first pair hits the attacker; bit 1: the second pair does. With one
 * pair only the first two are above zero. They add up to 6 to the number of dice.
 */
export function roundOf(attacker: i32, defender: i32): usize {
  return rows + ((attacker * SIDES + defender) << 4);
}

/** Number of dice a side rolls. */
export function diceOf(side: i32): i32 {
  const size = side / 18;
  return size + 1 + ((side / 6) % 3);
}

// @ts-ignore: decorator
@inline
function rolled(dice: i32, highest: i32, second: i32): usize {
  return pairs + (((dice * 7 + highest) * 7 + second) << 2);
}

function countPairs(dice: i32): void {
  let rolls = 1;
  for (let die = 0; die < dice; ++die) rolls *= FACES;
  for (let roll = 0; roll < rolls; ++roll) {
    let highest = 0;
    let second = 0;
    for (let die = 0, rest = roll; die < dice; ++die, rest /= FACES) {
      const face = (rest % FACES) + 1;
      if (face > highest) {
        second = highest;
        highest = face;
      } else if (face > second) second = face;
    }
    const at = rolled(dice, highest, second);
    store<u32>(at, load<u32>(at) + 1);
  }
}

function countRound(attacker: i32, defender: i32): void {
  const row = roundOf(attacker, defender);
  const two = attacker >= SIDES / 2 && defender >= SIDES / 2;
  const attackDice = diceOf(attacker);
  const defenceDice = diceOf(defender);
  for (let a = 1; a <= FACES; ++a) for (let b = 0; b <= a; ++b) {
    const ways = load<u32>(rolled(attackDice, a, b));
    if (!ways) continue;
    for (let c = 1; c <= FACES; ++c) for (let d = 0; d <= c; ++d) {
      const replies = load<u32>(rolled(defenceDice, c, d));
      if (!replies) continue;
      let outcome = i32(a + highestBonus(attacker) <= c + highestBonus(defender));
      if (two && b + secondBonus(attacker) <= d + secondBonus(defender)) outcome |= 2;
      store<u32>(row + (outcome << 2), load<u32>(row + (outcome << 2)) + ways * replies);
    }
  }
}

function highestBonus(side: i32): i32 { return i32((side >> 1) % 3 > 0) + (side & 1); }
function secondBonus(side: i32): i32 { return i32((side >> 1) % 3 > 1); }

/** Four dice are the most one side can roll (section 10.5, D-26). */
const MOST_DICE = 4;
for (let dice = 1; dice <= MOST_DICE; ++dice) countPairs(dice);
for (let attacker = 0; attacker < SIDES; ++attacker)
  for (let defender = 0; defender < SIDES; ++defender) countRound(attacker, defender);
