/** How a game shows its positions where there is no engine. `S` is a state of the game. */
export interface Drawn<S = unknown> {
  /** What its board is drawn from. */
  board(state: S): object;
  /** What the small picture of a list is drawn from, in a few characters. */
  picture(state: S): string;
}
