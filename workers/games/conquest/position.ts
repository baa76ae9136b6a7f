/** The state that the engine's bytes hold, and the way back. */
import * as at from '../../../assembly/games/conquest/layout';
import { COMPOSITIONS, compositionOf, type Divisions } from './divisions';
import { CODES, LANE_PLACES, PLACES } from './map';
import { MISSION_IDS } from './mission-ids';
import { NODES } from './nodes';
import { isChoice, OPTION_LIST, optionValue, usualText, type Options } from './options';
import { NOBODY, type Force, type Front, type Hand, type Land, type State } from './state';

const ROWS = 8;
const KINDS = [0, 1, 2] as const;
const LANDS = CODES.length;

const bitsOf = (set: number, count: number): number[] =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
const setOf = (bits: readonly number[]): number => bits.reduce((set, bit) => set | (1 << bit), 0);
const orNone = (byte: number): number => (byte === at.NOWHERE ? NOBODY : byte);
const orNowhere = (number: number): number => (number === NOBODY ? at.NOWHERE : number);

export function read(bytes: Uint8Array): State {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const players = bytes[at.PLAYERS]!;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    options: readOptions(bytes, view),
    order: seats.map((i) => bytes[at.ORDER + i]!),
    round: bytes[at.ROUND]!,
    phase: bytes[at.PHASE]!,
    node: NODES[bytes[at.NODE]!]!,
    player: bytes[at.PLAYER]!,
    decider: bytes[at.DECIDER]!,
    claimed: bytes[at.CLAIMED]!,
    early: bytes[at.EARLY]! > 0,
    continents: bitsOf(bytes[at.START_CONTINENTS]!, 6),
    lands: CODES.map((_, t) => readLand(bytes, t)),
    fronts: new Map(PLACES.flatMap((_, place) => readFront(bytes[at.FRONT + place]!).map((front) => [place, front]))),
    forces: new Map(
      LANE_PLACES.flatMap((place, lane) =>
        readForce(view.getUint32(at.LANES + 4 * lane, true)).map((force) => [place, force] as const),
      ),
    ),
    capitals: seats.map((seat) => orNone(bytes[at.CAPITALS + seat]!)),
    airfields: [0, 1].map((i) => bytes[at.AIRFIELDS + i]!).filter((t) => t !== at.NOWHERE),
    hands: seats.map((seat) => readHand(bytes, view, seat)),
    table: Array.from({ length: ROWS }, (_, row) => orNone(bytes[at.TABLE + row]!)),
    step: {
      units: bytes[at.UNITS]!,
      armourLeft: bytes[at.ARMOUR_LEFT]!,
      infantryLeft: bytes[at.INFANTRY_LEFT]!,
      pick: bytes[at.PICK]!,
      pickKind: bytes[at.PICK_KIND]!,
      pickTo: bytes[at.PICK_TO]!,
      take: [bytes[at.TAKE_INFANTRY]!, bytes[at.TAKE_ARMOUR]!, bytes[at.TAKE_DAMAGED]!],
      drawn: seats.map((i) => bytes[at.DRAWN + i]! - 1).filter((value) => value >= 0),
    },
    battle: readBattle(bytes),
  };
}

function readOptions(bytes: Uint8Array, view: DataView): Options {
  const bits = view.getUint16(at.OPTIONS, true);
  return Object.fromEntries(
    OPTION_LIST.map((option) => {
      const text = isChoice(option) ? option.words[bits & option.bit ? 1 : 0] : String(bytes[option.field]);
      return [option.name, text, usualText(option)] as const;
    })
      .filter(([, text, usual]) => text !== usual)
      .map(([name, text]) => [name, text]),
  );
}

function readLand(bytes: Uint8Array, t: number): Land {
  const bits = bytes[at.LAND + t]!;
  const rear = (kind: number): number => bytes[at.REAR_INFANTRY + kind * LANDS + t]!;
  return {
    owner: bytes[at.OWNER + t]! - 1,
    rear: [rear(0), rear(1), rear(2)],
    city: (bits & at.LAND_CITY) > 0,
    taken: (bits & at.LAND_TAKEN) > 0,
    fought: (bits & at.LAND_FOUGHT) > 0,
    arrived: KINDS.filter((kind) => bits & (at.LAND_ARRIVED << kind)),
  };
}

function readFront(byte: number): Front[] {
  if (!byte) return [];
  const [across, alerted] = [(byte & at.FRONT_ACROSS) > 0, (byte & at.FRONT_ALERTED) > 0];
  return [{ group: COMPOSITIONS[byte & at.FRONT_GROUP]!, across, alerted }];
}

function readForce(word: number): Force[] {
  if (!word) return [];
  return [
    {
      owner: (word & at.FORCE_OWNER) - 1,
      front: COMPOSITIONS[(word >>> at.FORCE_FRONT_SHIFT) & 15]!,
      rear: [
        (word >>> at.FORCE_INFANTRY_SHIFT) & 127,
        (word >>> at.FORCE_ARMOUR_SHIFT) & 31,
        (word >>> at.FORCE_DAMAGED_SHIFT) & 31,
      ],
      ashore: (word & at.FORCE_ASHORE) > 0,
      alerted: (word & at.FORCE_ALERTED) > 0,
      fresh: (word & at.FORCE_FRESH) > 0,
    },
  ];
}

