// The Conquest module: one PlanMachine bound to one set of rules and plans, and what only this game answers.

import { writeCounts, writeTerms } from './games/conquest/evaluate';
import { ConquestGoal } from './games/conquest/goals';
import { LAYOUT_VERSION } from './games/conquest/layout';
import { aimPlainly } from './games/conquest/plan-aims';
import { ConquestPlans } from './games/conquest/plans';
import { plainAction } from './games/conquest/policy';
import { writeOdds, writeQuantities } from './games/conquest/quantities';
import { writeRound } from './games/conquest/round';
import { Conquest } from './games/conquest/rules';
import { PlanMachine } from './kernel/plan-machine';

@global const game = new PlanMachine<Conquest, ConquestGoal, ConquestPlans>(
  new Conquest(), new ConquestGoal(), new ConquestPlans(), LAYOUT_VERSION,
);

// A turn has long ways and wide menus: whether one wins is looked for close by only.
game.winBudget = 1_000;

export * from './kernel/abi';
export * from './kernel/abi-plans';

/** What a plain player does here: takes what it can with odds of 60 %, else reinforces what is threatened. */
export function plain(): u32 {
  aimPlainly();
  return plainAction(game.state);
}
/** Writes what each term adds to the logarithm of a seat's odds, as f32 (evaluation-terms.ts); returns their number. */
export function terms(seat: i32): i32 { return writeTerms(game.state, seat, game.out); }
/** Writes what each term counts of a seat, as f32; returns their number. */
export function counts(seat: i32): i32 { return writeCounts(game.state, seat, game.out); }
/** Writes what both sides bring to a round of the battle, as i32 (round.ts); returns how many numbers, 0 without one. */
export function round(): i32 { return writeRound(game.state, game.out); }
/** Writes rows of numbers about every territory, swings for a seat, as f32 (quantity-rows.ts); returns how many numbers. */
export function quantities(seat: i32): i32 { return writeQuantities(game.state, seat, game.out); }
/** Writes the odds to take the land across from every front place, as f32, -1 where nobody could; returns how many. */
export function odds(): i32 { return writeOdds(game.state, game.out); }
