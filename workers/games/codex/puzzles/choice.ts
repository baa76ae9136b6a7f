/** First actions for each right one in a puzzle that is easy to look through; see the formula of difficulty. */
export const CHOICE = 3;
