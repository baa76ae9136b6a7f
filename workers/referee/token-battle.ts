/**
 * The referee of Token Battle: a second implementation of the rules, slow and obvious, that shares no code with the
 * engine. It reads the same data file, is the oracle of the tests and checks every puzzle, also in the visitor's browser.
 * A node is a complete `State`, a value that is never changed in place. Cards are those of the collection unless a
 * function is given another table.
 */
import { COLLECTION } from './token-battle/cards';
import { canonical } from './token-battle/describe';
import { gameWith } from './token-battle/game';
import type { State } from './token-battle/state';

export type { Card, CardTable } from './token-battle/cards';
export type { Ending } from './token-battle/ending';
export type { TurnEvent } from './token-battle/events';
export type { Goal, Metric } from './token-battle/goals';
export type { Options } from './token-battle/options';
export type { Loaded } from './token-battle/position';
export type { PositionError } from './token-battle/problem';
export type { Attempt } from './token-battle/refusals';
export type { CardSet, SetProblem } from './token-battle/sets';
export type { Player, State, Token } from './token-battle/state';
export type { RefereeGame, Solution, Watch } from './solve';
export type { Fraction } from './fraction';

export { Aborted } from './solve';
export { canonical } from './token-battle/describe';
export { ending as result } from './token-battle/ending';
export {
  actor,
  apply,
  explain,
  gameWith,
  legal,
  outcomes,
  perft,
  seat,
  tell,
  whatIsWrong,
  whyNot,
} from './token-battle/game';
export { goalLeft, solveGoal } from './token-battle/goals';
export { printLine } from './token-battle/print';
export { load } from './token-battle/position';
export { REFUSALS } from './token-battle/refusals';
export { aurasOn, gainOf, gains } from './token-battle/scoring';
export { READY_SETS, checkSet, startGame } from './token-battle/sets';
export { COLLECTION };

/** The game as the plain solver sees it. */
export const game = gameWith(COLLECTION);

/** Any node again from its description, canonical. Nothing is checked: positions go through `load`. */
export const fromState = (state: State): State => canonical(state);
