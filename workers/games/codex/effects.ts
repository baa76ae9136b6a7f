/** What has happened between two nodes, one thing after the other: what differs between their tables. */
import { vanishedOf } from '../../engine/codex';
import type { Stepping } from '../../engine/engine';
import { boardOf, type Board, type Mark, type Pile, type SideView, type ThingView } from './board';
import { leavingOf, type Leaving } from './leavings';
import { read } from './read';
import { SEATS, type Seat, type Slot } from './table';
import type { WaitView } from './waits';

export const ZONES = ['hand', 'draw', 'discard', 'codex', 'hired'] as const;
export type Zone = (typeof ZONES)[number];

/** Gold or workers of a player. */
export interface CountEffect {
  readonly kind: 'gold' | 'workers';
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}
/** A zone grew or shrank; which cards came and went, where both tables show them. */
export interface ZoneEffect {
  readonly kind: 'zone';
  readonly seat: Seat;
  readonly zone: Zone;
  readonly before: number;
  readonly after: number;
  readonly came: readonly string[];
  readonly went: readonly string[];
}
/** A thing came into play. */
export interface ArrivedEffect {
  readonly kind: 'arrived';
  readonly id: number;
  readonly card: string;
  readonly seat: Seat;
}
/** A thing left play. */
export interface LeftEffect {
  readonly kind: 'left';
  readonly id: number;
  readonly card: string;
  readonly seat: Seat;
  readonly how: Leaving;
}
/** A number of a thing changed. */
export interface NumberEffect {
  readonly kind: 'damage' | 'armor' | 'level' | 'atk' | 'hp';
  readonly id: number;
  readonly card: string;
  readonly before: number;
  readonly after: number;
}
/** Runes of a kind on a thing. */
export interface RunesEffect {
  readonly kind: 'runes';
  readonly id: number;
  readonly card: string;
  readonly rune: string;
  readonly before: number;
  readonly after: number;
}
/** A thing got a mark or lost it. */
export interface MarkEffect {
  readonly kind: 'mark';
  readonly id: number;
  readonly card: string;
  readonly mark: Mark;
  readonly set: boolean;
}
/** A thing took a patrol slot, or left one (null). */
export interface SlotEffect {
  readonly kind: 'slot';
  readonly id: number;
  readonly card: string;
  readonly slot: Slot | null;
}
/** Somebody else controls a thing, or it shows another face. */
export interface ChangeEffect {
  readonly kind: 'control' | 'face';
  readonly id: number;
  readonly card: string;
  readonly to: string;
}
/** A thing began to wait. */
export interface NotedEffect {
  readonly kind: 'noted';
  readonly wait: WaitView;
}
/** The turn passed on, an attack began, or the game is over. */
export interface MomentEffect {
  readonly kind: 'turn' | 'attack' | 'over';
  readonly seat: Seat | 'draw';
  readonly attacker?: number;
  readonly defender?: number;
}
export type Effect =
  | CountEffect
  | ZoneEffect
  | ArrivedEffect
  | LeftEffect
  | NumberEffect
  | RunesEffect
  | MarkEffect
  | SlotEffect
  | ChangeEffect
  | NotedEffect
  | MomentEffect;

