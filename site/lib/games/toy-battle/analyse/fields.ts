/** Which part of a position a problem is about. */
import { layoutOf } from '$lib/games/toy-battle/board/layout';
import { mapOf } from '$lib/games/toy-battle/board/map';
import { nodeName, sideName, tileText } from '$lib/games/toy-battle/board/words';
import { clauses } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { TextProblem } from '$workers/contract';
import { SIDES, TROOP_CODES, type Side, type TroopCode } from '$workers/games/toy-battle/state';
import { LISTS, type Draft, type ListName } from './draft';

/** A field of the editor. */
export type Field =
  | { kind: 'node'; node: string }
  | { kind: 'list'; list: ListName; side: Side }
  | { kind: 'removed'; side: Side }
  | { kind: 'region'; region: string }
  | { kind: 'option'; name: string }
  | { kind: 'mover' }
  | { kind: 'turns' };

export interface Fault {
  field: Field | null;
  /** The troop it is about, of this side, if it is about one. */
  tile: { side: Side; troop: TroopCode } | null;
}

export const LIST_NAMES: Readonly<Record<ListName, () => string>> = {
  rack: m.tb_list_rack,
  frozen: m.tb_list_frozen,
  known: m.tb_list_known,
  unseen: m.tb_list_unseen,
  discard: m.tb_list_discard,
};

const isSide = (text: string | undefined): text is Side => SIDES.some((side) => side === text);
const isTroop = (text: string | undefined): text is TroopCode => TROOP_CODES.some((code) => code === text);

/** What the engine found wrong, e.g. `stacks.8: "b7"`, `frozen.blue: "K"`, `taken: "c"`, as a field of the editor. */
export function faultOf({ found }: Pick<TextProblem, 'found'>): Fault {
  const [, path = '', given = ''] = /^([\w.-]+)(?:: "?([^"]*)"?)?$/.exec(found) ?? [];
  const [part = '', at] = path.split('.');
  const field = fieldOf(part, at, given);
  if (/^[br].$/.test(given) && isTroop(given[1])) {
    return { field, tile: { side: given[0] === 'b' ? 'blue' : 'red', troop: given[1] } };
  }
  const single = field?.kind === 'list' && isTroop(given);
  return { field, tile: single ? { side: field.side, troop: given } : null };
}

function fieldOf(part: string, at: string | undefined, given: string): Field | null {
  const list = LISTS.find((name) => name === part);
  if (list && isSide(at)) return { kind: 'list', list, side: at };
  if (part === 'removed' && isSide(at)) return { kind: 'removed', side: at };
  if (part === 'stacks' && at) return { kind: 'node', node: at };
  if (part === 'taken' && !isSide(at)) return { kind: 'region', region: at ?? given };
  if (part === 'options' && at) return { kind: 'option', name: at };
  if (part === 'toMove') return { kind: 'mover' };
  return part === 'turns' ? { kind: 'turns' } : null;
}

/** Where something is wrong, in words: `Blue, Rack (Blue Roxy, strength 7):`. Empty where it is the whole position. */
export function faultText({ field, tile }: Fault, draft: Draft, option: (name: string) => string): string {
  const place = field && fieldText(field, draft, option);
  const what = tile && tileText(tile.side, tile.troop);
  const where = place && what ? m.tb_fault_of({ place, what }) : (place ?? what);
  return where ? m.tb_fault_at({ where }) : '';
}

function fieldText(field: Field, draft: Draft, option: (name: string) => string): string {
  switch (field.kind) {
    case 'node': {
      const name = nodeName(layoutOf(mapOf(draft.map)).at[field.node] ?? { id: field.node, hq: null });
      return name.charAt(0).toUpperCase() + name.slice(1);
    }
    case 'list':
      return clauses([sideName(field.side), LIST_NAMES[field.list]()]);
    case 'removed':
      return m.tb_removed({ side: sideName(field.side) });
    case 'region': {
      const medals = mapOf(draft.map).regions.find(({ id }) => id === field.region)?.medals ?? 0;
      return m.tb_region_open({ id: field.region, medals });
    }
    case 'option':
      return option(field.name);
    case 'mover':
      return m.analyse_to_move();
    case 'turns':
      return m.tb_turns();
  }
}
