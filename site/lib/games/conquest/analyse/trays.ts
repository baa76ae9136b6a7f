/** What lies where in a draft: the trays of the territory that is looked into, of the players, and of the table. */
import type { PaletteGroup, Tray } from '$lib/analyse/edit/edits';
import { landName, rewardName } from '$lib/games/conquest/board/names';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { seatName } from '$lib/games/conquest/board/words';
import { m } from '$lib/paraglide/messages';
import { KINDS, type Divisions } from '$workers/games/conquest/divisions';
import { CODES, forceText, LANE_PLACES, PLACES, placeText } from '$workers/games/conquest/map';
import { MISSION_IDS } from '$workers/games/conquest/mission-ids';
import { NOBODY } from '$workers/games/conquest/state';
import type { Draft } from './draft';
import {
  capitalThing,
  cardThing,
  divisionThing,
  markThing,
  MARKS,
  missionThing,
  rewardThing,
  type MarkName,
} from './things';

export const CARDS = 'cards';
export const MISSIONS = 'missions';
export const TABLE = 'table';

type Item = Tray['things'][number];

const divisionItems = (divisions: Divisions, seat: number): Item[] =>
  KINDS.flatMap((kind, i) => {
    const count = divisions[i]!;
    return count > 0 ? [{ item: kind, thing: divisionThing(seat, i), count }] : [];
  });

const markItems = (marks: Partial<Record<MarkName, boolean>>): Item[] =>
  MARKS.filter((mark) => marks[mark]).map((mark) => ({ item: mark, thing: markThing(mark) }));

/** The rear, buildings and marks, and every place of a territory. */
function landTrays(draft: Draft, t: number): Tray[] {
  const land = draft.lands[t]!;
  const code = CODES[t]!;
  const tray = (id: string, label: string, things: Item[]): Tray => ({ id, label, seat: null, things });
  const sites: Item[] = [
    ...draft.capitals.flatMap((at, seat) => (at === t ? [{ item: `capital-${seat}`, thing: capitalThing(seat) }] : [])),
    ...(land.city ? [{ item: 'city', thing: 'city' }] : []),
    ...draft.airfields.filter((at) => at === t).map((_, i) => ({ item: `airfield-${i}`, thing: 'airfield' })),
    ...markItems({
      taken: land.taken,
      fought: land.fought,
      ...Object.fromEntries(land.arrived.map((kind) => [`arrived-${KINDS[kind]}`, true])),
    }),
  ];
  return [
    tray(`rear:${code}`, m.cq_edit_rear({ land: landName(code) }), divisionItems(land.rear, land.owner)),
    tray(`site:${code}`, m.cq_edit_site(), sites),
    ...PLACES.flatMap(({ at, facing }, place) => {
      if (at !== t) return [];
      const front = draft.fronts.get(place);
      const items = front ? [...divisionItems(front.group, land.owner), ...markItems({ ...front })] : [];
      return [tray(`front:${placeText(place)}`, m.cq_edit_front({ land: landName(CODES[facing]!) }), items)];
    }),
    ...LANE_PLACES.filter((place) => PLACES[place]!.at === t).flatMap((place) => seaTrays(draft, place)),
  ];
}

/** The landing force that sailed from a port over one of its sea borders. */
function seaTrays({ forces }: Draft, place: number): Tray[] {
  const force = forces.get(place);
  const lane = forceText(place);
  const words = { land: landName(CODES[PLACES[place]!.facing]!) };
  const { ashore = false, alerted = false, fresh = false } = force ?? {};
  return [
    {
      id: `sea-front:${lane}`,
      label: m.cq_edit_force(words),
      seat: null,
      things: force ? [...divisionItems(force.front, force.owner), ...markItems({ ashore, alerted, fresh })] : [],
    },
    {
      id: `sea-rear:${lane}`,
      label: m.cq_edit_force_rear(words),
      seat: null,
      things: force ? divisionItems(force.rear, force.owner) : [],
    },
  ];
}

function playerTrays({ hands }: Draft): Tray[] {
  return hands.flatMap(({ cards, missions, rewards }, seat): Tray[] => {
    const colour = COLOURS[seat]!;
    const held = (turned: boolean): Item[] =>
      [...cards].filter(([, is]) => is === turned).map(([t]) => ({ item: CODES[t]!, thing: cardThing(CODES[t]!) }));
    const indexed = (list: readonly number[], thing: (index: number) => string): Item[] =>
      list.map((index) => ({ item: String(index), thing: thing(index) }));
    return [
      { id: `cards:${colour}`, label: m.cq_edit_cards(), seat, things: held(false), fold: CARDS },
      { id: `turned:${colour}`, label: m.cq_edit_turned(), seat, things: held(true), fold: CARDS },
      {
        id: `missions:${colour}`,
        label: m.cq_edit_missions(),
        seat,
        things: indexed(missions, missionThing),
        fold: MISSIONS,
      },
      {
        id: `rewards:${colour}`,
        label: m.cq_edit_rewards(),
        seat,
        things: indexed(rewards, rewardThing),
        fold: MISSIONS,
      },
    ];
  });
}

const tableTrays = ({ table }: Draft): Tray[] =>
  table.map((mission, row) => ({
    id: `row:${row}`,
    label: m.cq_with_reward({ reward: rewardName(row) }),
    seat: null,
    things: mission === NOBODY ? [] : [{ item: String(mission), thing: missionThing(mission) }],
    fold: TABLE,
  }));

/** @param t the territory looked into; null for none */
export const traysOf = (draft: Draft, t: number | null): Tray[] => [
  ...(t === null ? [] : landTrays(draft, t)),
  ...playerTrays(draft),
  ...tableTrays(draft),
];

/** @param seat whose troops are at hand */
export function paletteOf(draft: Draft, seat: number): PaletteGroup[] {
  const { hands, table } = draft;
  const group = (id: string, label: string, things: readonly string[]): PaletteGroup => ({
    id,
    label,
    seat: null,
    things: things.map((thing) => ({ thing })),
    folded: true,
  });
  const missions = [...MISSION_IDS.keys()].filter(
    (index) => !table.includes(index) && !hands.some((hand) => hand.missions.includes(index)),
  );
  const rewards = [...table.keys()].filter((index) => !hands.some((hand) => hand.rewards.includes(index)));
  return [
    {
      id: 'pieces',
      label: m.cq_edit_pieces({ player: seatName(seat) }),
      seat,
      things: [...KINDS.map((_, kind) => divisionThing(seat, kind)), capitalThing(seat), 'city', 'airfield'].map(
        (thing) => ({ thing }),
      ),
    },
    group(CARDS, m.cq_edit_deck(), CODES.filter((_, t) => !hands.some(({ cards }) => cards.has(t))).map(cardThing)),
    group(MISSIONS, m.cq_edit_missions_left(), missions.map(missionThing)),
    group('rewards', m.cq_edit_rewards_left(), rewards.map(rewardThing)),
    group('marks', m.cq_edit_marks(), MARKS.map(markThing)),
  ];
}
