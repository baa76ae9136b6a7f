import { m } from '$lib/paraglide/messages';
import type { HiddenParts } from '$lib/analyse/game';
import { boardIn, seatName } from '$lib/games/toy-battle/board/words';
import { closed } from '../play/closed';
import { sideOf } from './words';

/** Racks are hidden (TB-INFO-1). */
export const hidden: HiddenParts = {
  ...closed,
  legend: m.tb_racks,
  dealt: m.tb_racks_dealt,
  open: m.tb_racks_open,

  note(view, open) {
    if (open) return m.tb_assume_open();
    const { rackSize, unseen } = boardIn(view);
    const enemy = sideOf(1 - view.seat);
    const rack = rackSize[enemy];
    return m.tb_assume_dealt({ side: seatName(1 - view.seat), rack, count: rack + unseen[enemy].length });
  },
};
