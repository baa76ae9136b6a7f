import data from '../../../assembly/games/codex/data/codex-cards.json' with { type: 'json' };
import ruleIds from '../../../assembly/games/codex/data/rule-ids.json' with { type: 'json' };
import { looksOf, pointsOf, reachOf, sourceOf, type Look } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import { faceId } from './faces';
import { abilitiesOf, pricesOf } from './payable';
import { printedLook, type Shown, type ThingKind } from './printed-look';
import type { Question } from './questions';
import { severalAt, type Several } from './several';
import type { State } from './state';
import type { Counted, Seat, Side, Slot, Stage, Table, Thing } from './table';
import { waitsOf, type WaitView } from './waits';

/** What lies in a zone; the cards are null for whoever may not see them. */
export interface Pile {
  readonly count: number;
  readonly cards: readonly string[] | null;
}

export interface SideView {
  readonly team: readonly string[];
  readonly gold: number;
  readonly workers: number;
  readonly spec: string | null;
  readonly labSpec: string | null;
  /** Levels of the tech buildings that were lost and can be rebuilt for nothing (CX-TECH-9). */
  readonly lost: readonly number[];
  /** Heroes in the command zone with their cooldown markers. */
  readonly command: readonly { readonly hero: string; readonly cooldown: number }[];
  readonly hand: Pile;
  readonly draw: Pile;
  readonly discard: Pile;
  readonly codex: Pile;
  readonly hired: Pile;
  /** Cards of the tech choice; null while it is owed. */
  readonly choice: Pile | null;
  readonly trashed: readonly string[];
  /** What can be done once a turn and has been done. */
  readonly done: { readonly hired: boolean; readonly tech: boolean; readonly addon: boolean };
}

export type { ThingKind };

export interface ThingView {
  readonly id: number;
  /** The card, and what it shows now if that is another one. */
  readonly card: string;
  readonly shown: string;
  readonly kind: ThingKind;
  readonly owner: Seat;
  readonly controller: Seat;
  /** As everything in force makes them; damage is not taken off. */
  readonly atk: number;
  readonly hp: number;
  readonly damage: number;
  readonly armor: number;
  readonly level: number;
  readonly keywords: readonly (readonly [keyword: string, n: number])[];
  readonly runes: Counted;
  readonly slot: Slot | null;
  /** What it is attached to. */
  readonly host: number | null;
  /** Those of its marks that are set: `exhausted`, `fatigue`, ... */
  readonly marks: readonly Mark[];
}

const MARKS = ['exhausted', 'disabled', 'fatigue', 'attacked', 'arrived', 'maxed', 'underConstruction'] as const;
export type Mark = (typeof MARKS)[number];

/** How an attacker comes to a defender: the rule against it or null, and who stops it: the squad leader, or all patrollers that do. */
export interface ReachView {
  readonly defender: number;
  readonly rule: string | null;
  readonly by: readonly number[];
}

/** What the table is drawn from: a node in words, as plain data. */
export interface Board {
  readonly stage: Stage;
  readonly turn: number;
  readonly active: Seat;
  readonly question: Question;
  /** Who is asked; null where chance decides or nobody. */
  readonly asked: Seat | null;
  readonly sides: Readonly<Record<Seat, SideView>>;
  /** Nobody looks through a discard pile, not even his own (option `owner_sees_discard`). */
  readonly closedDiscards: boolean;
  /** By age. */
  readonly things: readonly ThingView[];
  /** Numbers of who attacks and who is attacked, while an attack runs. */
  readonly attack: { readonly attacker: number; readonly defender: number } | null;
  /** By number of a ready unit or hero of the active player; empty where nobody may attack. */
  readonly reach: Readonly<Record<number, readonly ReachView[]>>;
  /**
   * Gold by pick, of a card in the hand without its boost, the next tech building, an add-on, a worker (`button:hire`),
   * whether or not it can be afforded; empty at other questions than the main phase's.
   */
  readonly prices: Readonly<Record<string, number>>;
  /** Picks of the abilities with a cost of what the active player has in play, usable or not; as `prices`. */
  readonly abilities: readonly string[];
  /** What is still to happen, in the order it was noted. */
  readonly waits: readonly WaitView[];
  /** The patrol slot that is being filled. */
  readonly slot: Slot | null;
  /** Number of the thing the question is about: the attacker whose goal is asked, the patroller that is sent to another slot. */
  readonly subject: number | null;
  /** The card whose effect asks; null where none does. */
  readonly source: string | null;
  /**
   * Which of its abilities asks: how many there are from it to the last one of the card, or of this band of a hero; null
   * for one that is not printed there.
   */
  readonly ability: { readonly last: number; readonly band: number } | null;
  /** Points of damage of which it is asked who takes them; 0 at other questions. */
  readonly points: number;
  /** More than one thing is asked for; null otherwise, and for whoever is not asked. */
  readonly several: Several | null;
  readonly result: Seat | 'draw' | null;
}

