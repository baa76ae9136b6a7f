import type { Result } from './contract';

/** The seat that gets everything; null where it is shared, as in a draw. */
export function winnerOf({ shares }: Result): number | null {
  const seat = shares.indexOf(1);
  return seat < 0 ? null : seat;
}
