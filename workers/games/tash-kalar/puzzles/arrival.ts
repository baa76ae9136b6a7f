import type { State } from '../state';

/**
 * Whether nothing but the price of a summoning and the arrival of its piece (TS-SUM-7, TS-SUM-9) tells a menu of the same
 * turn from the one before.
 */
export function isPlainArrival(before: State, after: State): boolean {
  if (after.question !== 'menu' || after.turn.actions !== before.turn.actions - 1) return false;
  const { rank, square } = after.turn.summoned.at(-1)!;
  const board: State['board'] = { ...before.board, [square]: { owner: before.side, rank } };
  const squares = new Set([...Object.keys(board), ...Object.keys(after.board)]);
  const isSame = (one: string): boolean =>
    board[one]?.owner === after.board[one]?.owner && board[one]?.rank === after.board[one]?.rank;
  const gained = (of: 'beings' | 'legends' | 'flares'): boolean =>
    after.hands[before.side][of].some((id) => !before.hands[before.side][of].includes(id));
  const { borrow, extraBeings, extraLegends, extraTurns } = after.turn;
  return (
    [...squares].every(isSame) &&
    !gained('beings') &&
    !gained('legends') &&
    !borrow &&
    extraBeings === before.turn.extraBeings &&
    extraLegends === before.turn.extraLegends &&
    extraTurns === before.turn.extraTurns
  );
}
