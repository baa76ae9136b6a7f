// What puzzles ask, in numbers; constants only, since TypeScript reads them too. Where nothing else is said, a question is
// settled between two actions of the own main phase, and ends with it.

/** Bring the opponent's base to 0. */
export const WIN = 0;
/** The unit or hero with this number dies. */
export const KILL = 1;
/** The building with this number is destroyed. */
export const DESTROY = 2;
/** As much damage as possible on the opponent's base when the main phase ends. */
export const MOST = 3;
/** As much gold as possible left when the thing with this number has died or is destroyed; 0: the opponent's base. */
export const CHEAPEST = 4;
/** The thing with this number dies or is destroyed while everything one had at the start is still one's own and in play. */
export const CLEAN = 5;
/** As many as possible of the opponent's units and heroes have left play when the main phase ends. */
export const SWEEP = 6;
/** The next action alone: HP that everything of the opponent has less after it, minus HP that everything of one's own has less. */
export const EXCHANGE = 7;
/** Asked while patrollers are placed: one has not lost when the opponent's next main phase is over. */
export const SURVIVE = 8;
/** The same, and the thing with this number is still in play on one's own side. */
export const KEEP = 9;
/** CHEAPEST: what a line is worth that does not get there. */
export const NEVER = -1;
