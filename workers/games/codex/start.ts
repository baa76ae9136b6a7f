// From a table in words to a state's bytes.

import * as L from '../../../assembly/games/codex/layout';
import { parseKey, type Key } from './ability-keys';
import { setU16, setU32 } from './bytes';
import { faceNumber, RUNE_IDS, SPEC_IDS } from './faces';
import { sorted } from './key-order';
import { HEROES } from './printed';
import { findStep, MEMORIES, NAMES } from './programs';
import { writeSeen } from './sightings';
import {
  OPTION_NAMES,
  OPTION_VALUES,
  SEATS,
  SLOTS,
  STAGES,
  type Delayed,
  type Lasting,
  type Seat,
  type Side,
  type Table,
  type Thing,
} from './table';

const bit = (on: boolean, value: number): number => (on ? value : 0);
const seatNumber = (seat: Seat): number => SEATS.indexOf(seat);

/** The different cards a player owns, by name, wherever they are: the engine numbers them so. */
export function ownedBy(table: Table, seat: Seat): string[] {
  const { hand, top, pile, discard, codex, hired, trashed, choice } = table.sides[seat];
  const own = table.things.filter(({ owner, card }) => owner === seat && faceNumber(card) < L_CARDS);
  const all = [hand, top, pile, discard, codex, hired, trashed, choice ?? [], own.map(({ card }) => card)].flat();
  return [...new Set(all)].sort();
}
/** Cards come first among the faces. */
const L_CARDS = 310;

function writeSide(bytes: Uint8Array, table: Table, seat: Seat): void {
  const at = L.SIDES + seatNumber(seat) * L.SIDE_BYTES;
  const side: Side = table.sides[seat];
  const kinds = ownedBy(table, seat);
  if (kinds.length > L.MAX_KINDS) throw new RangeError(`${seat} owns ${kinds.length} different cards`);
  const put = (field: number, value: number): void => void (bytes[at + field] = value);
  side.team.forEach((hero, i) => setU16(bytes, at + L.TEAM + 2 * i, faceNumber(hero)));
  for (const { hero, cooldown } of side.command) {
    if (!side.team.includes(hero)) throw new RangeError(`${hero} is not in the team of ${seat}`);
    put(L.COMMAND + side.team.indexOf(hero), cooldown + 1);
  }
  put(L.GOLD, side.gold);
  put(L.WORKERS, side.workers);
  put(L.SPEC, side.spec === null ? 0 : SPEC_IDS.indexOf(side.spec) + 1);
  put(L.LAB_SPEC, side.labSpec === null ? 0 : SPEC_IDS.indexOf(side.labSpec) + 1);
  put(L.LOST, side.lost.reduce((set, level) => set | (1 << level), 0)); // prettier-ignore
  put(L.CONSTRUCTED, Number(side.constructed));
  put(L.OWES, Number(side.choice === null));
  put(L.ACTIONS, side.counts.actions);
  put(L.HIRED, Number(side.counts.hired));
  put(L.BUILT_TECH, Number(side.counts.tech));
  put(L.BUILT_ADDON, Number(side.counts.addon));
  put(L.SPELLS, side.counts.spells);
  put(L.RESHUFFLED, Number(side.counts.reshuffled));
  setU16(bytes, at + L.DETECTED, side.counts.detected ?? 0);
  put(L.KIND_COUNT, kinds.length);
  kinds.forEach((card, i) => setU16(bytes, at + L.OWNED + 2 * i, faceNumber(card)));
  const piles = [side.hand, side.pile, side.discard, side.codex, side.hired, side.trashed, side.choice ?? []];
  piles.forEach((cards, pile) => {
    for (const card of cards) bytes[at + L.PILES + pile * L.MAX_KINDS + kinds.indexOf(card)]! += 1;
  });
  put(L.TOP_COUNT, side.top.length);
  if (side.top.length > L.MAX_TOP) throw new RangeError(`${side.top.length} known cards on a draw pile`);
  side.top.forEach((card, i) => put(L.TOP + i, kinds.indexOf(card)));
  writeSeen(bytes, at, kinds, side);
}

interface Note {
  readonly object: number;
  readonly kind: number;
  readonly detail: number;
  readonly key: number;
  readonly number: number;
}

const ofKey = (object: number, first: number, { sort, detail, granter }: Key, number: number): Note => ({
  object,
  kind: first + sort,
  detail,
  key: granter,
  number,
});

function armorNote(object: number, name: string, number: number): Note {
  if (name === 'slot') return { object, kind: L.NOTED_ARMOR_SLOT, detail: 0, key: 0, number };
  if (name.startsWith('b')) {
    return { object, kind: L.NOTED_ARMOR_BUFF, detail: 0, key: Number(name.slice(1)), number };
  }
  return ofKey(object, L.NOTED_ARMOR_STATIC - 1, parseKey(name), number);
}

