// What puzzles ask, in numbers; constants only, since TypeScript reads them too. All of them end with the own main phase.

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
/** CHEAPEST: what a line is worth that does not get there. */
export const NEVER = -1;
