import { m } from '$lib/paraglide/messages';
import { sideName, troopText } from '$lib/games/toy-battle/board/words';
import type { PickWords } from '$lib/board/picker.svelte';
import type { View } from '$workers/contract';
import { SIDES, type Board } from '$workers/games/toy-battle/state';

/**
 * What an action did, in words. The tile the opponent draws stays unnamed (TB-INFO-1), and so does one of the opponent's
 * that freezes (TB-FIELD-6); a tile hit by XB-42 is seen by both (TB-XB42-3).
 */
export function eventText(view: View, action: string, learner: number, words: PickWords): string {
  const board = view.board as Board;
  const mover = SIDES[view.seat];
  if (action.startsWith('~')) {
    const tile = troopText(action.slice(1));
    const strikes = board.question === 'loses' || board.question === 'ices';
    const victim = strikes ? SIDES[1 - view.seat] : mover;
    const side = sideName(victim);
    const open = victim === SIDES[learner];
    if (board.question === 'loses') return m.tb_event_loses({ side, tile });
    if (board.question === 'ices') return open ? m.tb_event_ices({ side, tile }) : m.tb_event_ices_hidden({ side });
    return open ? m.tb_event_deal({ side, tile }) : m.tb_event_deal_hidden({ side });
  }
  const choice = view.choices.find((one) => one.action === action);
  return m.learn_event({ side: sideName(mover), what: choice ? words.choice(choice) : action });
}
