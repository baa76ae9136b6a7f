/** What there is to edit in a position of Tash-Kalar: pieces (`piece:A:common`), cards (`card:titan`, beings `card:A:knight`) and tasks (`task:SideChain`). */
import { placeOf } from '$lib/board/place-picks';
import { trayOf, trayPick, type Edits, type PaletteGroup, type Tray } from '$lib/analyse/edit/edits';
import { BEINGS, FLARES, TASKS } from '$workers/games/tash-kalar/faces';
import { SQUARES } from '$workers/games/tash-kalar/squares';
import { handOf } from '$lib/games/tash-kalar/board/hands';
import {
  boardIn,
  cardName,
  deckName,
  pieceText,
  seatName,
  sideName,
  taskName,
} from '$lib/games/tash-kalar/board/words';
import { withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { cardOf, listOf } from '$workers/games/tash-kalar/cards';
import { print } from '$workers/games/tash-kalar/notation';
import { RANKS, SIDES, type Piece, type Rank, type Side } from '$workers/games/tash-kalar/state';
import { problemsOf } from '$workers/games/tash-kalar/validity';
import {
  draftOf,
  taskPlace,
  withCard,
  withKnown,
  withoutPieces,
  withPiece,
  withTask,
  type Draft,
  type TaskPlace,
} from './draft';
import { faultText } from './fields';

const OPPONENT = 'opponent';
const TASK_FOLD = 'tasks';
/** Cards on no one's pile. */
const SPENT = 'spent';

type Thing =
  { kind: 'piece'; piece: Piece } | { kind: 'card'; id: string; side: Side | null } | { kind: 'task'; id: string };

export function readThing(thing: string): Thing {
  const [kind, a = '', b] = thing.split(':');
  if (kind === 'piece') return { kind, piece: { owner: a as Side, rank: b as Rank } };
  if (kind === 'task') return { kind, id: a };
  return { kind: 'card', id: b ?? a, side: b === undefined ? null : (a as Side) };
}

const pieceThing = ({ owner, rank }: Piece): string => `piece:${owner}:${rank}`;
const taskThing = (id: string): string => `task:${id}`;
/** Beings belong to the player of their deck, legends and flares to nobody. */
const cardThing = (id: string, side: Side): string =>
  cardOf(id).kind === 'beings' ? `card:${side}:${id}` : `card:${id}`;

const readTray = (where: string): { name: string; side: Side | null } => {
  const [name = '', side] = trayOf(where)!.split(':');
  return { name, side: (side as Side | undefined) ?? null };
};

const cards = (id: string, label: string, side: Side, ids: readonly string[], fold?: string): Tray => ({
  id,
  label,
  seat: SIDES.indexOf(side),
  things: ids.map((card) => ({ item: card, thing: cardThing(card, side) })),
  ...(fold && { fold }),
});

const tasks = (place: TaskPlace, label: string, draft: Draft): Tray => ({
  id: `task:${place}`,
  label,
  seat: null,
  things: TASKS.filter(({ id }) => taskPlace(draft, id) === place).map(({ id }) => ({
    item: id,
    thing: taskThing(id),
  })),
  fold: TASK_FOLD,
});

function traysOf(draft: Draft): Tray[] {
  const { spent } = draft;
  return [
    ...SIDES.flatMap((side) => [
      cards(`hand:${side}`, m.ts_edit_hand(), side, handOf(draft.hands[side])),
      cards(`discards:${side}`, m.ts_edit_pile(), side, draft.discards[side]),
    ]),
    { ...cards(SPENT, m.ts_edit_spent(), 'A', [...spent.legends, ...spent.flares]), seat: null },
    ...SIDES.map((side) => cards(`known:${side}`, m.ts_edit_hand(), side, handOf(draft.known[side]), OPPONENT)),
    ...(draft.mode === 'highForm'
      ? [
          tasks('row', m.ts_edit_task_row(), draft),
          tasks('next', m.ts_edit_task_next(), draft),
          ...SIDES.map((side) => tasks(side, m.ts_edit_task_claimed({ side: sideName(side) }), draft)),
        ]
      : []),
  ];
}

/** Groups of cards and tasks that lie nowhere yet, shut. */
function paletteOf(draft: Draft): PaletteGroup[] {
  const placed = new Set(traysOf(draft).flatMap(({ things }) => things.map(({ thing }) => thing)));
  const group = (id: string, label: string, things: readonly string[], seat: number | null = null): PaletteGroup => ({
    id,
    label,
    seat,
    things: things.filter((thing) => !placed.has(thing)).map((thing) => ({ thing })),
    folded: true,
  });
  const beings = (list: string) => BEINGS.filter((being) => being.list === list);
  return [
    ...SIDES.map((owner, seat) => ({
      id: owner,
      label: m.ts_edit_pieces({ side: sideName(owner) }),
      seat,
      things: RANKS.map((rank) => ({ thing: pieceThing({ owner, rank }) })),
    })),
    ...SIDES.map((side, seat) =>
      group(
        `deck:${side}`,
        withAside(m.ts_edit_deck({ side: sideName(side) }), deckName(draft.deckIds[side])),
        beings(listOf(draft.deckIds[side])).map(({ id }) => cardThing(id, side)),
        seat,
      ),
    ),
    group(
      'shared',
      m.ts_edit_shared(),
      [...beings('legends'), ...FLARES].map(({ id }) => cardThing(id, 'A')),
    ),
    ...(draft.mode === 'highForm'
      ? [
          group(
            'tasks',
            m.ts_tasks(),
            TASKS.map(({ id }) => taskThing(id)),
          ),
        ]
      : []),
  ];
}

/** The part of the form something wrong stands in; `where` as the checks name it. */
function spotOf(where: string): { where: string | null; field: string | null } {
  const [part = '', at] = where.split('.');
  if (part === 'board' && at) return { where: `square:${at}`, field: null };
  if (part === 'row' || part === 'next') return { where: trayPick(`task:${part}`), field: null };
  if (part === 'claimed' && at) return { where: trayPick(`task:${at}`), field: null };
  const name = { hands: 'hand', known: 'known', discards: 'discards' }[part];
  if (name && SIDES.some((side) => side === at)) return { where: trayPick(`${name}:${at}`), field: null };
  if (part === 'discards' || part === SPENT) return { where: trayPick(SPENT), field: null };
  return { where: null, field: part === 'decks' ? `decks:${at}` : part };
}

export const edits: Edits<Draft> = {
  from: (view) => draftOf(boardIn(view)),
  text: print,
  flaw(draft) {
    const [found] = problemsOf(draft);
    return found ? { problem: found.problem, rule: found.rule, found: found.where } : null;
  },
  spot: (_, found) => ({ ...spotOf(found), words: faultText(found) }),

  palette: paletteOf,
  trays: traysOf,
  folds: { [OPPONENT]: m.ts_edit_known, [TASK_FOLD]: m.ts_tasks },
  places: () => SQUARES.map((square) => `square:${square}`),
  top(draft, place) {
    const piece = draft.board[placeOf(place)!];
    return piece ? pieceThing(piece) : null;
  },
  fits(thing, where) {
    const what = readThing(thing);
    if (what.kind === 'piece' || placeOf(where) !== null) return what.kind === 'piece' && placeOf(where) !== null;
    const { name, side } = readTray(where);
    if (what.kind === 'task' || name === 'task') return what.kind === name;
    if (name === SPENT) return what.side === null;
    return what.side === null ? name !== 'discards' : what.side === side;
  },
  put(draft, thing, where) {
    const what = readThing(thing);
    if (what.kind === 'piece') return withPiece(draft, placeOf(where)!, what.piece);
    const { name, side } = readTray(where);
    if (what.kind === 'task') return withTask(draft, what.id, trayOf(where)!.slice('task:'.length) as TaskPlace);
    const holder = side ?? 'A';
    if (name !== 'known') return withCard(draft, holder, what.id, name === 'hand' ? 'hand' : 'discards');
    const held = handOf(draft.hands[holder]).includes(what.id);
    return withKnown(held ? draft : withCard(draft, holder, what.id, 'hand'), holder, what.id, true);
  },
  take(draft, where, item) {
    const square = placeOf(where);
    if (square !== null) return withPiece(draft, square, null);
    const { name, side } = readTray(where);
    if (name === 'task') return withTask(draft, item!, 'deck');
    if (name === 'known') return withKnown(draft, side!, item!, false);
    return withCard(draft, side ?? 'A', item!, 'deck');
  },
  move(draft, { thing, from, item }, to) {
    // Each card lies in one place: what puts it down takes it from where it was. Of a hand it is only told what is known.
    return placeOf(from) === null ? this.put(draft, thing, to) : this.put(this.take(draft, from, item), thing, to);
  },
  sweeps: [{ label: m.ts_edit_clear, sweep: withoutPieces }],

  seat: seatName,
  name(thing) {
    const what = readThing(thing);
    if (what.kind === 'piece') return pieceText(what.piece);
    return what.kind === 'task' ? taskName(what.id) : cardName(what.id);
  },
  place: (_, id) => id,
};
