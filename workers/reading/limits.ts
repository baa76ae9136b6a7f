/** How much of an analysis is read from a link, a record or a file; what is larger was not made by playing. */

/**
 * Actions with those of all variations: eight of the longest games (Tash-Kalar, 600). Before an analysis is shown the
 * engine plays every action, 0.2 to 2 ms each, and the page keeps the 2 to 7 kB it is told about it. A whole game is
 * there at once; 5,000 actions that are nearly all variations of their own take a busy desktop 15 seconds and 35 MB.
 */
export const MAX_ACTIONS = 5000;

/**
 * Variations inside each other. The page draws each as a list in a list and goes a step down the stack for it: in
 * Chromium 160 are shown and 235 are too many.
 */
export const MAX_DEPTH = 100;
