/**
 * What there is to edit in a position of Conquest. Things are divisions (`div:R:I`), what stands on land (`city`, `airfield`,
 * `capital:R`), and what players and table hold (`card:NAF`, `mission:3`, `reward:2`). The territory looked into has trays of
 * its own: what stands on it, each of its fronts, and the landing forces of its ports.
 */
import { trayOf, type Edits, type Tray } from '$lib/analyse/edit/edits';
import { isSea, LANDS, placesOf } from '$lib/games/conquest/board/layout';
import { landName, missionName, rewardName } from '$lib/games/conquest/board/names';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { playerName, seatName } from '$lib/games/conquest/board/words';
import { withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { KINDS, NO_DIVISIONS, type Divisions } from '$workers/games/conquest/divisions';
import { CODES, landOf, placeOf } from '$workers/games/conquest/map';
import * as drafts from './draft';
import type { Draft } from './draft';

const MISSIONS = 12;
const REWARDS = 8;

/** By number of the kind. */
export const KIND_NAMES = [m.cq_edit_infantry, m.cq_edit_armour, m.cq_edit_damaged];

interface Division {
  colour: string;
  seat: number;
  kind: number;
}

export function readDivision(thing: string): Division | null {
  const [what, colour = '', kind = ''] = thing.split(':');
  return what === 'div' ? { colour, seat: COLOURS.indexOf(colour), kind: KINDS.indexOf(kind as 'I') } : null;
}

const division = (seat: number, kind: number): string => `div:${COLOURS[seat]}:${KINDS[kind]}`;

/** What lies in a group, each kind once with its number. */
const groupThings = (seat: number, group: Divisions): Tray['things'] =>
  group.flatMap((count, kind) => (count > 0 ? [{ item: KINDS[kind]!, thing: division(seat, kind), count }] : []));

const codeOf = (place: string): string => place.slice('land:'.length);

/** Trays of the territory that is looked into. */
function landTrays(draft: Draft, code: string): Tray[] {
  const { owner, city } = draft.lands[landOf(code)!]!;
  const seat = owner < 0 ? null : owner;
  const built = [
    ...(city ? [{ item: 'city', thing: 'city' }] : []),
    ...draft.capitals.flatMap((land, at) =>
      CODES[land] === code ? [{ item: `capital:${COLOURS[at]}`, thing: `capital:${COLOURS[at]}` }] : [],
    ),
    ...draft.airfields.flatMap((land, i) =>
      CODES[land] === code ? [{ item: `airfield:${i}`, thing: 'airfield' }] : [],
    ),
  ];
  const rear = draft.lands[landOf(code)!]!.rear;
  const fronts = placesOf(code).map(({ id }): Tray => {
    const group = draft.fronts.get(placeOf(id)!)?.group ?? NO_DIVISIONS;
    return {
      id: `front:${id}`,
      label: m.cq_edit_front({ land: landName(id.slice(4)) }),
      seat,
      things: groupThings(owner, group),
    };
  });
  const forces = placesOf(code)
    .filter(({ id }) => isSea(id))
    .flatMap(({ id }): Tray[] => {
      const force = draft.forces.get(placeOf(id)!);
      const lane = id.replace('/', '~');
      const land = landName(id.slice(4));
      const of = force?.owner ?? null;
      return [
        {
          id: `force-front:${lane}`,
          label: m.cq_edit_force({ land }),
          seat: of,
          fold: 'sea',
          things: groupThings(of ?? 0, force?.front ?? NO_DIVISIONS),
        },
        {
          id: `force-rear:${lane}`,
          label: m.cq_edit_force_rear({ land }),
          seat: of,
          fold: 'sea',
          things: groupThings(of ?? 0, force?.rear ?? NO_DIVISIONS),
        },
      ];
    });
  return [
    { id: `built:${code}`, label: m.cq_edit_on({ land: landName(code) }), seat: null, things: built },
    { id: `rear:${code}`, label: m.cq_edit_rear({ land: landName(code) }), seat, things: groupThings(owner, rear) },
    ...fronts,
    ...forces,
  ];
}

/** What a player holds. */
const handTray = (draft: Draft, seat: number): Tray => {
  const { cards, missions, rewards } = draft.hands[seat]!;
  return {
    id: `hand:${COLOURS[seat]}`,
    label: m.cq_edit_hand(),
    seat,
    fold: 'hands',
    things: [
      ...[...cards].map(([land, isTurned]) => ({
        item: CODES[land]!,
        thing: isTurned ? `turned:${CODES[land]}` : `card:${CODES[land]}`,
      })),
      ...missions.map((mission) => ({ item: `mission:${mission}`, thing: `mission:${mission}` })),
      ...rewards.map((reward) => ({ item: `reward:${reward}`, thing: `reward:${reward}` })),
    ],
  };
};

const tableTray = ({ table }: Draft): Tray => ({
  id: 'table',
  label: m.cq_open_missions(),
  seat: null,
  fold: 'hands',
  things: table.flatMap((mission, row) => (mission < 0 ? [] : [{ item: String(row), thing: `mission:${mission}` }])),
});

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Something put into a hand, or taken out of it. */
function inHand(draft: Draft, colour: string, thing: string, held: boolean): Draft {
  const seat = COLOURS.indexOf(colour);
  const [what, id = ''] = thing.split(':');
  if (what === 'card' || what === 'turned') return drafts.withCard(draft, seat, id, held);
  const list = what === 'mission' ? 'missions' : 'rewards';
  const number = Number(id);
  return drafts.withHand(draft, seat, (hand) => ({
    ...hand,
    [list]: held ? ascending([...hand[list], number]) : hand[list].filter((one) => one !== number),
  }));
}

/** A mission on the table lies in the first empty row. */
function onTable(draft: Draft, mission: number): Draft {
  const row = draft.table.indexOf(-1);
  return { ...draft, table: draft.table.map((one, at) => (at === row ? mission : one)) };
}

function built(draft: Draft, thing: string, code: string, is: boolean): Draft {
  if (thing === 'city') return drafts.withCity(draft, code, is);
  if (thing.startsWith('airfield')) return drafts.withAirfield(draft, code, is ? 1 : -1);
  return drafts.withCapital(draft, COLOURS.indexOf(thing.split(':')[1]!), is ? code : null);
}

/** Divisions more or fewer where a tray stands. */
function manned(draft: Draft, tray: string, { seat, kind }: Division, by: 1 | -1): Draft {
  const [what = '', id = ''] = tray.split(':');
  if (what === 'rear') return drafts.inRear(draft, id, seat, kind, by);
  if (what === 'front') return drafts.atFront(draft, id, seat, kind, by);
  return drafts.inForce(draft, id, what === 'force-front' ? 'front' : 'rear', seat, kind, by);
}

const isGroup = (tray: string): boolean => /^(?:rear|front|force-front|force-rear):/.test(tray);
const isHeld = (thing: string): boolean => /^(?:card|turned|mission|reward):/.test(thing);

/** @param looked the territory whose trays are shown */
export const editsWith = (looked: () => string): Edits<Draft> => ({
  from: (view) => drafts.draftOf(view.notation),
  text: drafts.textOf,
  spot(_, found) {
    const [code] = /\b[A-Z]{3}\b/.exec(found) ?? [];
    const known = code !== undefined && landOf(code) !== undefined;
    return { where: known ? `land:${code}` : null, field: null, words: known ? landName(code) : '' };
  },

  palette: ({ order }) => [
    ...[...order]
      .sort((a, b) => a - b)
      .map((seat) => ({
        id: COLOURS[seat]!,
        label: seatName(seat),
        seat,
        things: [...KINDS.map((_, kind) => ({ thing: division(seat, kind) })), { thing: `capital:${COLOURS[seat]}` }],
      })),
    { id: 'built', label: m.cq_edit_built(), seat: null, things: [{ thing: 'city' }, { thing: 'airfield' }] },
    {
      id: 'cards',
      label: m.cq_edit_cards(),
      seat: null,
      things: CODES.map((code) => ({ thing: `card:${code}` })),
      folded: true,
    },
    {
      id: 'missions',
      label: m.cq_edit_missions(),
      seat: null,
      things: [
        ...Array.from({ length: MISSIONS }, (_, i) => ({ thing: `mission:${i}` })),
        ...Array.from({ length: REWARDS }, (_, i) => ({ thing: `reward:${i}` })),
      ],
      folded: true,
    },
  ],
  trays: (draft) => [
    ...landTrays(draft, looked()),
    ...[...draft.order].sort((a, b) => a - b).map((seat) => handTray(draft, seat)),
    tableTray(draft),
  ],
  folds: { sea: m.cq_edit_fold_sea, hands: m.cq_edit_fold_hands },
  places: () => LANDS.map(({ code }) => `land:${code}`),
  top(draft, place) {
    const { owner, rear } = draft.lands[landOf(codeOf(place))!]!;
    const kind = [0, 1, 2].find((one) => rear[one]! > 0);
    return owner < 0 || kind === undefined ? null : division(owner, kind);
  },
  fits(thing, where) {
    const tray = trayOf(where);
    if (tray === null) return !isHeld(thing);
    if (isGroup(tray)) return readDivision(thing) !== null;
    if (tray.startsWith('built:')) return readDivision(thing) === null && !isHeld(thing);
    return tray === 'table' ? thing.startsWith('mission:') : isHeld(thing);
  },
  put(draft, thing, where) {
    const tray = trayOf(where);
    const one = readDivision(thing);
    if (one) return manned(draft, tray ?? `rear:${codeOf(where)}`, one, 1);
    if (tray === 'table') return onTable(draft, Number(thing.split(':')[1]));
    if (tray?.startsWith('hand:')) return inHand(draft, tray.slice('hand:'.length), thing, true);
    return built(draft, thing, tray ? tray.slice('built:'.length) : codeOf(where), true);
  },
  take(draft, where, item) {
    const tray = trayOf(where);
    if (tray === null) {
      const top = this.top(draft, where);
      return top ? manned(draft, `rear:${codeOf(where)}`, readDivision(top)!, -1) : draft;
    }
    if (tray === 'table') return { ...draft, table: draft.table.map((one, row) => (row === Number(item) ? -1 : one)) };
    if (tray.startsWith('hand:')) {
      const thing = item!.includes(':') ? item! : `card:${item}`;
      return inHand(draft, tray.slice('hand:'.length), thing, false);
    }
    if (tray.startsWith('built:')) return built(draft, item!, tray.slice('built:'.length), false);
    const thing = this.trays(draft)
      .find(({ id }) => id === tray)
      ?.things.find((one) => one.item === item)?.thing;
    return thing ? manned(draft, tray, readDivision(thing)!, -1) : draft;
  },
  sweeps: [{ label: m.cq_edit_clear, sweep: drafts.withoutPieces }],

  seat: seatName,
  name(thing) {
    const one = readDivision(thing);
    if (one) return withAside(KIND_NAMES[one.kind]!(), playerName(one.colour));
    const [what, id = ''] = thing.split(':');
    switch (what) {
      case 'card':
        return landName(id);
      case 'turned':
        return withAside(landName(id), m.cq_edit_turned());
      case 'mission':
        return missionName(Number(id));
      case 'reward':
        return rewardName(Number(id));
      case 'capital':
        return m.cq_capital({ player: playerName(id) });
      default:
        return what === 'city' ? m.cq_city() : m.cq_airfield();
    }
  },
  place: (_, id) => landName(id),
});