/** When the bands above the lowest were reached; of those a position does not tell, as the hero came. */
function bandsOf({ card, level, stamp, bands }: Thing): number[] {
  const reached =
    HEROES.find(({ id }) => id === card)?.bands.filter(({ from_level }) => from_level <= level).length ?? 1;
  return [...bands, ...new Array<number>(Math.max(0, reached - 1 - bands.length)).fill(stamp)];
}

function notesOf(thing: Thing): Note[] {
  const { id: object, runes, uses, armorFrom, memory, form } = thing;
  return [
    ...Object.entries(runes)
      .filter(([kind]) => kind !== 'plus' && kind !== 'minus')
      .map(([kind, number]) => ({ object, kind: L.NOTED_RUNES, detail: RUNE_IDS.indexOf(kind), key: 0, number })),
    ...Object.entries(uses).map(([key, number]) => ofKey(object, L.NOTED_USES, parseKey(key), number)),
    ...Object.entries(armorFrom).map(([key, number]) => armorNote(object, key, number)),
    ...Object.entries(memory).flatMap(([name, ids]) =>
      ids.map((key) => ({ object, kind: L.NOTED_MEMORY, detail: MEMORIES.indexOf(name), key, number: 1 })),
    ),
    ...bandsOf(thing).map((number, i) => ({ object, kind: L.NOTED_BAND, detail: i + 1, key: 0, number })),
    ...(form
      ? [
          {
            object,
            kind: L.NOTED_FORM,
            detail: form.until ? 1 + seatNumber(form.until) : 0,
            key: 0,
            number: form.stamp,
          },
        ]
      : []),
  ];
}

