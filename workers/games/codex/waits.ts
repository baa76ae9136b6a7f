import { ORDER } from '../../../assembly/games/codex/layout';
import { waitRows } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import { actionText } from './action-text';
import { faceId } from './faces';
import { SEATS, type Seat } from './table';

/** What waits, by its sort (assembly/games/codex/waiting.ts). */
const SORTS = ['trigger', 'scavenger', 'technician', 'bounty', 'workers', 'healing', 'ephemeral', 'later'] as const;
export type WaitSort = (typeof SORTS)[number];

export interface WaitView {
  readonly sort: WaitSort;
  /** The answer that makes it the next one. */
  readonly action: string;
  /** The player it is of, or who gets it. */
  readonly seat: Seat;
  /** The card it comes from and the number of the object; null for what comes from none. */
  readonly card: string | null;
  readonly id: number | null;
  /** The object the event was about, where that tells two of one kind apart. */
  readonly about: number | null;
}

const OF_NO_CARD: ReadonlySet<WaitSort> = new Set(['scavenger', 'technician', 'bounty', 'workers']);

/** Everything that is still to happen; `engine` stands at the state. */
export const waitsOf = (engine: Asking): WaitView[] =>
  waitRows(engine).map(([sort, seat, card, id, key, granter, about]) => {
    const named = SORTS[sort!]!;
    const isOfCard = !OF_NO_CARD.has(named);
    return {
      sort: named,
      action: actionText([ORDER, 0, card!, id!, key!, granter!, sort!, seat!, about!]),
      seat: SEATS[seat!]!,
      card: isOfCard ? faceId(card!) : null,
      id: isOfCard ? id! || null : null,
      about: about || null,
    };
  });
