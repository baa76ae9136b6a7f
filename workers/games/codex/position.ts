// From a state's bytes to its table in words.

import * as L from '../../../assembly/games/codex/layout';
import { keyText } from './ability-keys';
import { i8, u16, u32 } from './bytes';
import { faceId, inCardOrder, RUNE_IDS, SPEC_IDS } from './faces';
import { MEMORIES, NAMES, stepAt } from './programs';
import { readSeen } from './sightings';
import {
  OPTION_NAMES,
  OPTION_VALUES,
  SEATS,
  SLOTS,
  STAGES,
  type Binding,
  type Delayed,
  type End,
  type Lasting,
  type Options,
  type Seat,
  type Side,
  type Table,
  type Thing,
} from './table';

const seatOf = (number: number): Seat => SEATS[number]!;
/** Room for heroes. */
const TEAM_SIZE = 3;
const maybe = (number: number): number | null => (number === 0 ? null : number);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function readOptions(bytes: Uint8Array): Options {
  const chosen = OPTION_NAMES.map((name, i) => [name, OPTION_VALUES[name][bytes[L.OPTIONS + i]!]]);
  return { ...(Object.fromEntries(chosen) as Omit<Options, 'turn_cap'>), turn_cap: u16(bytes, L.TURN_CAP) } as Options;
}

/** Heroes of each team (CX-TEAM-1); more are read where they stand, so that a state with too many is refused. */
function readTeam(bytes: Uint8Array, at: number): string[] {
  const size = bytes[L.OPTIONS + L.OPT_TEAM_SIZE] ? 1 : TEAM_SIZE;
  const faces = numbers(TEAM_SIZE).map((i) => u16(bytes, at + L.TEAM + 2 * i));
  return faces.filter((face, i) => i < size || face !== 0).map(faceId);
}

function readSide(bytes: Uint8Array, seat: number): Side {
  const at = L.SIDES + seat * L.SIDE_BYTES;
  const kinds = numbers(bytes[at + L.KIND_COUNT]!).map((i) => faceId(u16(bytes, at + L.OWNED + 2 * i)));
  const pile = (which: number): string[] =>
    kinds.flatMap((card, i) => Array<string>(bytes[at + L.PILES + which * L.MAX_KINDS + i]!).fill(card));
  const team = readTeam(bytes, at);
  const spec = (field: number): string | null => (bytes[at + field] ? SPEC_IDS[bytes[at + field]! - 1]! : null);
  return {
    team,
    gold: bytes[at + L.GOLD]!,
    workers: bytes[at + L.WORKERS]!,
    spec: spec(L.SPEC),
    labSpec: spec(L.LAB_SPEC),
    lost: [1, 2, 3].filter((level) => bytes[at + L.LOST]! & (1 << level)),
    constructed: bytes[at + L.CONSTRUCTED] === 1,
    command: team.flatMap((hero, i) => {
      const state = bytes[at + L.COMMAND + i]!;
      return state ? [{ hero, cooldown: state - 1 }] : [];
    }),
    hand: pile(L.PILE_HAND),
    top: numbers(bytes[at + L.TOP_COUNT]!).map((i) => kinds[bytes[at + L.TOP + i]!]!),
    pile: pile(L.PILE_DRAW),
    discard: pile(L.PILE_DISCARD),
    codex: inCardOrder(pile(L.PILE_CODEX)),
    hired: pile(L.PILE_HIRED),
    trashed: pile(L.PILE_TRASHED),
    choice: bytes[at + L.OWES] ? null : inCardOrder(pile(L.PILE_CHOICE)),
    counts: {
      actions: bytes[at + L.ACTIONS]!,
      hired: bytes[at + L.HIRED] === 1,
      tech: bytes[at + L.BUILT_TECH] === 1,
      addon: bytes[at + L.BUILT_ADDON] === 1,
      spells: bytes[at + L.SPELLS]!,
      reshuffled: bytes[at + L.RESHUFFLED] === 1,
      detected: maybe(u16(bytes, at + L.DETECTED)),
    },
    seen: readSeen(bytes, at, kinds),
  };
}

