import { m } from '$lib/paraglide/messages';
import { parse, print } from '$workers/games/toy-battle/notation';
import { withRacks } from '$workers/games/toy-battle/odds';
import type { HiddenParts } from '$lib/analyse/game';
import { boardIn, seatName } from '$lib/games/toy-battle/board/words';
import { sideOf } from './words';

/** Racks are hidden, and with them what is drawn or frozen (TB-INFO-1, TB-FIELD-6); a tile that is hit is seen by both. */
export const hidden: HiddenParts = {
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

  opened(notation) {
    const parsed = parse(notation);
    return parsed.ok ? print(withRacks(parsed.value, 'open')) : notation;
  },

  secret({ question, seat }, viewer) {
    if (seat !== viewer) return question === 'deal' ? seat : null;
    return question === 'ices' ? 1 - seat : null;
  },
};
