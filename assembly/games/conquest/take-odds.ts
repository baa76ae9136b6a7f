// Odds to take a territory, from the strengths of both sides alone: a table of infantry battles by their exact rounds.
// The battle calculator (battle/) is exact; this is what an evaluation can afford.

import { reserve } from '../../kernel/arena';
import { roundRow, side } from './dice';

/** Strength of a division in infantry. One tank takes and defends about as well as two and a half of them. */
export const STRENGTH_ARMOUR: f32 = 2.5;
export const STRENGTH_DAMAGED: f32 = 1.5;

/** Most infantry of either side in the table; greater battles are scaled down. */
const MOST: i32 = 32;
const ROW: i32 = MOST + 1;
const TABLE: i32 = ROW * ROW;
/** f32 by attackers and defenders, for each of: no extra die, one of the attacker, one of the defender, both. */
const table = reserve(4 * TABLE * 4);

function cell(dice: i32, attackers: i32, defenders: i32): usize {
  return table + ((dice * TABLE + attackers * ROW + defenders) << 2);
}

function fillTable(): void {
  for (let dice = 0; dice < 4; ++dice) {
    for (let attackers = 0; attackers <= MOST; ++attackers) {
      store<f32>(cell(dice, attackers, 0), attackers ? 1 : 0);
      for (let defenders = 1; defenders <= MOST; ++defenders) {
        store<f32>(cell(dice, attackers, defenders), attackers ? fight(dice, attackers, defenders) : 0);
      }
    }
  }
}

/** One round; both groups are filled up from behind, and a third attacker gives cover (CQ-DICE-2). */
function fight(dice: i32, attackers: i32, defenders: i32): f32 {
  const ours = min(attackers, 2);
  const theirs = min(defenders, 2);
  const pairs = min(ours, theirs);
  const row = roundRow(side(ours, ours + i32(attackers > 2) + (dice & 1), 0, 0), side(theirs, theirs + (dice >> 1), 0, 0));
  let odds: f32 = 0;
  let ways: f32 = 0;
  for (let result = 0; result < 1 << pairs; ++result) {
    const weight = <f32>load<u32>(row + (result << 2));
    const lost = popcnt(result);
    ways += weight;
    odds += weight * load<f32>(cell(dice, attackers - lost, defenders - pairs + lost));
  }
  return odds / ways;
}

fillTable();

/**
 * Odds, 0 .. 1, that `attackers` take land from all its `defenders`, strengths in infantry. `attackDie`, `defenceDie`: 1 if
 * that side rolls one more die.
 */
export function takeOdds(attackers: f32, defenders: f32, attackDie: i32, defenceDie: i32): f32 {
  const dice = attackDie | (defenceDie << 1);
  const scale: f32 = <f32>(MOST - 1) / max<f32>(<f32>(MOST - 1), max<f32>(attackers, defenders));
  const a = attackers * scale;
  const d = defenders * scale;
  const from = <i32>a;
  const against = <i32>d;
  const low = between(dice, from, against, d - <f32>against);
  return low + (between(dice, from + 1, against, d - <f32>against) - low) * (a - <f32>from);
}

/** Between two numbers of defenders. */
function between(dice: i32, attackers: i32, defenders: i32, share: f32): f32 {
  const fewer = load<f32>(cell(dice, attackers, defenders));
  return fewer + (load<f32>(cell(dice, attackers, defenders + 1)) - fewer) * share;
}
