/** A position being edited. Every function returns a new draft; codec and engine judge it. */
import { FREE_NODES, STEP_NODES } from '$workers/games/conquest/blank';
import { NO_DIVISIONS, type Divisions } from '$workers/games/conquest/divisions';
import { PLACES } from '$workers/games/conquest/map';
import { parse } from '$workers/games/conquest/notation';
import {
  EMPTY_HAND,
  EMPTY_LAND,
  EMPTY_STEP,
  NOBODY,
  type Force,
  type Front,
  type Land,
  type State,
} from '$workers/games/conquest/state';

export type Draft = State;

/** The position on screen. Throws a RangeError for text that is none. */
export function draftOf(notation: string): Draft {
  const parsed = parse(notation);
  if (!parsed.ok) throw new RangeError(`${parsed.error.problem}: ${parsed.error.found}`);
  return parsed.value;
}

const plus = (divisions: Divisions, kind: number, by: number): Divisions =>
  divisions.map((count, one) => (one === kind ? Math.max(0, count + by) : count)) as unknown as Divisions;
const isNone = (divisions: Divisions): boolean => divisions.every((count) => count === 0);
const replaced = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((one, i) => (i === index ? value : one));

const withLand = (draft: Draft, t: number, changes: Partial<Land>): Draft => ({
  ...draft,
  lands: replaced(draft.lands, t, { ...draft.lands[t]!, ...changes }),
});

/** Land without divisions has no owner (CQ-BOARD-7), and whoever takes it over finds nobody else's divisions in it. */
function settled(draft: Draft, t: number): Draft {
  const { owner, rear } = draft.lands[t]!;
  const manned = [...draft.fronts].some(([place, { group }]) => PLACES[place]!.at === t && !isNone(group));
  return owner === NOBODY || manned || !isNone(rear) ? draft : withLand(draft, t, { owner: NOBODY });
}

/** Takes divisions and marks of whoever owned a territory away; its buildings stay. */
export function withoutTroops(draft: Draft, t: number): Draft {
  const { city } = draft.lands[t]!;
  const fronts = new Map([...draft.fronts].filter(([place]) => PLACES[place]!.at !== t));
  return { ...withLand(draft, t, { ...EMPTY_LAND, city }), fronts };
}

const ownedBy = (draft: Draft, t: number, seat: number): Draft =>
  draft.lands[t]!.owner === seat ? draft : withLand(withoutTroops(draft, t), t, { owner: seat });

/** One division more in the rear; land of somebody else changes hands. */
export function withDivision(draft: Draft, t: number, seat: number, kind: number): Draft {
  const owned = ownedBy(draft, t, seat);
  return withLand(owned, t, { rear: plus(owned.lands[t]!.rear, kind, 1) });
}

export const withoutDivision = (draft: Draft, t: number, kind: number): Draft =>
  settled(withLand(draft, t, { rear: plus(draft.lands[t]!.rear, kind, -1) }), t);

const EMPTY_FRONT: Front = { group: NO_DIVISIONS, across: false, alerted: false };

export function withFront(draft: Draft, place: number, changes: Partial<Front>): Draft {
  const front = { ...(draft.fronts.get(place) ?? EMPTY_FRONT), ...changes };
  const fronts = new Map(draft.fronts);
  if (isNone(front.group) && !front.across && !front.alerted) fronts.delete(place);
  else fronts.set(place, front);
  return settled({ ...draft, fronts }, PLACES[place]!.at);
}

export function withGuard(draft: Draft, place: number, seat: number, kind: number): Draft {
  const owned = ownedBy(draft, PLACES[place]!.at, seat);
  return withFront(owned, place, { group: plus(owned.fronts.get(place)?.group ?? NO_DIVISIONS, kind, 1) });
}

export const withoutGuard = (draft: Draft, place: number, kind: number): Draft =>
  withFront(draft, place, { group: plus(draft.fronts.get(place)?.group ?? NO_DIVISIONS, kind, -1) });

const NO_FORCE: Omit<Force, 'owner'> = {
  front: NO_DIVISIONS,
  rear: NO_DIVISIONS,
  ashore: false,
  alerted: false,
  fresh: false,
};

/** A landing force without divisions is gone. */
export function withForce(draft: Draft, place: number, changes: Partial<Force>): Draft {
  const force: Force = { owner: NOBODY, ...NO_FORCE, ...draft.forces.get(place), ...changes };
  const forces = new Map(draft.forces);
  if (isNone(force.front) && isNone(force.rear)) forces.delete(place);
  else forces.set(place, force);
  return { ...draft, forces };
}

export function withSailor(draft: Draft, place: number, seat: number, part: 'front' | 'rear', kind: number): Draft {
  const known = draft.forces.get(place);
  const force = known?.owner === seat ? known : { owner: seat, ...NO_FORCE };
  return withForce(draft, place, { ...force, [part]: plus(force[part], kind, 1) });
}

export function withoutSailor(draft: Draft, place: number, part: 'front' | 'rear', kind: number): Draft {
  const force = draft.forces.get(place);
  return force ? withForce(draft, place, { [part]: plus(force[part], kind, -1) }) : draft;
}

export const withMarks = (
  draft: Draft,
  t: number,
  changes: Partial<Pick<Land, 'city' | 'taken' | 'fought' | 'arrived'>>,
) => withLand(draft, t, changes);

