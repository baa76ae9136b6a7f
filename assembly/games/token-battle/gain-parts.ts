// What a token brings its owner a turn, taken apart (TK-SCORE-2, TK-GOLD-1). Plain constants only; the clients read this
// file too. The three add up.

/** Its value. */
export const GAIN_VALUE = 0;
/** One for each aura that reaches it. */
export const GAIN_AURAS = 1;
/** What being golden adds to both. */
export const GAIN_GOLD = 2;
export const GAIN_PARTS = 3;