interface Note {
  readonly object: number;
  readonly key: number;
  readonly kind: number;
  readonly detail: number;
  readonly number: number;
}
const readNotes = (bytes: Uint8Array): Note[] =>
  numbers(bytes[L.NOTE_COUNT]!).map((i) => {
    const at = L.NOTES + i * L.NOTE_BYTES;
    return {
      object: u16(bytes, at),
      key: u16(bytes, at + L.NOTE_KEY),
      kind: bytes[at + L.NOTE_KIND]!,
      detail: bytes[at + L.NOTE_DETAIL]!,
      number: u16(bytes, at + L.NOTE_NUMBER),
    };
  });

const usesName = ({ kind, detail, key }: Note): string => keyText(((kind - L.NOTED_USES) << 16) | detail, key);
function armorName({ kind, detail, key }: Note): string {
  if (kind === L.NOTED_ARMOR_SLOT) return 'slot';
  if (kind === L.NOTED_ARMOR_BUFF) return `b${key}`;
  return keyText(((kind - L.NOTED_ARMOR_STATIC + 1) << 16) | detail, key);
}

function readForm(bytes: Uint8Array, at: number, notes: readonly Note[]): Thing['form'] {
  const form = u16(bytes, at + L.OBJ_FORM);
  const since = notes.find(({ kind }) => kind === L.NOTED_FORM);
  if (!form || !since) return null;
  return { card: faceId(form - 1), stamp: since.number, until: since.detail ? seatOf(since.detail - 1) : null };
}

function readMemory(notes: readonly Note[]): Record<string, number[]> {
  const memory: Record<string, number[]> = {};
  for (const { kind, detail, key } of notes) if (kind === L.NOTED_MEMORY) (memory[MEMORIES[detail]!] ??= []).push(key);
  return memory;
}

function readThing(bytes: Uint8Array, place: number, all: readonly Note[]): Thing {
  const at = L.OBJECTS + place * L.OBJECT_BYTES;
  const id = u16(bytes, at);
  const notes = all.filter(({ object }) => object === id);
  const bits = u16(bytes, at + L.OBJ_BITS);
  const counted = (from: number, to: number, name: (note: Note) => string): Record<string, number> =>
    Object.fromEntries(notes.filter(({ kind }) => kind >= from && kind <= to).map((note) => [name(note), note.number]));
  const runes = counted(L.NOTED_RUNES, L.NOTED_RUNES, ({ detail }) => RUNE_IDS[detail]!);
  const [plus, minus] = [bytes[at + L.OBJ_PLUS]!, bytes[at + L.OBJ_MINUS]!];
  const slot = bytes[at + L.OBJ_SLOT]!;
  return {
    id,
    card: faceId(u16(bytes, at + L.OBJ_CARD)),
    owner: seatOf(bits & L.BIT_OWNER ? 1 : 0),
    controller: seatOf(bits & L.BIT_CONTROLLER ? 1 : 0),
    stamp: u16(bytes, at + L.OBJ_STAMP),
    since: u16(bytes, at + L.OBJ_SINCE),
    level: bytes[at + L.OBJ_LEVEL]!,
    bands: notes.filter(({ kind }) => kind === L.NOTED_BAND).map(({ number }) => number),
    exhausted: (bits & L.BIT_EXHAUSTED) !== 0,
    disabled: (bits & L.BIT_DISABLED) !== 0,
    fatigue: (bits & L.BIT_FATIGUE) !== 0,
    slot: slot ? SLOTS[slot - 1]! : null,
    damage: bytes[at + L.OBJ_DAMAGE]!,
    armor: bytes[at + L.OBJ_ARMOR]!,
    armorFrom: counted(L.NOTED_ARMOR_SLOT, L.NOTED_ARMOR_EFFECT, armorName),
    runes: { ...runes, ...(plus ? { plus } : {}), ...(minus ? { minus } : {}) },
    host: maybe(u16(bytes, at + L.OBJ_HOST)),
    memory: readMemory(notes),
    attacked: (bits & L.BIT_ATTACKED) !== 0,
    arrived: (bits & L.BIT_ARRIVED) !== 0,
    uses: counted(L.NOTED_USES, L.NOTED_USES_EFFECT, usesName),
    maxed: (bits & L.BIT_MAXED) !== 0,
    form: readForm(bytes, at, notes),
    underConstruction: (bits & L.BIT_UNFINISHED) !== 0,
  };
}