function readHand(bytes: Uint8Array, view: DataView, seat: number): Hand {
  const held = CODES.flatMap((_, t) => {
    const card = bytes[at.CARD + t]!;
    return (card & 7) === seat + 1 ? [[t, (card & at.CARD_TURNED) > 0] as const] : [];
  });
  return {
    cards: new Map(held),
    missions: bitsOf(view.getUint16(at.MISSIONS + 2 * seat, true), MISSION_IDS.length),
    rewards: bitsOf(bytes[at.REWARDS + seat]!, ROWS),
  };
}

function readBattle(bytes: Uint8Array): State['battle'] {
  const [kind, source, target, own, foe] = bytes.subarray(at.BATTLE, at.BATTLE + at.BATTLE_BYTES);
  if (!kind) return null;
  return { kind, source: source!, target: target!, own: COMPOSITIONS[own!]!, foe: COMPOSITIONS[foe!]! };
}

export function write(state: State, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  bytes.fill(0, 0, at.STATE_BYTES);
  writeOptions(state, bytes, view);
  writeMoment(state, bytes);
  state.lands.forEach((land, t) => writeLand(land, t, bytes));
  for (const [place, { group, across, alerted }] of state.fronts) {
    bytes[at.FRONT + place] = compositionOf(group) | (across ? at.FRONT_ACROSS : 0) | (alerted ? at.FRONT_ALERTED : 0);
  }
  for (const [place, force] of state.forces)
    view.setUint32(at.LANES + 4 * LANE_PLACES.indexOf(place), forceWord(force), true);
  bytes.fill(at.NOWHERE, at.CAPITALS, at.AIRFIELDS + at.MOST_AIRFIELDS);
  state.capitals.forEach((t, seat) => (bytes[at.CAPITALS + seat] = orNowhere(t)));
  state.airfields.forEach((t, i) => (bytes[at.AIRFIELDS + i] = t));
  state.hands.forEach((hand, seat) => writeHand(hand, seat, bytes, view));
  state.table.forEach((mission, row) => (bytes[at.TABLE + row] = orNowhere(mission)));
  writeStep(state, bytes);
}

function writeOptions({ options, order }: State, bytes: Uint8Array, view: DataView): void {
  bytes[at.PLAYERS] = order.length;
  let bits = 0;
  for (const option of OPTION_LIST) {
    const value = optionValue(option, options[option.name] ?? usualText(option))!;
    if (!isChoice(option)) bytes[option.field] = value;
    else if (value) bits |= option.bit;
  }
  view.setUint16(at.OPTIONS, bits, true);
}

function writeMoment(state: State, bytes: Uint8Array): void {
  bytes.fill(at.NOWHERE, at.ORDER, at.ORDER + 5);
  state.order.forEach((seat, i) => (bytes[at.ORDER + i] = seat));
  bytes[at.ROUND] = state.round;
  bytes[at.PHASE] = state.phase;
  bytes[at.NODE] = NODES.indexOf(state.node);
  bytes[at.PLAYER] = state.player;
  bytes[at.DECIDER] = state.decider;
  bytes[at.CLAIMED] = state.claimed;
  bytes[at.EARLY] = Number(state.early);
  bytes[at.START_CONTINENTS] = setOf(state.continents);
}

function writeLand({ owner, rear, city, taken, fought, arrived }: Land, t: number, bytes: Uint8Array): void {
  bytes[at.OWNER + t] = owner + 1;
  for (const kind of KINDS) bytes[at.REAR_INFANTRY + kind * LANDS + t] = rear[kind];
  const marks = (city ? at.LAND_CITY : 0) | (taken ? at.LAND_TAKEN : 0) | (fought ? at.LAND_FOUGHT : 0);
  bytes[at.LAND + t] = marks | (setOf(arrived) * at.LAND_ARRIVED);
}

function forceWord({ owner, front, rear, ashore, alerted, fresh }: Force): number {
  const marks = (ashore ? at.FORCE_ASHORE : 0) | (alerted ? at.FORCE_ALERTED : 0) | (fresh ? at.FORCE_FRESH : 0);
  const [infantry, armour, damaged]: Divisions = rear;
  return (
    (owner + 1) |
    marks |
    (compositionOf(front) << at.FORCE_FRONT_SHIFT) |
    (infantry << at.FORCE_INFANTRY_SHIFT) |
    (armour << at.FORCE_ARMOUR_SHIFT) |
    (damaged << at.FORCE_DAMAGED_SHIFT)
  );
}

function writeHand({ cards, missions, rewards }: Hand, seat: number, bytes: Uint8Array, view: DataView): void {
  for (const [t, turned] of cards) bytes[at.CARD + t] = seat + 1 + (turned ? at.CARD_TURNED : 0);
  view.setUint16(at.MISSIONS + 2 * seat, setOf(missions), true);
  bytes[at.REWARDS + seat] = setOf(rewards);
}

function writeStep({ step, battle }: State, bytes: Uint8Array): void {
  bytes[at.UNITS] = step.units;
  bytes[at.ARMOUR_LEFT] = step.armourLeft;
  bytes[at.INFANTRY_LEFT] = step.infantryLeft;
  bytes[at.PICK] = step.pick;
  bytes[at.PICK_KIND] = step.pickKind;
  bytes[at.PICK_TO] = step.pickTo;
  bytes.set(step.take, at.TAKE_INFANTRY);
  step.drawn.forEach((value, i) => (bytes[at.DRAWN + i] = value + 1));
  if (!battle) return;
  const { kind, source, target, own, foe } = battle;
  bytes.set([kind, source, target, compositionOf(own), compositionOf(foe)], at.BATTLE);
}
