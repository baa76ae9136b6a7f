// The Tash-Kalar module: one Machine bound to one set of rules, and what only this game answers.

import { writeTerms } from './games/tash-kalar/evaluate';
import { faultOf } from './games/tash-kalar/faults';
import { TashKalarGoal } from './games/tash-kalar/goals';
import { LAYOUT_VERSION } from './games/tash-kalar/layout';
import { criteria as criteriaOf, endsWithTurn, listShortfalls, writeProgress } from './games/tash-kalar/quantities';
import { fulfilledTasks as listFulfilled, listPatterns, listTargets, usableFlares as listUsable } from './games/tash-kalar/queries';
import { TashKalar } from './games/tash-kalar/rules';
import { score as scoreOf } from './games/tash-kalar/scoring';
import { TashKalarTurn } from './games/tash-kalar/turn-report';
import { Machine } from './kernel/machine';
import { TurnSearch } from './kernel/search/turn-search';

@global const game = new Machine<TashKalar, TashKalarGoal>(new TashKalar(), new TashKalarGoal(), LAYOUT_VERSION);
game.winBudget = 100_000;

/** Room for the keys of one turn's positions as a power of two; three quarters of it, 393,216, are used. */
const TURN_BITS: i32 = 19;
const report = new TashKalarTurn();
const turnSearch = new TurnSearch<TashKalar, TashKalarTurn>(game.rules, report, game.frames, TURN_BITS);

export * from './kernel/abi';

/** A win within the turn is looked for only where the turn can end the game. */
export function winsAlone(action: u32): i32 { return endsWithTurn(game.state) && game.winsAlone(action) ? 1 : 0; }
/** The static value right after the action: a whole turn has too many lines to be looked through for every one. */
export function lookAhead(action: u32, _turns: i32): f64 { return game.lookAhead(action, 0); }

/** Starts a look at everything the turn of the seat that decides can lead to; 1: also where nothing new can be found. */
export function turnStart(thorough: i32): void {
  report.finds.insatiable = thorough != 0;
  turnSearch.begin(game.rules.actor(game.state));
}
/** Looks at so many more actions or a few more; 1 once nothing is left to look at. */
export function turnRun(actions: i32): i32 { return turnSearch.run(actions) ? 1 : 0; }
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
/** Which condition an action fails of a rule that refuses it (fault-numbers.ts); 0 where the rule says all. */
export function fault(action: u32, rule: i32): i32 { return faultOf(game.state, action, rule); }
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
