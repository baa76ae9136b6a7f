/**
 * The referee of Toy Battle: a second implementation of the rules, slow and obvious, that shares no code with the engine.
 * It reads the same data files, is the oracle of the tests and checks every puzzle, also in the visitor's browser.
 * A node is a complete `State`, a value that is never changed in place.
 */
import { canonical } from './toy-battle/describe';
import type { State } from './toy-battle/state';

export type { Loaded } from './toy-battle/position';
export type { PositionError } from './toy-battle/problem';
export type { WinNext } from './toy-battle/win-next';
export type { Goal } from './toy-battle/goals';
export type { State } from './toy-battle/state';
export type { RefereeGame, Solution, Watch } from './solve';
export type { Fraction } from './fraction';

export { Aborted } from './solve';
export { load } from './toy-battle/position';
export { actor, game, legal, outcomes, perft, whyNot } from './toy-battle/game';
export { apply } from './toy-battle/apply';
export { reach, stranded } from './toy-battle/connection';
export { medalsOf as medals, reserveOf as reserve } from './toy-battle/state';
export { canWinNext, winNext } from './toy-battle/win-next';
export { solveGoal, winningStarts } from './toy-battle/goals';

/** The pending question, `over` at the end. */
export const asked = (node: State): State['question'] => node.question;

/** How the game ended, or null while it goes on. */
export const result = (node: State): State['result'] => node.result;

/** The whole node in canonical form: tile lists in troop order, keys in map order. */
export const describe = (node: State): State => canonical(node);

/** Any node again from its description, in the middle of a turn too. Nothing is checked but the map: positions go through `load`. */
export const fromState = (state: State): State => canonical(state);
