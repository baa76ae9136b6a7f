/** What the engine may spend, in playouts or, where lines are looked at, in positions. */
export interface Work {
  /** On each move of a map. */
  sweep: number;
  /** On the best lines, before more is asked for. */
  lines: number;
  /** On each node when a whole line is gone through. */
  survey: number;
}
