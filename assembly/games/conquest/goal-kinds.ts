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
/**
 * HOLD, asked while recruiting: the recruits are all that is decided. Until the next turn begins whoever asks declines
 * whatever he can.
 */
export const GUARD = 5;
/**
 * Own every named coast when the next own redeploy phase ends, asked while a landing force is put together. Until then
 * everybody declines whatever he can, but that the others fight counter-landings, and the force lands, raids and comes ashore.
 */
export const LANDING = 6;
/**
 * As many infantry as possible stay behind when others advance, as long as TAKE is still as likely as named; less than
 * none where it is not.
 */
export const CHEAPEST = 7;
/** The game is won, or is at the first claim if nothing changes between the end of the own attack phase and that claim. */
export const WIN_NOW = 8;

/** TAKE and HOLD: up to four territories, each as its number + 1 in a byte; 0 for none. MISSION: its number. */
export const MOST_LANDS = 4;
/** CHEAPEST: up to three, and the chance that is to be reached, in per cent, in the last byte. GUARD, LANDING: up to four. */
export const CHANCE_BYTE = 3;

/** MOST: what is counted. */
export const METRIC_INCOME = 0;
export const METRIC_LANDS = 1;
