/** Above its upper edge the page fades into it, in pixels. */
const SHADE = 12;

/**
 * Where what is asked sticks to the lower edge of a narrow window over the board, moves the page up so that both are seen,
 * as far as the upper edge of the board allows.
 *
 * @param within anything on the stage
 * @param keep selects what is to stay in sight, in the order of the page: the board unless told
 */
export function uncoverBoard(within: Element, keep = '.board'): void {
  const dock = within.closest('.stage')?.querySelector('.dock');
  const edge = (what: string) => dock?.parentElement?.querySelector(what)?.getBoundingClientRect();
  const board = edge('.board');
  if (!dock || !board || getComputedStyle(dock).position !== 'sticky') return;
  const covered = board.bottom - dock.getBoundingClientRect().top;
  // Less than a pixel is no more than rounding: below the board it has its own place.
  if (covered >= 1) scrollBy(0, Math.min(covered + SHADE, Math.max(0, edge(keep)!.top)));
}
