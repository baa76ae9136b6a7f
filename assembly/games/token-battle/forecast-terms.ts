// The parts a forecast is made of (section 9.2 of the rules), in points at the end of the game, mine minus the
// opponent's. Plain constants only; the clients read this file too.

/** Points already scored. */
export const TERM_POINTS = 0;
/** Values of the tokens, times the turns left. */
export const TERM_VALUES = 1;
/** Auras, times the turns left. */
export const TERM_AURAS = 2;
/** What gold adds to both, times the turns left. */
export const TERM_GOLD = 3;
/** What the shooters will change about that if nobody places anything. */
export const TERM_SHOTS = 4;
/** The right to move. */
export const TERM_TEMPO = 5;
/** Pending extra turns. */
export const TERM_EXTRA = 6;
/** Waiting boosts. */
export const TERM_BOOST = 7;
export const TERMS = 8;
