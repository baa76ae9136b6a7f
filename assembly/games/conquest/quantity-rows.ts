// What can be told of a territory for a map over the board (section 9.2 of the rules), row by row. Plain constants only; the
// clients read this file too.

/** Units of the owner's next count: stars of the card where he holds it, city and capitals, share of an owned continent. */
export const INCOME_CARD = 0;
export const INCOME_BUILDINGS = 1;
export const INCOME_SHARE = 2;
/** What a seat would gain, and the others lose, if it owned the territory and held its card, in units of the next count. */
export const SWING_GAIN = 3;
export const SWING_LOSS = 4;
export const QUANTITY_ROWS = 5;
