// The Token Battle module: one OpenMachine bound to one set of rules, exported as the ABI that workers/engine/abi.ts and
// workers/engine/token-battle.ts read. Only numbers and addresses cross the boundary.

import { setArea as changeArea } from './games/token-battle/cards';
import { writeTerms } from './games/token-battle/evaluate';
import { writeGains } from './games/token-battle/gains';
import { TokenBattleGoal } from './games/token-battle/goals';
import { LAYOUT_VERSION } from './games/token-battle/layout';
import { removers as listRemovers, writeQuantities } from './games/token-battle/quantities';
import { TokenBattle } from './games/token-battle/rules';
import { recordTurn } from './games/token-battle/turn';
import { OpenMachine } from './kernel/open-machine';
import { seed as seedRng } from './kernel/rng';

const game = new OpenMachine<TokenBattle, TokenBattleGoal>(new TokenBattle(), new TokenBattleGoal());
const rules = game.rules;

export function abiVersion(): i32 { return 1; }
export function layoutVersion(): i32 { return LAYOUT_VERSION; }
export function stateBytes(): i32 { return rules.stateBytes; }
/** Address of the current state. */
export function state(): usize { return game.state; }
/** Address of the buffer that lists and tables are written to. */
export function out(): usize { return game.out; }
export function seed(low: u32, high: u32): void { seedRng(low, high); }

export function check(): i32 { return rules.check(game.state); }
export function settle(): void { rules.settle(game.state); }
export function actor(): i32 { return rules.actor(game.state); }
export function legal(): i32 { return rules.legal(game.state, game.out); }
export function outcomes(): i32 { return rules.outcomes(game.state, game.out); }
export function apply(action: u32): void { rules.apply(game.state, action); }
export function whyNot(action: u32): i32 { return rules.whyNot(game.state, action, game.out); }
export function reward(seat: i32): f32 { return rules.reward(game.state, seat); }
export function evaluate(seat: i32): f32 { return rules.evaluate(game.state, seat); }
export function determinize(viewer: i32): void { rules.determinize(game.state, viewer); }
export function happen(): u32 { return game.happen(); }
export function wander(steps: i32): i32 { return game.wander(steps); }
export function perft(depth: i32): f64 { return game.perft(depth, 1); }
export function hashLow(): i32 { return <i32>rules.hash(game.state); }
export function hashHigh(): i32 { return <i32>(rules.hash(game.state) >> 32); }
export function observationLow(viewer: i32): i32 { return <i32>rules.observation(game.state, viewer); }
export function observationHigh(viewer: i32): i32 { return <i32>(rules.observation(game.state, viewer) >> 32); }

export function searchStart(uniform: i32): void { game.searchStart(uniform != 0); }
export function searchRun(playouts: i32): i32 { return game.mcts.run(playouts); }
export function searchRows(): i32 { return game.mcts.results(game.out); }
export function searchLine(action: u32, most: i32): i32 { return game.mcts.line(action, game.out, most); }
export function winsAlone(action: u32): i32 { return game.winsAlone(action) ? 1 : 0; }
/** Plays the current state on to its end with plausible answers. */
export function rollout(noise: f64): void { game.rollout.toEnd(game.state, noise); }
export function lookAhead(action: u32, turns: i32): f64 { return game.lookAhead(action, turns); }

export function goalStart(kind: i32, detail: u32): void {
  game.goal.kind = kind;
  game.goal.detail = detail;
  game.solver.begin(rules.actor(game.state));
}
/** 1 if solved; then goalNumerator and goalDenominator hold the exact value. */
export function goalSolve(action: u32, budget: i32): i32 { return game.solver.solve(action, budget) ? 1 : 0; }
export function goalNumerator(): f64 { return <f64>game.solver.num; }
export function goalDenominator(): f64 { return <f64>game.solver.den; }
export function goalNodes(): i32 { return game.solver.nodes; }

/** Starts a look at every line: the best `lines` answers get exact scores, `width` limits answers further down, 0 = all. */
export function linesStart(lines: i32, width: i32): void { game.deepening.start(game.state, lines, width); }
/** 1 once there is nothing left to find out. */
export function linesRun(nodes: i32): i32 { return game.deepening.run(nodes) ? 1 : 0; }
export function linesRows(): i32 { return game.deepening.results(game.out); }
export function linesBest(): u32 { return game.deepening.best(); }
export function linesOf(action: u32): i32 { return game.deepening.line(action, game.out); }
export function linesNodes(): f64 { return <f64>game.deepening.nodes; }
/** Turns the transposition table on or off, for tests. */
export function linesTable(enabled: i32): void { game.table.enabled = enabled != 0; }

/** Writes what an action would do, events of EFFECT_BYTES each (effect-kinds.ts); returns their number. */
export function effects(action: u32): i32 {
  const next = game.frames.state(1);
  rules.copy(next, game.state);
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
