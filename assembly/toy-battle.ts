// The Toy Battle module: one Machine bound to one set of rules, and what only this game answers.

import { writeTerms } from './games/toy-battle/evaluate';
import { TERMS } from './games/toy-battle/evaluation-terms';
import { ToyBattleGoal } from './games/toy-battle/goals';
import { LAYOUT_VERSION } from './games/toy-battle/layout';
import { reach as reachOf } from './games/toy-battle/line';
import { ToyBattle } from './games/toy-battle/rules';
import { medals as medalsOf } from './games/toy-battle/state';
import { chanceToWin, collectNeeds, need, needsLength, possible, winning } from './games/toy-battle/win-next';
import { Machine } from './kernel/machine';

@global const game = new Machine<ToyBattle, ToyBattleGoal>(new ToyBattle(), new ToyBattleGoal(), LAYOUT_VERSION);

export * from './kernel/abi';

/** Node bits the line of a side leads to. */
export function reach(side: i32): u32 { return reachOf(game.state, side); }
/** Medals a side has won. */
export function medals(side: i32): i32 { return medalsOf(game.state, side); }
/** Writes what each term adds to the logarithm of a seat's odds, as f32 (evaluation-terms.ts); returns their number. */
export function terms(seat: i32): i32 {
  writeTerms(game.state, seat, game.out);
  return TERMS;
}
/** Counts the racks with which a side would win its next turn; needs are written to `out`, eight counts each. */
export function winNext(side: i32): i32 {
  collectNeeds(game.state, side);
  chanceToWin(game.state, side);
  for (let i = 0; i < needsLength(); ++i) store<u64>(game.out + (i << 3), need(i));
  return needsLength();
}
export function winNextWinning(): f64 { return winning; }
export function winNextPossible(): f64 { return possible; }
