// The Tash-Kalar module: one Machine bound to one set of rules, exported as the ABI that workers/engine/abi.ts and
// workers/engine/tash-kalar.ts read. Only numbers and addresses cross the boundary.

import { LAYOUT_VERSION } from './games/tash-kalar/layout';
import { canFollow } from './games/tash-kalar/follow';
import { writeTerms } from './games/tash-kalar/evaluate';
import { TashKalarGoal } from './games/tash-kalar/goals';
import { criteria as criteriaOf, endsWithTurn, listShortfalls, writeProgress } from './games/tash-kalar/quantities';
import { fulfilledTasks as listFulfilled, listPatterns, listTargets, usableFlares as listUsable } from './games/tash-kalar/queries';
import { TashKalar } from './games/tash-kalar/rules';
import { score as scoreOf } from './games/tash-kalar/scoring';
import { TashKalarTurn } from './games/tash-kalar/turn-report';
import { Machine } from './kernel/machine';
import { seed as seedRng } from './kernel/rng';
import { TurnSearch } from './kernel/search/turn-search';

const game = new Machine<TashKalar, TashKalarGoal>(new TashKalar(), new TashKalarGoal(), true);
const rules = game.rules;
/** States visited for the question whether one action wins this turn. */
const WIN_BUDGET: i32 = 100_000;
/** Room for 2^19 keys: 393,216 positions of one turn. */
const report = new TashKalarTurn();
const turnSearch = new TurnSearch<TashKalar, TashKalarTurn>(rules, report, game.frames, 19);

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
export function perft(depth: i32): f64 { return game.perft(depth, 0); }
export function hashLow(): i32 { return <i32>rules.hash(game.state); }
export function hashHigh(): i32 { return <i32>(rules.hash(game.state) >> 32); }
export function observationLow(viewer: i32): i32 { return <i32>rules.observation(game.state, viewer); }
export function observationHigh(viewer: i32): i32 { return <i32>(rules.observation(game.state, viewer) >> 32); }

export function searchStart(uniform: i32): void { game.searchStart(uniform != 0); }
export function searchRun(playouts: i32): i32 { return game.mcts.run(playouts); }
export function searchRows(): i32 { return game.mcts.results(game.out); }
export function searchLine(action: u32, most: i32): i32 { return game.mcts.line(action, game.out, most); }
/** A win within the turn is looked for only where the turn can end the game. */
export function winsAlone(action: u32): i32 {
  return endsWithTurn(game.state) && game.turnWin.after(game.state, action, rules.actor(game.state), WIN_BUDGET) ? 1 : 0;
}
/** Plays the current state on to its end with plausible answers. */
export function rollout(noise: f64): void { game.rollout.toEnd(game.state, noise); }
/** The static value right after the action: a whole turn has too many lines to be looked through for every one. */
export function lookAhead(action: u32, _turns: i32): f64 { return game.lookAhead(action, 0); }

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

/** Starts a look at everything the turn of the seat that decides can lead to; 1: also where nothing new can be found. */
export function turnStart(thorough: i32): void {
  report.finds.insatiable = thorough != 0;
  turnSearch.begin(rules.actor(game.state));
}
/** Looks at so many more answers or a few more; 1 once nothing is left to look at. */
export function turnRun(answers: i32): i32 { return turnSearch.run(answers) ? 1 : 0; }
/** 1 if there was no room for every position. */
export function turnFull(): i32 { return turnSearch.full ? 1 : 0; }
/** Share of the work that is done, 0 .. 1, roughly. */
export function turnShare(): f64 { return turnSearch.share(); }
export function turnNodes(): i32 { return turnSearch.nodes; }
/** Tables of what was found (turn-report.ts); each returns its number of rows. */
export function turnSummons(): i32 { return report.finds.writeSummons(game.out); }
export function turnTasks(): i32 { return report.finds.writeTasks(game.out); }
export function turnCleared(): i32 { return report.finds.writeCleared(game.out); }
export function turnPoints(): i32 { return report.finds.writeGains(game.out); }
/** Writes the actions that lead to a node; returns their number. */
export function turnLine(node: u32): i32 { return turnSearch.line(node, game.out); }

/** Writes target << 8 | orientation for every way in which the mover shows a pattern; returns their number. */
export function patterns(number: i32): i32 { return listPatterns(game.state, number, game.out); }
/** Writes the squares on which the mover could summon a being or legend; returns their number. */
export function targets(number: i32): i32 { return listTargets(game.state, number, game.out); }
/** Bits of the flares a seat could invoke. */
export function usableFlares(seat: i32): u32 { return listUsable(game.state, seat); }
/** Bits of the tasks whose condition holds for a seat. */
export function fulfilledTasks(seat: i32): u32 { return listFulfilled(game.state, seat); }
/** 1 if a seat could summon a card in its next turn, at once or after placing a piece. */
export function follows(seat: i32, card: i32): i32 { return canFollow(game.state, seat, card) ? 1 : 0; }
/** Points of a seat. */
export function score(seat: i32): i32 { return scoreOf(game.state, seat); }
/** HALF_ bits of the criteria met by the flare in a seat's hand. */
export function criteria(seat: i32): i32 { return criteriaOf(game.state, seat); }
/** Writes the ways in which the mover lacks one piece of a pattern (quantities.ts); returns their number. */
export function shortfalls(number: i32): i32 { return listShortfalls(game.state, number, game.out); }
/** Writes how far a seat is with a task, as pairs of i32; returns the number of pairs. */
export function progress(seat: i32, task: i32): i32 { return writeProgress(game.state, seat, task, game.out); }
/** Writes what each term adds to the logarithm of a seat's odds, as f32 (evaluation-terms.ts); returns their number. */
export function terms(seat: i32): i32 { return writeTerms(game.state, seat, game.out); }