const KEYWORDS = Object.keys(data.keywords);
/** Bits of the kinds of a face (assembly/games/codex/effects/codes.ts). */
const KINDS: readonly (readonly [bit: number, kind: ThingKind])[] = [
  [8, 'base'],
  [16, 'tech'],
  [32, 'addon'],
  [2, 'hero'],
  [1, 'unit'],
  [128, 'upgrade'],
  [512, 'spell'],
  [4, 'building'],
];

const pile = (cards: readonly string[]): Pile => ({ count: cards.length, cards });

const sideView = (side: Side): SideView => ({
  team: side.team,
  gold: side.gold,
  workers: side.workers,
  spec: side.spec,
  labSpec: side.labSpec,
  lost: side.lost,
  command: side.command,
  hand: pile(side.hand),
  draw: pile([...side.top, ...side.pile]),
  discard: pile(side.discard),
  codex: pile(side.codex),
  hired: pile(side.hired),
  choice: side.choice && pile(side.choice),
  trashed: side.trashed,
  done: { hired: side.counts.hired, tech: side.counts.tech, addon: side.counts.addon },
});

/** What the engine derives of a thing. */
const shownBy = ({ face, kinds, atk, hp, keywords }: Look): Shown => ({
  shown: faceId(face),
  kind: KINDS.find(([bit]) => kinds & bit)![1],
  atk,
  hp,
  keywords: keywords.map(([keyword, n]) => [KEYWORDS[keyword]!, n]),
});

const thingView = (thing: Thing, shown: Shown): ThingView => ({
  id: thing.id,
  card: thing.card,
  owner: thing.owner,
  controller: thing.controller,
  ...shown,
  damage: thing.damage,
  armor: thing.armor,
  level: thing.level,
  runes: thing.runes,
  slot: thing.slot,
  host: thing.host,
  marks: MARKS.filter((mark) => thing[mark]),
});

export const isBody = ({ kind }: ThingView): boolean => kind === 'unit' || kind === 'hero';

function reachView(table: Table, things: readonly ThingView[], engine: Asking): Board['reach'] {
  if (table.stage !== 'main') return {};
  const ready = things.filter(
    (thing) => isBody(thing) && thing.controller === table.active && !thing.marks.includes('exhausted'),
  );
  const leader = things.find(({ slot, controller }) => slot === 'leader' && controller !== table.active)?.id ?? 0;
  return Object.fromEntries(
    ready.map(({ id }) => [
      id,
      reachOf(engine, id).map(({ defender, rule, by }) => ({
        defender,
        rule: rule ? ruleIds[rule - 1]! : null,
        by: by.includes(leader) ? [leader] : by,
      })),
    ]),
  );
}

/** The table, with nothing asked. */
const tableView = (now: Table, things: readonly ThingView[]) => ({
  stage: now.stage,
  turn: now.turn,
  active: now.active,
  sides: { A: sideView(now.sides.A), B: sideView(now.sides.B) },
  closedDiscards: now.options.owner_sees_discard === 'no',
  things,
  result: now.result,
});

function sourceView(engine: Asking): Pick<Board, 'source' | 'ability'> {
  const { face, last, band } = sourceOf(engine) ?? { face: null, last: 0, band: 0 };
  return { source: face === null ? null : faceId(face), ability: last > 0 ? { last, band } : null };
}

/** `engine` stands at the state, which was read with it. Throws a RangeError for a state that was not. */
export function boardOf({ open }: State, engine: Asking): Board {
  if (!open) throw new RangeError('no engine has been asked what is open');
  const { now } = open;
  const looks = new Map(looksOf(engine).map((look) => [look.id, shownBy(look)]));
  const things = now.things.map((thing) => thingView(thing, looks.get(thing.id)!));
  return {
    ...tableView(now, things),
    question: open.question,
    asked: open.asked,
    attack: open.attack,
    reach: reachView(now, things, engine),
    prices: pricesOf(engine),
    abilities: abilitiesOf(open),
    waits: waitsOf(engine),
    slot: open.slot,
    subject: open.subject,
    ...sourceView(engine),
    points: pointsOf(engine),
    several: severalAt(open, engine),
  };
}

/** A main phase as it can be drawn before an engine has been asked: values as printed, with their runes. */
export const pictureOf = ({ table }: State): Board => ({
  ...tableView(
    table,
    table.things.map((thing) => thingView(thing, printedLook(thing))),
  ),
  question: table.stage === 'over' ? 'over' : 'main',
  asked: table.stage === 'main' ? table.active : null,
  attack: null,
  reach: {},
  prices: {},
  abilities: [],
  waits: [],
  slot: null,
  subject: null,
  source: null,
  ability: null,
  points: 0,
  several: null,
});
