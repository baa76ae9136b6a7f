import { m } from '$lib/paraglide/messages';
import { handOf } from '$lib/games/tash-kalar/board/hands';
import type { HiddenParts } from '$lib/analyse/game';
import { boardIn, seatName } from '$lib/games/tash-kalar/board/words';
import { closed } from '../play/closed';
import { sideOf } from './words';

/** Hands are hidden (TS-CARD-3); the order of decks nobody knows. */
export const hidden: HiddenParts = {
  ...closed,
  legend: m.ts_hands,
  dealt: m.ts_hands_dealt,
  open: m.ts_hands_open,

  note(view, open) {
    if (open) return m.ts_assume_open();
    const { hands, known } = boardIn(view);
    const side = sideOf(1 - view.seat);
    return m.ts_assume_dealt({
      side: seatName(1 - view.seat),
      count: handOf(hands[side]).length,
      known: handOf(known[side]).length,
    });
  },
};