export const withCapital = (draft: Draft, seat: number, t: number): Draft => ({
  ...draft,
  capitals: replaced(draft.capitals, seat, t),
});

const MOST_AIRFIELDS = 2;

/** Of two airfields the first gives way to a third. */
export const withAirfield = (draft: Draft, t: number): Draft => ({
  ...draft,
  airfields: [...draft.airfields, t].slice(-MOST_AIRFIELDS).sort((a, b) => a - b),
});

export function withoutAirfield(draft: Draft, t: number): Draft {
  const first = draft.airfields.indexOf(t);
  return { ...draft, airfields: draft.airfields.filter((_, i) => i !== first) };
}

const without = (list: readonly number[], one: number): number[] => list.filter((other) => other !== one);
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Every card lies in one place: a hand, as it lies there, or the deck. */
export function withCard(draft: Draft, t: number, holder: { seat: number; turned: boolean } | null): Draft {
  const hands = draft.hands.map((hand, seat) => {
    const cards = [...hand.cards].filter(([card]) => card !== t);
    if (holder?.seat === seat) cards.push([t, holder.turned]);
    return { ...hand, cards: new Map(cards.sort(([a], [b]) => a - b)) };
  });
  return { ...draft, hands };
}

/** A mission lies in a hand, in a row of the table or nowhere; what lay in that row gives way. */
export function withMission(draft: Draft, mission: number, to: { seat: number } | { row: number } | null): Draft {
  const row = to && 'row' in to ? to.row : NOBODY;
  const seat = to && 'seat' in to ? to.seat : NOBODY;
  return {
    ...draft,
    table: draft.table.map((one, i) => (i === row ? mission : one === mission ? NOBODY : one)),
    hands: draft.hands.map((hand, i) => {
      const others = without(hand.missions, mission);
      return { ...hand, missions: i === seat ? sorted([...others, mission]) : others };
    }),
  };
}

export const withReward = (draft: Draft, reward: number, seat: number | null): Draft => ({
  ...draft,
  hands: draft.hands.map((hand, i) => {
    const others = without(hand.rewards, reward);
    return { ...hand, rewards: i === seat ? sorted([...others, reward]) : others };
  }),
});

/** With fewer players, what the last ones had goes with them. */
export function withPlayers(draft: Draft, count: number): Draft {
  let next = draft;
  draft.lands.forEach(({ owner }, t) => {
    if (owner >= count) next = withoutTroops(next, t);
  });
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return {
    ...next,
    forces: new Map([...next.forces].filter(([, { owner }]) => owner < count)),
    capitals: seats.map((seat) => next.capitals[seat] ?? NOBODY),
    hands: seats.map((seat) => next.hands[seat] ?? EMPTY_HAND),
    order: [...next.order.filter((seat) => seat < count), ...seats.filter((seat) => !next.order.includes(seat))],
    ...(next.player >= count && { player: 0, decider: 0 }),
  };
}

/** The seat goes to this place of the order, and the one there to where it was. */
export function withPlaceInOrder(draft: Draft, place: number, seat: number): Draft {
  const from = draft.order.indexOf(seat);
  const other = draft.order[place]!;
  return { ...draft, order: draft.order.map((one, i) => (i === place ? seat : i === from ? other : one)) };
}

/** At a decision of a phase; a battle or a choice of several steps that was under way is dropped. */
export const withNode = (draft: Draft, phase: number, node: Draft['node'] = FREE_NODES[phase]![0]!): Draft => ({
  ...draft,
  phase,
  node,
  decider: draft.player,
  step: EMPTY_STEP,
  battle: null,
  claimed: phase < 4 ? 0 : draft.claimed,
});

/** On turn; the others have nothing under way. */
export const withPlayer = (draft: Draft, seat: number): Draft =>
  isFree(draft) ? { ...draft, player: seat, decider: seat } : withNode({ ...draft, player: seat }, draft.phase);

/** Whether the editor offers this decision. */
export const isOffered = ({ phase, node }: Draft): boolean =>
  FREE_NODES[phase]!.includes(node) || STEP_NODES[phase]!.includes(node);

/** The decision stands by itself, without a battle or a choice of several steps. */
export const isFree = ({ phase, node, battle }: Draft): boolean => !battle && FREE_NODES[phase]!.includes(node);

export const withStep = (draft: Draft, changes: Partial<Draft['step']>): Draft => ({
  ...draft,
  step: { ...draft.step, ...changes },
});

export function withOption(draft: Draft, name: string, value: string, usual: string): Draft {
  const options = Object.fromEntries(Object.entries(draft.options).filter(([known]) => known !== name));
  return { ...draft, options: value === usual ? options : { ...options, [name]: value } };
}

/** Nobody stands anywhere, and nothing stands on the map. */
export const withoutPieces = (draft: Draft): Draft =>
  withNode(
    {
      ...draft,
      lands: draft.lands.map(() => EMPTY_LAND),
      fronts: new Map(),
      forces: new Map(),
      airfields: [],
      capitals: draft.capitals.map(() => NOBODY),
    },
    draft.phase,
  );

/** Nobody holds cards, missions or rewards. */
export const withoutHands = (draft: Draft): Draft => ({ ...draft, hands: draft.hands.map(() => EMPTY_HAND) });
