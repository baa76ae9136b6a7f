// The Token Battle module: one PointMachine bound to one set of rules, and what only this game answers.

import { setArea as changeArea } from './games/token-battle/cards';
import { writeTerms } from './games/token-battle/evaluate';
import { writeGains } from './games/token-battle/gains';
import { TokenBattleGoal } from './games/token-battle/goals';
import { LAYOUT_VERSION } from './games/token-battle/layout';
import { removers as listRemovers, writeQuantities } from './games/token-battle/quantities';
import { TokenBattle } from './games/token-battle/rules';
import { recordTurn } from './games/token-battle/turn';
import { PointMachine } from './kernel/point-machine';

@global const game = new PointMachine<TokenBattle, TokenBattleGoal>(new TokenBattle(), new TokenBattleGoal(), LAYOUT_VERSION);
game.finished = 1;

export * from './kernel/abi';
export * from './kernel/abi-lines';

/** Writes what an action would do, events of EFFECT_BYTES each (effect-kinds.ts); returns their number. */
export function effects(action: u32): i32 {
  const next = game.frames.state(1);
  game.rules.copy(next, game.state);
  return recordTurn(next, action, game.out);
}
/** Writes the terms of the forecast for a seat and the turns left, as f64 (forecast-terms.ts); returns their number. */
export function terms(seat: i32): i32 { return writeTerms(game.state, seat, game.out); }
/** Writes the quantities of the card on top of a stack, as f64 (quantity-rows.ts), and the turns left; returns their number. */
export function quantities(stack: i32): i32 { return writeQuantities(game.state, stack, game.out); }
/** Writes what every token brings its owner a turn, as i32 (gain-parts.ts), and what both seats get; returns their number. */
export function gains(): i32 { return writeGains(game.state, game.out); }
/** Writes the actions with which the opponent of a token takes it away from its field; returns their number. */
export function removers(field: i32): i32 { return listRemovers(game.state, field, game.out); }
/** Changes the area of a card, for tests of symmetry. */
export function setArea(card: i32, mask: i32): void { changeArea(card, mask); }
