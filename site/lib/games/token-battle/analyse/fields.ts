/** Which part of a position a problem is about, in words. */
import { sideName } from '$lib/games/token-battle/board/words';
import { clauses } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Side } from '$workers/games/token-battle/state';

const isSide = (text: string | undefined): text is Side => text === 'A' || text === 'B';

/**
 * @param found what the reader names, e.g. `board.c3: 11`, `cards.A.2: 6`, `points.B`, `options.headStart`
 * @param option the name of an option in the visitor's language
 * @returns the part of the editor, empty where it is the whole position
 */
export function faultText(found: string, option: (name: string) => string): string {
  const [path = ''] = found.split(':');
  const [part = '', at, number] = path.split('.');
  if (part === 'board' && at) return m.tk_field({ id: at });
  if (part === 'cards' && isSide(at))
    return number === undefined
      ? m.tk_stacks({ side: sideName(at) })
      : clauses([m.tk_stacks({ side: sideName(at) }), m.tk_stack({ n: Number(number) + 1 })]);
  if (part === 'points' && isSide(at)) return m.tk_edit_points({ side: sideName(at) });
  if (part === 'boost' && isSide(at)) return m.tk_edit_boost({ side: sideName(at) });
  if (part === 'extra' && isSide(at)) return m.tk_edit_extra({ side: sideName(at) });
  if (part === 'options' && at) return option(at);
  if (part === 'last') return m.tk_edit_last();
  if (part === 'ply') return m.tk_edit_ply();
  return part === 'turn' ? m.analyse_to_move() : '';
}
