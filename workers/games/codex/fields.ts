// The fields of a position, and which values each may have; whether they fit together the engine says.

import * as L from '../../../assembly/games/codex/layout';
import { CARD_IDS, FACE_IDS, HERO_IDS, RUNE_IDS, SPEC_IDS } from './faces';
import { MEMORIES, NAMES } from './programs';
import {
  NOTHING_SEEN,
  OPTION_NAMES,
  OPTION_VALUES,
  SEATS,
  SLOTS,
  STAGES,
  TURN_CAP,
  type Side,
  type Thing,
} from './table';

export type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

/** A field with its value at the start, which is not written, and what it may hold. */
interface Field {
  readonly usual: unknown;
  readonly check: Check;
}
export type Form = Readonly<Record<string, Field>>;

const TEAM = 3;
/** Copies of all cards a player has at most in one zone. */
const MOST_CARDS = 86;
const MOST_RUNES = 99;
const MOST_COOLDOWN = 3;
const BYTE = 255;
const HALF = 65_535;

const number =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const byte = number(0, BYTE);
const half = number(0, HALF);
const bool: Check = (value) => typeof value === 'boolean';
const among = (values: readonly unknown[]): Check => {
  const known = new Set(values);
  return (value) => known.has(value);
};
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const list =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Members by name, each with its check; no other may be there. */
const record =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(members).every(([name, check]) => check(value[name])) &&
    Object.keys(value).every((name) => Object.hasOwn(members, name));
const keyed =
  (key: RegExp | Check, check: Check): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(value).every(([name, one]) => (key instanceof RegExp ? key.test(name) : key(name)) && check(one));
const anything: Check = () => true;

const seat = among(SEATS);
const card = among(CARD_IDS);
const face = among(FACE_IDS);
const hero = among(HERO_IDS);
const spec = among(SPEC_IDS);
const cards = list(card, MOST_CARDS);
const id = number(1, HALF);
const KEY = /^(?:\d{1,2}|\d\.\d{1,2}|s\d{1,5}\.\d{1,2}(?:\.\d{1,2})?\.\d|e\d{1,5}\.\d{1,2})$/;
const ARMOR = /^(?:slot|b\d{1,5}|s\d{1,5}\.\d{1,2}(?:\.\d{1,2})?\.\d|e\d{1,5}\.\d{1,2})$/;
const nthKey: Check = (name) => {
  const [of = '', number = ''] = String(name).split(/[#:]/);
  return face(of) && (/^[1-9]\d{0,4}$/.test(number) || seat(number));
};

const options: Check = (value) =>
  isObject(value) &&
  Object.entries(value).every(([name, one]) => {
    if (name === 'turn_cap') return id(one);
    const known = OPTION_NAMES.find((option) => option === name);
    return known !== undefined && (OPTION_VALUES[known] as readonly unknown[]).includes(one);
  });

const binding = record({
  self: orNull(half),
  card: face,
  you: seat,
  names: keyed(among(NAMES), list(anything, L.MAX_BOUND)),
});
const end: Check = (value) =>
  record({ at: among(['turn-end', 'leaves-play']) })(value) ||
  record({ at: among(['upkeep', 'turn']), of: seat })(value);
const signed = number(-128, 127);
const lasting = record({
  stamp: half,
  end,
  binding,
  on: list(id, L.MAX_OBJECTS),
  atk: signed,
  hp: signed,
  armor: signed,
  give: list(anything, BYTE),
  lose: list(anything, BYTE),
  types: list(anything, 0),
  mods: list(anything, BYTE),
  printedAtk: keyed(/^[1-9]\d{0,4}$/, signed),
  previous: orNull(seat),
});
const delayed = record({
  at: among(['end_of_turn', 'main_end', 'combat_end', 'your_upkeep']),
  steps: list(anything, BYTE),
  binding,
});

const field = (usual: unknown, check: Check): Field => ({ usual, check });

/** What is common. */
export const GAME: Form = {
  turn: field(1, number(1, HALF)),
  active: field('A', seat),
  stage: field('main', among(STAGES)),
  stamp: field(0, half),
  nextId: field(3, half),
  options: field({}, options),
  lasting: field([], list(lasting, L.MAX_LASTING)),
  delayed: field([], list(delayed, L.MAX_DELAYED)),
  nth: field({}, keyed(nthKey, half)),
  result: field(null, among([null, 'A', 'B', 'draw'])),
};

/** What each player has. */
export const SIDE: Readonly<Record<keyof Side, Field>> = {
  team: field([], list(hero, TEAM)),
  gold: field(0, byte),
  workers: field(0, byte),
  spec: field(null, orNull(spec)),
  labSpec: field(null, orNull(spec)),
  lost: field([], list(number(1, 3), 3)),
  constructed: field(false, bool),
  command: field([], list(record({ hero, cooldown: number(0, MOST_COOLDOWN) }), TEAM)),
  hand: field([], cards),
  top: field([], list(card, L.MAX_TOP)),
  pile: field([], cards),
  discard: field([], cards),
  codex: field([], cards),
  hired: field([], cards),
  trashed: field([], cards),
  choice: field([], orNull(list(card, 2))),
  counts: field(
    { actions: 0, hired: false, tech: false, addon: false, spells: 0, reshuffled: false, detected: null },
    record({
      actions: byte,
      hired: bool,
      tech: bool,
      addon: bool,
      spells: byte,
      reshuffled: bool,
      detected: orNull(id),
    }),
  ),
  seen: field(
    NOTHING_SEEN,
    record({ hand: cards, discard: cards, deck: cards, owned: cards, fresh: byte, plain: byte }),
  ),
};

/** What each thing in play is. */
export const THING: Readonly<Record<Exclude<keyof Thing, 'id'>, Field>> = {
  card: field('base', face),
  owner: field('A', seat),
  controller: field('A', seat),
  stamp: field(0, half),
  since: field(0, half),
  level: field(0, byte),
  bands: field([], list(half, 2)),
  exhausted: field(false, bool),
  disabled: field(false, bool),
  fatigue: field(false, bool),
  slot: field(null, orNull(among(SLOTS))),
  damage: field(0, byte),
  armor: field(0, byte),
  armorFrom: field({}, keyed(ARMOR, half)),
  runes: field({}, keyed(among(RUNE_IDS), number(0, MOST_RUNES))),
  host: field(null, orNull(id)),
  memory: field({}, keyed(among(MEMORIES), list(id, L.MAX_NOTES))),
  attacked: field(false, bool),
  arrived: field(false, bool),
  uses: field({}, keyed(KEY, half)),
  maxed: field(false, bool),
  form: field(null, orNull(record({ card: face, stamp: half, until: orNull(seat) }))),
  underConstruction: field(false, bool),
};

/** Options as they are unless a position says otherwise. */
export const USUAL_OPTIONS = {
  ...Object.fromEntries(OPTION_NAMES.map((name) => [name, OPTION_VALUES[name][0]])),
  turn_cap: TURN_CAP,
};
