/** What a pick costs, in gold. */
import type { Board } from '$workers/games/codex/board';

/**
 * Null for what costs nothing or is not paid for here.
 *
 * @param held the card in hand, which `button:play` is about
 */
export function priceOf(pick: string, { prices }: Board, held = ''): number | null {
  // A level costs the same everywhere (CX-HERO-5).
  if (pick === 'button:level') return 1;
  return prices[pick === 'button:play' ? held : pick] ?? null;
}
