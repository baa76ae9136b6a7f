/**
 * The referee of Tash-Kalar: a second implementation of the rules, slow and obvious, that shares no code with the engine.
 * It reads the same card data, is the oracle of the tests and checks every puzzle, also in the visitor's browser.
 * A node is a complete `State`, a value that is never changed in place.
 */
import { canonical } from './tash-kalar/describe';
import type { State } from './tash-kalar/state';

export type { Goal } from './tash-kalar/goals';
export type { Ending } from './tash-kalar/scoring';
export type { Match } from './tash-kalar/patterns';
export type { Options } from './tash-kalar/options';
export type { Loaded, PositionJson } from './tash-kalar/position';
export type { PositionError } from './tash-kalar/problem';
export type { Player, Rank } from './tash-kalar/pieces';
export type { State } from './tash-kalar/state';
export type { RefereeGame, Solution, Watch } from './solve';
export type { Fraction } from './fraction';

export { Aborted } from './solve';
export { canonical } from './tash-kalar/describe';
export { criteriaMet } from './tash-kalar/flares';
export { actor, apply, game, legal, outcomes, perft, seat, whyNot } from './tash-kalar/game';
export { goalLeft, solveGoal } from './tash-kalar/goals';
export { enter } from './tash-kalar/picture';
export { load, printPosition } from './tash-kalar/position';
export { matches } from './tash-kalar/patterns';
export { ending as result, score, worth } from './tash-kalar/scoring';
export { startGame } from './tash-kalar/setup';
export { targets } from './tash-kalar/summoning';
export { claimable, isFulfilled } from './tash-kalar/tasks';

/** Any node again from its description, canonical. Nothing is checked: positions go through `load`. */
export const fromState = (state: State): State => canonical(state);
