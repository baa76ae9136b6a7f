/** What there is to edit in a position of Toy Battle. Tiles are named as stacks write them, `b7`. */
import { layoutOf } from '$lib/games/toy-battle/board/layout';
import { mapOf } from '$lib/games/toy-battle/board/maps';
import { boardIn, nodeName, seatName, sideName, tileText } from '$lib/games/toy-battle/board/words';
import { placeOf } from '$lib/board/place-picks';
import { m } from '$lib/paraglide/messages';
import { trayOf, trayPick, type Edits, type Tray } from '$lib/analyse/edit/edits';
import { SIDES, TROOP_CODES, type Side } from '$workers/games/toy-battle/state';
import { countTiles, sideLetter } from '$workers/games/toy-battle/tiles';
import {
  LISTS,
  completed,
  counted,
  draftOf,
  emptyDraft,
  isTold,
  laid,
  lifted,
  missing,
  popped,
  positionOf,
  pushed,
  readTile,
  told,
  topOf,
  type Draft,
  type Lie,
  type ListName,
} from './draft';
import { LIST_NAMES, faultOf, faultText, type Field } from './fields';

/** Always in sight; what is only told of tiles of the rack is seldom needed. */
const OPEN: readonly ListName[] = ['rack', 'unseen', 'discard'];
const TOLD_FOLD = 'told';

const trayId = (list: ListName, side: Side): string => `${list}:${side}`;

function lieOf(where: string): Lie {
  const node = placeOf(where);
  return node === null ? { list: trayOf(where)!.split(':')[0] as ListName } : { node };
}

const tile = (side: Side, troop: number): string => sideLetter(side) + TROOP_CODES[troop]!;

function trayFor(draft: Draft, list: ListName, side: Side): Tray {
  return {
    id: trayId(list, side),
    label: LIST_NAMES[list](),
    seat: SIDES.indexOf(side),
    things: countTiles(draft[list][side]).flatMap((count, troop) =>
      count > 0 ? [{ item: tile(side, troop), thing: tile(side, troop), count }] : [],
    ),
    ...(!OPEN.includes(list) && { fold: TOLD_FOLD }),
  };
}

/** The field of the form a part of a position stands in, by name. */
export const fieldName = (field: Field): string | null => {
  switch (field.kind) {
    case 'node':
    case 'list':
      return null;
    case 'removed':
      return `removed:${field.side}`;
    case 'region':
      return `region:${field.region}`;
    case 'option':
      return 'options';
    default:
      return field.kind;
  }
};

const whereOf = (field: Field): string | null =>
  field.kind === 'node'
    ? `node:${field.node}`
    : field.kind === 'list'
      ? trayPick(trayId(field.list, field.side))
      : null;

/** Takes a tile out of whatever it lies in; it becomes unseen, unless it was only told of, or unseen already. */
function taken(draft: Draft, where: string, item: string): Draft {
  const lie = lieOf(where);
  if ('node' in lie) return popped(draft, lie.node);
  if (isTold(lie.list)) return counted(draft, lie.list, item, -1);
  const without = lifted(draft, item, lie);
  return lie.list === 'unseen' ? without : counted(without, 'unseen', item, 1);
}

export const edits: Edits<Draft> = {
  from: (view) => draftOf(boardIn(view)),
  text: (draft) => JSON.stringify(positionOf(draft)),
  spot(draft, found, term) {
    const fault = faultOf({ found });
    const { field } = fault;
    return {
      where: field && whereOf(field),
      field: field && fieldName(field),
      words: faultText(fault, draft, (name) => term(`option_${name}`)),
    };
  },

  palette: (draft) =>
    SIDES.map((side, seat) => {
      const unseen = countTiles(draft.unseen[side]);
      const nowhere = missing(draft, side);
      return {
        id: side,
        label: m.tb_army({ side: sideName(side) }),
        seat,
        things: TROOP_CODES.map((_, troop) => ({
          thing: tile(side, troop),
          left: Math.max(0, unseen[troop]! + nowhere[troop]!),
        })),
      };
    }),
  trays: (draft) => [
    ...SIDES.flatMap((side) => OPEN.map((list) => trayFor(draft, list, side))),
    ...SIDES.flatMap((side) => LISTS.filter(isTold).map((list) => trayFor(draft, list, side))),
  ],
  folds: { [TOLD_FOLD]: m.tb_edit_told },
  places: (draft) => layoutOf(mapOf(draft.map)).spots.map(({ id }) => `node:${id}`),
  top: (draft, place) => topOf(draft, placeOf(place)!),
  fits: (thing, where) => placeOf(where) !== null || trayOf(where)!.split(':')[1] === readTile(thing).side,
  put(draft, thing, where) {
    const lie = lieOf(where);
    const { side, troop } = readTile(thing);
    if ('node' in lie) return pushed(draft, lie.node, side, troop);
    if (isTold(lie.list)) return told(draft, lie.list, thing);
    const more = laid(draft, thing, lie);
    return lie.list === 'unseen' ? more : counted(more, 'unseen', thing, -1);
  },
  take: (draft, where, item) => taken(draft, where, item ?? ''),
  move(draft, { thing, from }, to) {
    const lie = lieOf(to);
    if ('list' in lie && isTold(lie.list)) return edits.put(draft, thing, to);
    return laid(lifted(draft, thing, lieOf(from)), thing, lie);
  },
  sweeps: [
    { label: m.tb_clear, sweep: (draft) => emptyDraft(draft.map) },
    { label: m.tb_complete, sweep: completed },
  ],

  seat: seatName,
  name: (thing) => tileText(readTile(thing).side, thing[1]!),
  place: (draft, id) => nodeName(layoutOf(mapOf(draft.map)).at[id] ?? { id, hq: null }),
};
