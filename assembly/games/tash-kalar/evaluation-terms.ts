// What the evaluation of a position is made of: each term counts something, a seat's minus the other's. Plain constants
// only; the clients read this file too.

/** Points scored (TS-HIGH-5, TS-MODE-3). */
export const TERM_POINTS = 0;
/** Points the turn under way has earned but not scored yet: what it destroyed in a duel, the best task to claim. */
export const TERM_EARNED = 1;
/** Pieces on the board, by rank. */
export const TERM_COMMON = 2;
export const TERM_HEROIC = 3;
export const TERM_LEGENDARY = 4;
/** Beings, and legends, of the hand whose pattern is shown. */
export const TERM_BEINGS = 5;
export const TERM_LEGENDS = 6;
/** Pairs of adjacent own pieces. */
export const TERM_CONNECTED = 7;
/** Own pieces next to an enemy piece. */
export const TERM_CONTACT = 8;
/** Own pieces on the nine central squares. */
export const TERM_CENTRE = 9;
/** Points of open tasks, each divided by one more than what it lacks; of the next task half. */
export const TERM_TASKS = 10;
/** The flare in hand can be invoked (TS-FLARE-2). */
export const TERM_FLARE = 11;
/** The turn is one's own, and the actions that are left of it. */
export const TERM_TURN = 12;
export const TERM_ACTIONS = 13;
export const TERMS = 14;
