/** What waits, in words. */
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/codex/board';
import type { WaitView } from '$workers/games/codex/waits';
import { nameOf, sideName, thingName } from './table-words';

export function waitText({ sort, card, seat, about }: WaitView, board: Board): string {
  const name = card === null ? '' : nameOf(card);
  const what = {
    trigger: () => m.cxb_w_trigger({ name }),
    scavenger: () => m.cxb_w_scavenger({ seat: sideName(seat) }),
    technician: () => m.cxb_w_technician({ seat: sideName(seat) }),
    bounty: () => m.cxb_w_bounty({ seat: sideName(seat) }),
    workers: () => m.cxb_w_workers(),
    healing: () => m.cxb_w_healing({ name }),
    ephemeral: () => m.cxb_w_ephemeral({ name }),
    later: () => m.cxb_w_later({ name }),
  }[sort]();
  return about === null ? what : m.cxb_w_about({ what, name: thingName(board, about) });
}
