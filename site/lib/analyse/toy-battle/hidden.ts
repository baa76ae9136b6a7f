import { m } from '$lib/paraglide/messages';
import { parse, print } from '$workers/games/toy-battle/notation';
import { withRacks } from '$workers/games/toy-battle/odds';
import type { HiddenParts } from '../game';
import { boardIn, seatName, sideOf } from './words';

/** Racks are hidden, and what is drawn to them; hits and frozen tiles are seen by both (TB-INFO-4, TB-XB42-3). */
export const hidden: HiddenParts = {
  legend: m.analyse_racks,
  dealt: m.analyse_racks_dealt,
  open: m.analyse_racks_open,

  note(view, open) {
    if (open) return m.analyse_assume_open();
    const { rackSize, unseen } = boardIn(view);
    const enemy = sideOf(1 - view.seat);
    const rack = rackSize[enemy];
    return m.analyse_assume_dealt({ side: seatName(1 - view.seat), rack, count: rack + unseen[enemy].length });
  },

  opened(notation) {
    const parsed = parse(notation);
    return parsed.ok ? print(withRacks(parsed.value, 'open')) : notation;
  },

  secret: (view) => view.question === 'deal',
};
