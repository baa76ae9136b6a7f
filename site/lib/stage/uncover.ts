/**
 * Where what is asked sticks to the lower edge of a narrow window over the board, moves the page up so that both are seen,
 * as far as the upper edge of the board allows.
 *
 * @param within anything on the stage
 */
export function uncoverBoard(within: Element): void {
  const dock = within.closest('.stage')?.querySelector('.dock');
  const board = dock?.parentElement?.querySelector('.board')?.getBoundingClientRect();
  if (!dock || !board || getComputedStyle(dock).position !== 'sticky') return;
  const covered = board.bottom - dock.getBoundingClientRect().top;
  if (covered > 0) scrollBy(0, Math.min(covered, Math.max(0, board.top)));
}
