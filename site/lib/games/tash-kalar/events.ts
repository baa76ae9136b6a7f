/** What chance and hidden hands did; puzzles know neither. */
import { drawnIn, outcomeText } from '$lib/games/tash-kalar/board/outcomes';
import { seatName } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { face } from './face';

/** Cards that `viewer` does not see stay unnamed (TS-CARD-3). */
export function eventText(view: View, action: string, viewer: number | null): string {
  const side = seatName(view.seat);
  const hides = viewer !== null && viewer !== view.seat;
  if (view.actor === 'chance') {
    if (view.question === 'nextTask') return m.ts_turned_up({ task: outcomeText(action) });
    if (!drawnIn(action)) return outcomeText(action);
    return hides ? m.ts_draws_hidden({ side }) : m.ts_draws({ side, card: outcomeText(action) });
  }
  if (hides && action.startsWith('return ')) return m.ts_returns_hidden({ side });
  return face.event(view, action, viewer);
}
