/** How much of an analysis is read from a link, a record or a file; what is larger was not made by playing. */

/**
 * Actions with those of all variations: eight of the longest games (Tash-Kalar, 600). Before an analysis is shown the
 * engine plays every action, which takes 0.3 ms along a line and 1.2 ms where each is a variation of its own, and the
 * page keeps the 2 to 7 kB it is told about each: at worst some 6 seconds and 35 MB, several times that on a phone.
 */
export const MAX_ACTIONS = 5000;

/** Variations inside each other. Each is a list in a list on the page, and a step down the stack of whoever reads it. */
export const MAX_DEPTH = 256;
