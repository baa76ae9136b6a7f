/** What waits, in words. */
import { m } from '$lib/paraglide/messages';
import type { Board, ThingView } from '$workers/games/codex/board';
import type { Seat } from '$workers/games/codex/table';
import type { WaitView } from '$workers/games/codex/waits';
import { printedOn } from './printed';
import { nameOf, sideName, thingName } from './table-words';

/** A hero whose last band has begun gains no more levels (CX-HERO-10). */
const canGain = ({ shown, level }: ThingView): boolean => level < (printedOn(shown).bands.at(-1)?.from_level ?? 0);

const isPaid = (seat: Seat, { things }: Board): boolean =>
  things.some((thing) => thing.kind === 'hero' && thing.controller === seat && canGain(thing));

const bountyText = (seat: Seat, board: Board): string =>
  (isPaid(seat, board) ? m.cxb_w_bounty : m.cxb_w_bounty_lost)({ seat: sideName(seat) });

/** Whatever comes first, the same comes of it: bounties that all are lost, or what is paid to one player alike. */
export function isAnyOrder(board: Board): boolean {
  const { question, waits } = board;
  const [first] = waits;
  if (question !== 'order' || !first) return false;
  if (waits.every(({ sort, seat }) => sort === 'bounty' && !isPaid(seat, board))) return true;
  return first.sort === 'scavenger' && waits.every(({ sort, seat }) => sort === first.sort && seat === first.seat);
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
