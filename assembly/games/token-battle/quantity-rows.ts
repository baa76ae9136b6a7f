// The quantities of section 9.1 of the rules, one row of FIELDS values each. Plain constants only; the clients read this
// file too. A value that says nothing on its field is not a number.
//
// The first five are those of a card on an empty field, from the point of view of the player on turn.

/** Points scored this turn, own minus the opponent's. */
export const TURN_POINTS = 0;
/** Change of the lead in points a turn, after the shots of the turn. */
export const GAIN_SWING = 1;
/** Expected final margin after the turn. */
export const FORECAST = 2;
/** The largest change of the lead in points a turn that the opponent can reach next with one of its top cards. */
export const THREAT = 3;
/** What the token's auras and those that reach it change of the lead in points a turn. */
export const AURA_FIELD = 4;
/**
 * Pairs of a top card and a field that take the token away from here. On an empty field the token of the card, after the
 * turn; elsewhere the token that stands there, whosever it is, as if its opponent were on turn.
 */
export const DANGER = 5;
/** Hits a turn on a token here; half of two turns where shooters only fire after the turns of their owner. */
export const FIRE = 6;
/** Points a turn that the token here brings its owner. */
export const STANDING = 7;
export const QUANTITIES = 8;
