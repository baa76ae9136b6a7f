/** What waits, in words. */
import { m } from '$lib/paraglide/messages';
import type { Board, ThingView } from '$workers/games/codex/board';
import type { Seat } from '$workers/games/codex/table';
import type { WaitView } from '$workers/games/codex/waits';
import { printedOn } from './printed';
import { nameOf, sideName, thingName } from './table-words';

/** A hero whose last band has begun gains no more levels (CX-HERO-10). */
const canGain = ({ shown, level }: ThingView): boolean => level < (printedOn(shown).bands.at(-1)?.from_level ?? 0);

function bountyText(seat: Seat, { things }: Board): string {
  const isPaid = things.some((thing) => thing.kind === 'hero' && thing.controller === seat && canGain(thing));
  return (isPaid ? m.cxb_w_bounty : m.cxb_w_bounty_lost)({ seat: sideName(seat) });
}

export function waitText({ sort, card, seat, about }: WaitView, board: Board): string {
  const name = card === null ? '' : nameOf(card);
  const what = {
    trigger: () => m.cxb_w_trigger({ name }),
    scavenger: () => m.cxb_w_scavenger({ seat: sideName(seat) }),
    technician: () => m.cxb_w_technician({ seat: sideName(seat) }),
    bounty: () => bountyText(seat, board),
    workers: () => m.cxb_w_workers(),
    healing: () => m.cxb_w_healing({ name }),
    ephemeral: () => m.cxb_w_ephemeral({ name }),
    later: () => m.cxb_w_later({ name }),
  }[sort]();
  return about === null ? what : m.cxb_w_about({ what, name: thingName(board, about) });
}
