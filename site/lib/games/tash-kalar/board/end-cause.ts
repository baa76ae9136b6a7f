/** Why the game is about to end, or has ended. */
import { sentences } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/tash-kalar/board';
import { SIDES } from '$workers/games/tash-kalar/state';
import { POINT_LIMIT } from './limits';
import { deckSize } from './piles';
import { sideName } from './words';

/** What triggers the end (TS-END-1 to TS-END-3), as far as the board still shows it: points of High Form can fall again. */
export function endCause({ decks, score, mode }: Board): string {
  const points = POINT_LIMIT[mode];
  return sentences(
    [...SIDES].flatMap((side) => [
      deckSize(decks[side]) === 0 && m.ts_end_deck({ side: sideName(side) }),
      score[side] >= points && m.ts_end_points({ side: sideName(side), points }),
    ]),
  );
}
