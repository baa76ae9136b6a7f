// What puzzles ask, in numbers; constants only, since TypeScript reads them too.

/** Win the game, or have a share in a draw. */
export const WIN = 0;
/** Own every named territory when the own attack phase ends. */
export const TAKE = 1;
/** Still own every named territory when the next attack phase of an opponent ends. */
export const HOLD = 2;
/** The condition of a mission holds when the own attack phase ends. */
export const MISSION = 3;
/** As much as possible of something when the own turn is over. */
export const MOST = 4;

/** TAKE and HOLD: up to four territories, each as its number + 1 in a byte; 0 for none. MISSION: its number. */
export const MOST_LANDS = 4;

/** MOST: what is counted. */
export const METRIC_INCOME = 0;
export const METRIC_LANDS = 1;