function nthNotes(nth: Table['nth']): Note[] {
  return Object.entries(nth).map(([name, number]) => {
    const [card, of] = name.split(/[#:]/);
    const isObject = name.includes('#');
    return {
      object: isObject ? Number(of) : 0,
      kind: L.NOTED_EVENTS,
      detail: isObject ? 0 : seatNumber(of as Seat),
      key: faceNumber(card!),
      number,
    };
  });
}

function writeNotes(bytes: Uint8Array, notes: readonly Note[]): void {
  const order = (a: Note, b: Note): number =>
    a.object - b.object || a.kind - b.kind || a.detail - b.detail || a.key - b.key;
  if (notes.length > L.MAX_NOTES) throw new RangeError(`${notes.length} notes`);
  bytes[L.NOTE_COUNT] = notes.length;
  [...notes].sort(order).forEach(({ object, kind, detail, key, number }, i) => {
    const at = L.NOTES + i * L.NOTE_BYTES;
    setU16(bytes, at, object);
    setU16(bytes, at + L.NOTE_KEY, key);
    bytes[at + L.NOTE_KIND] = kind;
    bytes[at + L.NOTE_DETAIL] = detail;
    setU16(bytes, at + L.NOTE_NUMBER, number);
  });
}

function writeThing(bytes: Uint8Array, thing: Thing, place: number): void {
  const at = L.OBJECTS + place * L.OBJECT_BYTES;
  setU16(bytes, at, thing.id);
  setU16(bytes, at + L.OBJ_CARD, faceNumber(thing.card));
  setU16(bytes, at + L.OBJ_STAMP, thing.stamp);
  setU16(bytes, at + L.OBJ_SINCE, thing.since);
  setU16(bytes, at + L.OBJ_HOST, thing.host ?? 0);
  const bits =
    bit(thing.owner === 'B', L.BIT_OWNER) |
    bit(thing.controller === 'B', L.BIT_CONTROLLER) |
    bit(thing.exhausted, L.BIT_EXHAUSTED) |
    bit(thing.disabled, L.BIT_DISABLED) |
    bit(thing.fatigue, L.BIT_FATIGUE) |
    bit(thing.attacked, L.BIT_ATTACKED) |
    bit(thing.arrived, L.BIT_ARRIVED) |
    bit(thing.maxed, L.BIT_MAXED) |
    bit(thing.underConstruction, L.BIT_UNFINISHED);
  setU16(bytes, at + L.OBJ_BITS, bits);
  bytes[at + L.OBJ_SLOT] = thing.slot === null ? 0 : SLOTS.indexOf(thing.slot) + 1;
  bytes[at + L.OBJ_LEVEL] = thing.level;
  bytes[at + L.OBJ_DAMAGE] = thing.damage;
  bytes[at + L.OBJ_ARMOR] = thing.armor;
  bytes[at + L.OBJ_PLUS] = thing.runes.plus ?? 0;
  bytes[at + L.OBJ_MINUS] = thing.runes.minus ?? 0;
  setU16(bytes, at + L.OBJ_FORM, thing.form ? faceNumber(thing.form.card) + 1 : 0);
}

/** What a line of text says has its keys in another order than the data. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a ?? [])) === JSON.stringify(sorted(b ?? []));

/** The step an effect comes from: of the kind it looks like, with what it gives. */
function stepOf(one: Lasting): number {
  const op = one.mods.length > 0 ? 'effect' : one.previous ? 'control' : 'buff';
  const isSwap = Object.keys(one.printedAtk).length > 0;
  return findStep(
    one.binding.card,
    (step) =>
      step.op === (isSwap ? 'swap_atk' : op) &&
      same(step.give, one.give) &&
      same(step.lose, one.lose) &&
      same(step.mods, one.mods),
  );
}

function writeLasting(bytes: Uint8Array, one: Lasting, index: number, places: ReadonlyMap<number, number>): void {
  const at = L.LASTING + index * L.LASTING_BYTES;
  const swapped = Object.entries(one.printedAtk);
  setU16(bytes, at, one.stamp);
  setU16(bytes, at + L.LAST_SELF, one.binding.self ?? 0);
  setU16(bytes, at + L.LAST_CARD, faceNumber(one.binding.card) + 1);
  setU16(bytes, at + L.LAST_STEP, stepOf(one));
  bytes[at + L.LAST_YOU] = seatNumber(one.binding.you);
  const ends = { 'turn-end': L.END_TURN, upkeep: L.END_UPKEEP, turn: L.END_NEXT_TURN, 'leaves-play': L.END_NEVER };
  bytes[at + L.LAST_END] = ends[one.end.at];
  bytes[at + L.LAST_OF] = seatNumber('of' in one.end ? one.end.of : one.binding.you);
  bytes[at + L.LAST_PREVIOUS] = one.previous ? seatNumber(one.previous) + 1 : 0;
  bytes[at + L.LAST_ATK] = (swapped[0]?.[1] ?? one.atk) & 255;
  bytes[at + L.LAST_HP] = (swapped[1]?.[1] ?? one.hp) & 255;
  bytes[at + L.LAST_ARMOR] = one.armor & 255;
  for (const id of [...one.on, ...swapped.map(([key]) => Number(key))]) {
    const place = places.get(id);
    if (place !== undefined) bytes[at + L.LAST_ON + (place >> 3)]! |= 1 << (place & 7);
  }
}

function writeDelayed(bytes: Uint8Array, one: Delayed, index: number): void {
  const at = L.DELAYED + index * L.DELAYED_BYTES;
  const step = findStep(one.binding.card, (found) => found.op === 'later' && same(found.do, one.steps));
  const moments = ['end_of_turn', 'main_end', 'combat_end', 'your_upkeep'];
  bytes[at + L.LATER_AT] = moments.indexOf(one.at as string);
  bytes[at + L.LATER_YOU] = seatNumber(one.binding.you);
  setU16(bytes, at + L.LATER_SELF, one.binding.self ?? 0);
  setU16(bytes, at + L.LATER_CARD, faceNumber(one.binding.card) + 1);
  setU16(bytes, at + L.LATER_STEP, step);
  const bound = NAMES.flatMap((name, i) =>
    (one.binding.names[name] ?? []).map((obj) => ((i + 1) << 24) | (obj as { id: number }).id),
  );
  bound.slice(0, L.MAX_BOUND).forEach((value, i) => setU32(bytes, at + L.LATER_BOUND + 4 * i, value));
}

/** Fills a state; answers are none. Throws a RangeError on what no state has room for. */
export function writeTable(table: Table, bytes: Uint8Array): void {
  bytes.fill(0);
  bytes[L.STAGE] = STAGES.indexOf(table.stage);
  bytes[L.ACTIVE] = seatNumber(table.active);
  setU16(bytes, L.TURN, table.turn);
  setU16(bytes, L.STAMP, table.stamp);
  setU16(bytes, L.NEXT_ID, table.nextId);
  bytes[L.RESULT] = [null, 'A', 'B', 'draw'].indexOf(table.result);
  OPTION_NAMES.forEach((name, i) => {
    bytes[L.OPTIONS + i] = (OPTION_VALUES[name] as readonly string[]).indexOf(table.options[name]);
  });
  setU16(bytes, L.TURN_CAP, table.options.turn_cap);
  for (const seat of SEATS) writeSide(bytes, table, seat);
  bytes[L.OBJECT_COUNT] = table.things.length;
  table.things.forEach((thing, place) => writeThing(bytes, thing, place));
  writeNotes(bytes, [...table.things.flatMap(notesOf), ...nthNotes(table.nth)]);
  const places = new Map(table.things.map(({ id }, place) => [id, place]));
  bytes[L.LASTING_COUNT] = table.lasting.length;
  table.lasting.forEach((one, i) => writeLasting(bytes, one, i, places));
  bytes[L.DELAYED_COUNT] = table.delayed.length;
  table.delayed.forEach((one, i) => writeDelayed(bytes, one, i));
}
