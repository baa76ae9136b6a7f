/** Most players a game has. */
export const MAX_SEATS = 5;

/** The seats of a game of so many players. */
export const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);

export const isSeat = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MAX_SEATS;
