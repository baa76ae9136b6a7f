/** A position being edited. Every function returns a new draft; the engine judges it. */
import { parse, print } from '$workers/games/conquest/notation';
import { OPTION_LIST, optionValue, usualText } from '$workers/games/conquest/options';
import { NO_DIVISIONS, sizeOf, type Divisions } from '$workers/games/conquest/divisions';
import { COLOURS, continentsOwned, LANE_PLACES, landOf, placeOf, PLACES } from '$workers/games/conquest/map';
import {
  EMPTY_HAND,
  EMPTY_LAND,
  EMPTY_STEP,
  NOBODY,
  type Force,
  type Front,
  type Hand,
  type State,
} from '$workers/games/conquest/state';

export type Draft = State;

const BARE: Front = { group: NO_DIVISIONS, across: false, alerted: false };
const AT_SEA: Omit<Force, 'owner'> = {
  front: NO_DIVISIONS,
  rear: NO_DIVISIONS,
  ashore: false,
  alerted: false,
  fresh: false,
};

export function draftOf(notation: string): Draft {
  const parsed = parse(notation);
  if (!parsed.ok) throw new RangeError(notation);
  return parsed.value;
}

export const textOf = print;
export const seatOf = (colour: string): number => COLOURS.indexOf(colour);

const plus = (divisions: Divisions, kind: number, by: number): Divisions =>
  divisions.map((count, i) => (i === kind ? Math.max(0, count + by) : count)) as unknown as Divisions;

const withLand = (draft: Draft, land: number, to: Partial<State['lands'][number]>): Draft => ({
  ...draft,
  lands: draft.lands.map((one, at) => (at === land ? { ...one, ...to } : one)),
});

/** Divisions of one kind more or fewer in the rear of a territory, which is then of that seat. */
export function inRear(draft: Draft, code: string, seat: number, kind: number, by: number): Draft {
  const land = landOf(code)!;
  const owned = draft.lands[land]!.owner === seat ? draft : conquered(draft, land, seat);
  return tidied(withLand(owned, land, { rear: plus(owned.lands[land]!.rear, kind, by) }), land);
}

/** The same at a front of the territory. */
export function atFront(draft: Draft, id: string, seat: number, kind: number, by: number): Draft {
  const place = placeOf(id)!;
  const land = PLACES[place]!.at;
  const owned = draft.lands[land]!.owner === seat ? draft : conquered(draft, land, seat);
  const front = owned.fronts.get(place) ?? BARE;
  const fronts = new Map(owned.fronts).set(place, { ...front, group: plus(front.group, kind, by) });
  return tidied({ ...owned, fronts: inOrder(fronts, isUsed) }, land);
}

/** The same in a landing force, in its front or in its rear. */
export function inForce(
  draft: Draft,
  id: string,
  part: 'front' | 'rear',
  seat: number,
  kind: number,
  by: number,
): Draft {
  const place = placeOf(id.replace('~', '/'))!;
  const there = draft.forces.get(place);
  const force = there?.owner === seat ? there : { ...AT_SEA, owner: seat };
  const forces = new Map(draft.forces).set(place, { ...force, [part]: plus(force[part], kind, by) });
  const lanes = [...forces].filter(([, { front, rear }]) => sizeOf(front) + sizeOf(rear) > 0);
  lanes.sort(([a], [b]) => LANE_PLACES.indexOf(a) - LANE_PLACES.indexOf(b));
  return { ...draft, forces: new Map(lanes) };
}

const isUsed = ({ group, across, alerted }: Front): boolean => sizeOf(group) > 0 || across || alerted;

const inOrder = (fronts: ReadonlyMap<number, Front>, keeps: (front: Front) => boolean): Map<number, Front> =>
  new Map([...fronts].filter(([, front]) => keeps(front)).sort(([a], [b]) => a - b));

/** A territory with nobody of the owner before in it. */
function conquered(draft: Draft, land: number, owner: number): Draft {
  const fronts = new Map([...draft.fronts].filter(([place]) => PLACES[place]!.at !== land));
  return { ...withLand(draft, land, { ...EMPTY_LAND, city: draft.lands[land]!.city, owner }), fronts };
}

