/** Tiles of a rack chosen as an answer rather than for a move. */
export interface Marking {
  /** Places in the rack that are chosen, as text. */
  readonly chosen: readonly string[];
  /** Those of them that are known to be wrong. */
  readonly crossed: readonly string[];
  /** Only one is chosen, and another takes its place. */
  readonly single: boolean;
  toggle(place: string): void;
  /** The answer stands; nothing can be changed. */
  readonly fixed: boolean;
}
