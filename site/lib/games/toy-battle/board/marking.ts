/** Tiles of a rack chosen as an answer rather than for a move. */
export interface Marking {
  /** Places in the rack that are chosen, as text. */
  readonly chosen: readonly string[];
  toggle(place: string): void;
  /** The answer stands; nothing can be changed. */
  readonly fixed: boolean;
}