/** Copies of `cards` beyond those that are in `others` as well. */
function beyond(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function zoneEffect(seat: Seat, zone: Zone, was: Pile, is: Pile): ZoneEffect[] {
  const isShown = was.cards !== null && is.cards !== null;
  const came = isShown ? beyond(is.cards, was.cards) : [];
  const went = isShown ? beyond(was.cards, is.cards) : [];
  if (was.count === is.count && came.length === 0) return [];
  return [{ kind: 'zone', seat, zone, before: was.count, after: is.count, came, went }];
}

function sideEffects(seat: Seat, was: SideView, is: SideView): Effect[] {
  const counts = (['gold', 'workers'] as const)
    .filter((kind) => was[kind] !== is[kind])
    .map((kind): CountEffect => ({ kind, seat, before: was[kind], after: is[kind] }));
  return [...counts, ...ZONES.flatMap((zone) => zoneEffect(seat, zone, was[zone], is[zone]))];
}

const NUMBERS = ['damage', 'armor', 'level', 'atk', 'hp'] as const;
/** Marks that tell something happened; the others are set and cleared with it. */
const TOLD: readonly Mark[] = ['exhausted', 'disabled', 'maxed', 'underConstruction'];

function thingEffects(was: ThingView, is: ThingView): Effect[] {
  const of = { id: is.id, card: is.card };
  const runes = new Set([...Object.keys(was.runes), ...Object.keys(is.runes)]);
  return [
    ...(was.controller !== is.controller ? [{ kind: 'control' as const, ...of, to: is.controller }] : []),
    ...(was.shown !== is.shown ? [{ kind: 'face' as const, ...of, to: is.shown }] : []),
    ...(was.slot !== is.slot ? [{ kind: 'slot' as const, ...of, slot: is.slot }] : []),
    ...NUMBERS.filter((kind) => was[kind] !== is[kind]).map((kind) => ({
      kind,
      ...of,
      before: was[kind],
      after: is[kind],
    })),
    ...[...runes]
      .map((rune) => ({
        kind: 'runes' as const,
        ...of,
        rune,
        before: was.runes[rune] ?? 0,
        after: is.runes[rune] ?? 0,
      }))
      .filter(({ before, after }) => before !== after),
    ...TOLD.filter((mark) => was.marks.includes(mark) !== is.marks.includes(mark)).map((mark) => ({
      kind: 'mark' as const,
      ...of,
      mark,
      set: is.marks.includes(mark),
    })),
  ];
}

const missingIn = (others: ReadonlyMap<number, unknown>, things: readonly ThingView[]): ThingView[] =>
  things.filter(({ id }) => !others.has(id));
const presence = ({ id, card, controller: seat }: ThingView) => ({ id, card, seat });

const byId = (things: readonly ThingView[]): Map<number, ThingView> =>
  new Map(things.map((thing) => [thing.id, thing]));

function attackEffect(was: Board, is: Board): Effect[] {
  const { attack } = is;
  if (!attack || (was.attack?.attacker === attack.attacker && was.attack.defender === attack.defender)) return [];
  return [{ kind: 'attack', seat: is.active, ...attack }];
}

/** Causes first: the attack, who leaves and who comes, then numbers, cards and what waits now. */
export function effectsBetween(was: Board, is: Board, vanished: readonly number[] | null = null): Effect[] {
  const [before, after] = [byId(was.things), byId(is.things)];
  const waited = was.waits.map(({ action }) => action);
  const noted = new Set(
    beyond(
      is.waits.map(({ action }) => action),
      waited,
    ),
  );
  return [
    ...attackEffect(was, is),
    ...is.things.flatMap((thing) => (before.has(thing.id) ? thingEffects(before.get(thing.id)!, thing) : [])),
    ...missingIn(after, was.things).map((thing) => ({
      kind: 'left' as const,
      ...presence(thing),
      how: leavingOf(thing, was, is, vanished),
    })),
    ...missingIn(before, is.things).map((thing) => ({ kind: 'arrived' as const, ...presence(thing) })),
    ...SEATS.flatMap((seat) => sideEffects(seat, was.sides[seat], is.sides[seat])),
    ...is.waits.filter(({ action }) => noted.has(action)).map((wait) => ({ kind: 'noted' as const, wait })),
    ...(was.turn !== is.turn ? [{ kind: 'turn' as const, seat: is.active }] : []),
    ...(was.result === null && is.result !== null ? [{ kind: 'over' as const, seat: is.result }] : []),
  ];
}

/** What an action does; the engine stands at its state and stays there. */
export function effectsOf(action: number, engine: Stepping): Effect[] {
  const here = engine.save();
  const look = (): Board => boardOf(read(engine.save(), engine), engine);
  const before = look();
  engine.apply(action);
  const vanished = vanishedOf(engine);
  const after = look();
  engine.load(here);
  return effectsBetween(before, after, vanished);
}
