/** Which part of a position a problem is about, in words. */
import { cardName, sideName } from '$lib/games/tash-kalar/board/words';
import { labelled } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Side } from '$workers/games/tash-kalar/state';

const isSide = (text: string | undefined): text is Side => text === 'A' || text === 'B';

/**
 * @param where what the checks name, e.g. `board.c3`, `hands.A.knight`, `row`, `points`
 * @returns the part of the editor, empty where it is the whole position
 */
export function faultText(where: string): string {
  const [part = '', at, card] = where.split('.');
  const about = (name: string): string => (card ? labelled(name, cardName(card)) : name);
  if (part === 'board' && at) return at;
  if ((part === 'hands' || part === 'known') && isSide(at)) return about(m.ts_hand({ side: sideName(at) }));
  if (part === 'discards') return about(isSide(at) ? m.ts_edit_discards({ side: sideName(at) }) : m.ts_edit_spent());
  if (part === 'decks') return m.ts_edit_deck({ side: isSide(at) ? sideName(at) : '' });
  if (part === 'row' || part === 'next' || part === 'claimed') return m.ts_tasks();
  if (part === 'points') return m.ts_edit_points();
  return '';
}
