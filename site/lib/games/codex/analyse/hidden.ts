import type { HiddenParts } from '$lib/analyse/game';
import { boardIn, seatName, sideOf } from '$lib/games/codex/board/view';
import { m } from '$lib/paraglide/messages';
import { closed } from '../play/closed';

/** The other hand, both draw piles and what lies face down (CX-INFO-1, CX-INFO-2). */
export const hidden: HiddenParts = {
  ...closed,
  legend: m.cx_hands,
  dealt: m.cx_hands_dealt,
  open: m.cx_hands_open,

  note(view, open) {
    if (open) return m.cx_assume_open();
    const { hand } = boardIn(view).sides[sideOf(1 - view.seat)];
    return m.cx_assume_dealt({ side: seatName(1 - view.seat), count: hand.count });
  },
};
