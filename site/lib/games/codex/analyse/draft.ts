/** A position while it is set up by hand: a table, and what may be changed of it. */
import { CARD_IDS, HERO_IDS } from '$workers/games/codex/faces';
import { parse, print } from '$workers/games/codex/notation';
import { told } from '$workers/games/codex/state';
import type { Seat, Side, Slot, Table, Thing } from '$workers/games/codex/table';

export type Zone = 'hand' | 'pile' | 'discard' | 'choice' | 'codex' | 'hired';
export const ZONES: readonly Zone[] = ['hand', 'pile', 'discard', 'choice', 'codex', 'hired'];

/** Cards of a zone; none of a tech choice that is still owed. */
export const cardsIn = (draft: Table, seat: Seat, zone: Zone): readonly string[] => draft.sides[seat][zone] ?? [];

/** The table of a node, with nothing half done: what runs is taken back to where it began. */
export function draftOf(notation: string): Table | null {
  const parsed = parse(notation);
  return parsed.ok ? { ...parsed.value.table, stage: 'main', result: null } : null;
}

export const notationOf = (draft: Table): string => print(told(draft));

export const withSide = (draft: Table, seat: Seat, change: Partial<Side>): Table => ({
  ...draft,
  sides: { ...draft.sides, [seat]: { ...draft.sides[seat], ...change } },
});

export const withThing = (draft: Table, id: number, change: Partial<Thing>): Table => ({
  ...draft,
  things: draft.things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing)),
});

/** A codex lies in the order of its cards, every other zone by name. */
const sorted = (zone: Zone, cards: readonly string[]): string[] =>
  zone === 'codex' ? [...cards].sort((a, b) => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b)) : [...cards].sort();

export const withCard = (draft: Table, seat: Seat, zone: Zone, card: string): Table =>
  withSide(draft, seat, { [zone]: sorted(zone, [...cardsIn(draft, seat, zone), card]) });

export function withoutCard(draft: Table, seat: Seat, zone: Zone, card: string): Table {
  const cards = [...cardsIn(draft, seat, zone)];
  cards.splice(cards.indexOf(card), 1);
  return withSide(draft, seat, { [zone]: cards });
}

/** A new thing, ready and without arrival fatigue; a hero leaves the command zone. */
export function placed(draft: Table, seat: Seat, card: string): Table {
  const { nextId, stamp, things, sides } = draft;
  const base = things.find((thing) => thing.card === 'base' && thing.owner === seat)!;
  const isHero = HERO_IDS.includes(card);
  const thing: Thing = {
    ...base,
    id: nextId,
    card,
    stamp: stamp + 1,
    since: stamp + 1,
    damage: 0,
    level: isHero ? 1 : 0,
    armor: 0,
    armorFrom: {},
    runes: {},
    memory: {},
    uses: {},
  };
  const command = sides[seat].command.filter(({ hero }) => hero !== card);
  const added = { ...draft, nextId: nextId + 1, stamp: stamp + 1, things: [...things, thing] };
  return isHero ? withSide(added, seat, { command }) : added;
}

/** Takes a thing from the table; a hero of the own team goes back to the command zone. */
export function removed(draft: Table, id: number): Table {
  const thing = draft.things.find((one) => one.id === id)!;
  const left = { ...draft, things: draft.things.filter((one) => one.id !== id && one.host !== id) };
  const { team, command } = draft.sides[thing.owner];
  if (!team.includes(thing.card)) return left;
  return withSide(left, thing.owner, { command: [...command, { hero: thing.card, cooldown: 0 }] });
}

/** On patrol: whoever stood in the slot steps out of it, and the squad leader has its armor (CX-PATROL-3). */
export function patrolling(draft: Table, id: number, slot: Slot | null): Table {
  const { controller } = draft.things.find((one) => one.id === id)!;
  const cleared = draft.things.map((thing) =>
    thing.id === id || (slot !== null && thing.controller === controller && thing.slot === slot)
      ? { ...thing, slot: null, armor: 0, armorFrom: {} }
      : thing,
  );
  const armed = slot === 'leader' ? { slot, armor: 1, armorFrom: { slot: 1 } } : { slot };
  return withThing({ ...draft, things: cleared }, id, armed);
}
