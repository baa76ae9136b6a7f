// How rows of quantities.ts say what a pattern lacks; the client reads them by the same names. Constants only.

/** Nothing stands on the square. */
export const LACKS_ON_EMPTY = 1;
/** A piece of the opponent stands there. */
export const LACKS_ON_ENEMY = 2;
/** An own piece stands there whose rank is too low. */
export const LACKS_RANK = 3;
/** Added where the piece has to be an upgraded one. */
export const LACKS_UPGRADED = 4;
