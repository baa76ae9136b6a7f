import type { View } from '$workers/contract';
import type { Board } from '$workers/games/codex/board';
import type { Seat } from '$workers/games/codex/table';
import { sideName } from './table-words';

export const boardIn = (view: View): Board => view.board as Board;
/** By the number of a seat. */
export const sideOf = (seat: number): Seat => (seat === 0 ? 'A' : 'B');
export const seatName = (seat: number): string => sideName(sideOf(seat));
