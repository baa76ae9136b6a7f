/** A state in words. */
export interface State {
  /** Players, 2 to 5. */
  seats: number;
  /** Stones left. */
  heap: number;
  /** Turns played. */
  turn: number;
}

/** What the site draws from. */
export interface Board extends State {
  /** Who takes next; null once the heap is empty. */
  mover: number | null;
  /** Who took the last stone; null while there are some. */
  winner: number | null;
}

export const SEATS = [2, 3, 4, 5] as const;

/** What a start is chosen from: `3-seats`. */
export const SETUPS = SEATS.map((count) => `${count}-seats`);

export const setupOf = ({ seats }: State): string => `${seats}-seats`;