function endOf(kind: number, of: Seat): End {
  if (kind === L.END_TURN) return { at: 'turn-end' };
  if (kind === L.END_NEVER) return { at: 'leaves-play' };
  return { at: kind === L.END_UPKEEP ? 'upkeep' : 'turn', of };
}

function readLasting(bytes: Uint8Array, index: number): Lasting {
  const at = L.LASTING + index * L.LASTING_BYTES;
  const step = stepAt(u16(bytes, at + L.LAST_STEP));
  const places = numbers(bytes[L.OBJECT_COUNT]!).filter((i) => bytes[at + L.LAST_ON + (i >> 3)]! & (1 << (i & 7)));
  const ids = places.map((i) => u16(bytes, L.OBJECTS + i * L.OBJECT_BYTES));
  const [atk, hp] = [i8(bytes, at + L.LAST_ATK), i8(bytes, at + L.LAST_HP)];
  const isSwap = step.op === 'swap_atk';
  const card = u16(bytes, at + L.LAST_CARD);
  const previous = bytes[at + L.LAST_PREVIOUS]!;
  const list = (value: unknown): unknown[] => (value as unknown[] | undefined) ?? [];
  return {
    stamp: u16(bytes, at),
    end: endOf(bytes[at + L.LAST_END]!, seatOf(bytes[at + L.LAST_OF]!)),
    binding: {
      self: maybe(u16(bytes, at + L.LAST_SELF)),
      card: faceId(card - 1),
      you: seatOf(bytes[at + L.LAST_YOU]!),
      names: {},
    },
    on: isSwap ? [] : ids,
    atk: isSwap ? 0 : atk,
    hp: isSwap ? 0 : hp,
    armor: i8(bytes, at + L.LAST_ARMOR),
    give: list(step.give),
    lose: list(step.lose),
    types: [],
    mods: list(step.mods),
    printedAtk: isSwap ? Object.fromEntries(ids.map((id, i) => [id, i === 0 ? atk : hp])) : {},
    previous: previous ? seatOf(previous - 1) : null,
  };
}

function readDelayed(bytes: Uint8Array, index: number): Delayed {
  const at = L.DELAYED + index * L.DELAYED_BYTES;
  const step = stepAt(u16(bytes, at + L.LATER_STEP));
  const names: Record<string, unknown[]> = {};
  for (const i of numbers(L.MAX_BOUND)) {
    const bound = u32(bytes, at + L.LATER_BOUND + 4 * i);
    if (bound) (names[NAMES[(bound >>> 24) - 1]!] ??= []).push({ kind: 'thing', id: bound & 0xffff });
  }
  const binding: Binding = {
    self: maybe(u16(bytes, at + L.LATER_SELF)),
    card: faceId(u16(bytes, at + L.LATER_CARD) - 1),
    you: seatOf(bytes[at + L.LATER_YOU]!),
    names,
  };
  return { at: step.at, steps: step.do as unknown[], binding };
}

/** Events counted by abilities with `nth`, by the object or player they are counted for. */
const readNth = (notes: readonly Note[]): Record<string, number> =>
  Object.fromEntries(
    notes
      .filter(({ kind }) => kind === L.NOTED_EVENTS)
      .map(({ object, key, detail, number }) => [
        object ? `${faceId(key)}#${object}` : `${faceId(key)}:${seatOf(detail)}`,
        number,
      ]),
  );

export function readTable(bytes: Uint8Array): Table {
  const notes = readNotes(bytes);
  return {
    options: readOptions(bytes),
    stage: STAGES[bytes[L.STAGE]!]!,
    turn: u16(bytes, L.TURN),
    active: seatOf(bytes[L.ACTIVE]!),
    stamp: u16(bytes, L.STAMP),
    nextId: u16(bytes, L.NEXT_ID),
    sides: { A: readSide(bytes, 0), B: readSide(bytes, 1) },
    things: numbers(bytes[L.OBJECT_COUNT]!).map((i) => readThing(bytes, i, notes)),
    lasting: numbers(bytes[L.LASTING_COUNT]!).map((i) => readLasting(bytes, i)),
    delayed: numbers(bytes[L.DELAYED_COUNT]!).map((i) => readDelayed(bytes, i)),
    nth: readNth(notes),
    result: ([null, 'A', 'B', 'draw'] as const)[bytes[L.RESULT]!]!,
  };
}