/** Nobody owns a territory without divisions. */
function tidied(draft: Draft, land: number): Draft {
  const manned = [...draft.fronts].some(([place, { group }]) => PLACES[place]!.at === land && sizeOf(group) > 0);
  return manned || sizeOf(draft.lands[land]!.rear) > 0 ? draft : conquered(draft, land, NOBODY);
}

export const withCity = (draft: Draft, code: string, city: boolean): Draft => withLand(draft, landOf(code)!, { city });

/** @param code where the capital of a seat stands; null takes it off the map */
export const withCapital = (draft: Draft, seat: number, code: string | null): Draft => ({
  ...draft,
  capitals: draft.capitals.map((land, at) => (at === seat ? (code === null ? NOBODY : landOf(code)!) : land)),
});

export function withAirfield(draft: Draft, code: string, by: 1 | -1): Draft {
  const land = landOf(code)!;
  const airfields =
    by > 0 ? [...draft.airfields, land] : draft.airfields.toSpliced(Math.max(0, draft.airfields.indexOf(land)), 1);
  return { ...draft, airfields: [...airfields].sort((a, b) => a - b) };
}

export const withHand = (draft: Draft, seat: number, change: (hand: Hand) => Hand): Draft => ({
  ...draft,
  hands: draft.hands.map((hand, at) => (at === seat ? change(hand) : hand)),
});

/** A card lies in one hand only. */
export function withCard(draft: Draft, seat: number, code: string, held: boolean): Draft {
  const land = landOf(code)!;
  const hands = draft.hands.map((hand, at) => {
    const cards = new Map([...hand.cards].filter(([card]) => card !== land));
    if (held && at === seat) cards.set(land, false);
    return { ...hand, cards: new Map([...cards].sort(([a], [b]) => a - b)) };
  });
  return { ...draft, hands };
}

export const turned = (draft: Draft, seat: number, code: string): Draft =>
  withHand(draft, seat, (hand) => ({
    ...hand,
    cards: new Map([...hand.cards].map(([card, is]) => [card, card === landOf(code) ? !is : is])),
  }));

/** A decision of the beginning of a phase: whatever was half done is forgotten. */
export const withPhase = (draft: Draft, phase: number, player = draft.player): Draft => ({
  ...draft,
  phase,
  player,
  decider: player,
  node: 'start',
  step: EMPTY_STEP,
  battle: null,
  claimed: 0,
  early: false,
  continents: continentsOwned(draft.lands, player),
});

/** The first so many colours play, in their order; what the others had is gone. */
export function withPlayers(draft: Draft, count: number): Draft {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const lands = draft.lands.map((land) => (land.owner < count ? land : { ...EMPTY_LAND, city: land.city }));
  const fronts = inOrder(draft.fronts, isUsed);
  for (const place of draft.fronts.keys()) if (lands[PLACES[place]!.at]!.owner === NOBODY) fronts.delete(place);
  const next = {
    ...draft,
    order: seats,
    lands,
    fronts,
    forces: new Map([...draft.forces].filter(([, { owner }]) => owner < count)),
    capitals: seats.map((seat) => draft.capitals[seat] ?? NOBODY),
    hands: seats.map((seat) => draft.hands[seat] ?? EMPTY_HAND),
  };
  return withPhase(next, Math.max(1, draft.phase), draft.player < count ? draft.player : 0);
}

export const withoutPieces = (draft: Draft): Draft => ({
  ...draft,
  lands: draft.lands.map(({ city }) => ({ ...EMPTY_LAND, city })),
  fronts: new Map(),
  forces: new Map(),
});

/** An option of the rules, its value as text. Throws a RangeError for a value it does not have. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  const option = OPTION_LIST.find((one) => one.name === name);
  if (!option || optionValue(option, value) === null) throw new RangeError(`${name} cannot be "${value}"`);
  const options = Object.fromEntries(
    OPTION_LIST.flatMap((one) => {
      const text = one.name === name ? value : draft.options[one.name];
      return text === undefined || text === usualText(one) ? [] : [[one.name, text]];
    }),
  );
  return { ...draft, options };
}
