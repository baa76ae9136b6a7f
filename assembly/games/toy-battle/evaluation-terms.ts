// What the evaluation of a node is made of: each term counts something, a side's minus the other's. Plain constants only;
// the clients read this file too.

/** Medals claimed. */
export const TERM_MEDALS = 0;
/** An enemy headquarters at the end of the line, the more so if it can be taken at once. */
export const TERM_HQ = 1;
/** Open regions, by how much of them is held. */
export const TERM_REGIONS = 2;
/** Bases held. */
export const TERM_BASES = 3;
/** Tiles on the rack. */
export const TERM_RACK = 4;
/** Places the line leads to. */
export const TERM_LINE = 5;
/** Tiles not drawn yet. */
export const TERM_RESERVE = 6;
export const TERMS = 7;
