import { boardOf } from './position';
import type { State } from './state';

/** English names of the seats. */
export const SEAT_NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5'];

export const actionWords = (action: number): string => `take ${action} of the stones`;

/** The whole position, one thing a line. */
export function boardWords(state: State): string[] {
  const { mover, winner } = boardOf(state);
  const next = mover === null ? `${SEAT_NAMES[winner!]} took the last stone.` : `${SEAT_NAMES[mover]} takes next.`;
  return [`Stones on the heap: ${state.heap}.`, next];
}
