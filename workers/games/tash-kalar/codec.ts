import * as layout from '../../../assembly/games/tash-kalar/layout';
import { CARDS, cardOf, cardsIn, DECKS, listOf, ORIENTATIONS, TASKS, taskOf, type CardKind } from './cards';
import { readEffect, writeEffect } from './codec-effect';
import { optionBits, optionsFromBits, changedOptions, OPTION_VALUES } from './options';
import { addSquares, squareAt, squareByte, SQUARES, squaresOf } from './squares';
import {
  HALVES,
  QUESTIONS,
  RANKS,
  SIDES,
  sided,
  type Deck,
  type Hand,
  type Piece,
  type Placed,
  type Side,
  type State,
} from './state';

/** The state that the engine's bytes hold. They must be a state the engine wrote, or one that `write` made. */
export function read(bytes: Uint8Array): State {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const byte = (at: number): number => bytes[at]!;
  const word = (at: number): number => data.getUint16(at, true);
  const deckIds = sided((side) => DECKS[byte(layout.DECK + seatOf(side))]!);
  const side = SIDES[byte(layout.TO_MOVE)]!;
  const card = byte(layout.CARD);
  const turned = byte(layout.ORIENTATION);
  const list = (of: Side): string => listOf(deckIds[of]);
  const question = QUESTIONS[byte(layout.QUESTION)]!;
  return {
    mode: word(layout.OPTIONS) & layout.OPT_DUEL ? 'duel' : 'highForm',
    board: readBoard(bytes),
    deckIds,
    hands: sided((of) => readHand(data, HELD, of, list(of))),
    known: sided((of) => readHand(data, KNOWN, of, list(of))),
    decks: sided((of) => readDeck(data, layout.OWN_DECKS + seatOf(of) * layout.OWN_DECK_BYTES, idsIn(list(of)))),
    legends: readDeck(data, layout.LEGEND_DECK, idsIn('legends')),
    flares: readDeck(data, layout.FLARE_DECK, idsIn('flares')),
    tasks: readDeck(data, layout.TASK_DECK, TASK_IDS),
    discards: sided((of) => readPile(bytes, seatOf(of), idsIn(list(of)))),
    spent: {
      legends: idsOf(word(layout.LEGEND_PILE), idsIn('legends')),
      flares: idsOf(word(layout.FLARE_PILE), idsIn('flares')),
    },
    row: [...bytes.subarray(layout.ROW, layout.ROW + layout.ROW_LENGTH)].flatMap((task) => TASK_IDS[task] ?? []),
    next: TASK_IDS[byte(layout.NEXT_TASK)] ?? null,
    aside: idsOf(data.getUint32(layout.ASIDE, true), TASK_IDS),
    claimed: sided((of) => idsOf(data.getUint32(layout.CLAIMED + 4 * seatOf(of), true), TASK_IDS)),
    points: sided((of) => byte(layout.POINTS + seatOf(of))),
    starter: SIDES[byte(layout.STARTER)] ?? null,
    side,
    ply: word(layout.TURNS),
    turn: {
      actions: byte(layout.ACTIONS_LEFT),
      discarded: byte(layout.DISCARDED) === 1,
      destroyed: {
        common: byte(layout.DESTROYED),
        heroic: byte(layout.DESTROYED + 1),
        legendary: byte(layout.DESTROYED + 2),
      },
      summoned: Array.from({ length: byte(layout.SUMMONED_COUNT) }, (_, i) => ({
        square: SQUARES[byte(layout.SUMMONED + 2 * i + 1)]!,
        rank: RANKS[byte(layout.SUMMONED + 2 * i) - 1]!,
      })),
      borrow: byte(layout.BORROW),
      extraBeings: byte(layout.EXTRA_BEINGS),
      extraLegends: byte(layout.EXTRA_LEGENDS),
      extraTurns: byte(layout.EXTRA_TURNS),
    },
    end: readEnd(bytes),
    question,
    playing: {
      card: card === layout.NOWHERE ? null : cardId(card, list(side)),
      target: squareAt(byte(layout.TARGET)),
      orientation: ORIENTATIONS[turned] ?? null,
      lifted: squareAt(byte(layout.LIFTED)),
      halves: HALVES.filter((_, i) => byte(layout.HALVES) & (1 << i)),
    },
    effect: question === 'effect' ? readEffect(bytes) : null,
    options: changedOptions({
      ...optionsFromBits(word(layout.OPTIONS)),
      startPlayer: OPTION_VALUES.startPlayer[byte(layout.START_PLAYER)]!,
    }),
  };
}

/** Writes a state into `layout.STATE_BYTES` bytes, little endian. The state must have passed `problemsOf`. */
export function write(state: State, bytes: Uint8Array): void {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { turn, playing, spent } = state;
  const set = (at: number, value: number): void => data.setUint8(at, value);
  const word = (at: number, value: number): void => data.setUint16(at, value, true);
  bytes.fill(0, 0, layout.STATE_BYTES);
  writeBoard(state, bytes);
  word(layout.OPTIONS, optionBits(state.options) | (state.mode === 'duel' ? layout.OPT_DUEL : 0));
  set(layout.START_PLAYER, OPTION_VALUES.startPlayer.indexOf(state.options.startPlayer ?? 'random'));
  set(layout.STARTER, state.starter === null ? layout.NOBODY : seatOf(state.starter));
  set(layout.QUESTION, QUESTIONS.indexOf(state.question));
  set(layout.TO_MOVE, seatOf(state.side));
  word(layout.TURNS, state.ply);
  set(layout.ACTIONS_LEFT, turn.actions);
  set(layout.DISCARDED, Number(turn.discarded));
  RANKS.forEach((rank, i) => set(layout.DESTROYED + i, turn.destroyed[rank]));
  set(layout.BORROW, turn.borrow);
  set(layout.EXTRA_BEINGS, turn.extraBeings);
  set(layout.EXTRA_LEGENDS, turn.extraLegends);
  set(layout.EXTRA_TURNS, turn.extraTurns);
  writeEnd(state, set);
  set(layout.CARD, playing.card === null ? layout.NOWHERE : cardNumber(playing.card));
  set(layout.TARGET, squareByte(playing.target));
  set(layout.ORIENTATION, playing.orientation === null ? layout.NOWHERE : ORIENTATIONS.indexOf(playing.orientation));
  set(layout.LIFTED, squareByte(playing.lifted));
  set(
    layout.HALVES,
    playing.halves.reduce((bits, half) => bits | (1 << HALVES.indexOf(half)), 0),
  );
  set(layout.SUMMONED_COUNT, turn.summoned.length);
  turn.summoned.forEach(({ square, rank }, i) => {
    set(layout.SUMMONED + 2 * i, RANKS.indexOf(rank) + 1);
    set(layout.SUMMONED + 2 * i + 1, squareByte(square));
  });
  for (const side of SIDES) {
    const seat = seatOf(side);
    set(layout.DECK + seat, DECKS.indexOf(state.deckIds[side]));
    set(layout.POINTS + seat, state.points[side]);
    writeHand(state.hands[side], data, HELD, seat);
    writeHand(state.known[side], data, KNOWN, seat);
    writeDeck(state.decks[side], data, layout.OWN_DECKS + seat * layout.OWN_DECK_BYTES, layout.BEINGS_PER_LIST);
    writePile(state.discards[side], bytes, seat);
    data.setUint32(layout.CLAIMED + 4 * seat, setOf(state.claimed[side]), true);
  }
  word(layout.LEGEND_PILE, setOf(spent.legends));
  word(layout.FLARE_PILE, setOf(spent.flares));
  writeDeck(state.legends, data, layout.LEGEND_DECK, layout.LEGEND_COUNT);
  writeDeck(state.flares, data, layout.FLARE_DECK, layout.FLARE_COUNT);
  writeDeck(state.tasks, data, layout.TASK_DECK, layout.TASKS);
  for (let i = 0; i < layout.ROW_LENGTH; i++) set(layout.ROW + i, taskByte(state.row[i] ?? null));
  set(layout.NEXT_TASK, taskByte(state.next));
  data.setUint32(layout.ASIDE, setOf(state.aside), true);
  if (state.effect) writeEffect(state.effect, bytes);
}

const seatOf = (side: Side): number => SIDES.indexOf(side);

const TASK_IDS = TASKS.map(({ id }) => id);
const ids = new Map<string, string[]>();
for (const { list } of CARDS)
  if (!ids.has(list))
    ids.set(
      list,
      cardsIn(list).map(({ id }) => id),
    );

/** Ids of a list by the numbers that the engine counts with. */
const idsIn = (list: string): readonly string[] => ids.get(list)!;

/** Number of a card or task in its list. */
const indexOf = (id: string): number => (TASK_IDS.includes(id) ? taskOf(id) : cardOf(id)).index;

const idsOf = (set: number, list: readonly string[]): string[] => list.filter((_, i) => (set >>> i) & 1);
const setOf = (members: readonly string[]): number => members.reduce((set, id) => set | (1 << indexOf(id)), 0) >>> 0;

const taskByte = (id: string | null): number => (id === null ? layout.NOWHERE : taskOf(id).index);

/** A card by its number in actions and scalars; `list` is that of the player on turn. */
export function cardId(number: number, list: string): string {
  if (number >= layout.FLARES) return idsIn('flares')[number - layout.FLARES]!;
  return number >= layout.LEGENDS ? idsIn('legends')[number - layout.LEGENDS]! : idsIn(list)[number]!;
}

export function cardNumber(id: string): number {
  const { kind, index } = cardOf(id);
  return { beings: 0, legends: layout.LEGENDS, flares: layout.FLARES }[kind] + index;
}

function readBoard(bytes: Uint8Array): State['board'] {
  const upgraded = new Set(squaresOf(bytes, layout.UPGRADED));
  const legendary = new Set(squaresOf(bytes, layout.LEGENDARY));
  const owned = sided((side) => new Set(squaresOf(bytes, layout.OWNED + 16 * seatOf(side))));
  return Object.fromEntries(
    SQUARES.flatMap((square): [string, Piece][] => {
      const owner = SIDES.find((side) => owned[side].has(square));
      const rank = legendary.has(square) ? 'legendary' : upgraded.has(square) ? 'heroic' : 'common';
      return owner ? [[square, { owner, rank }]] : [];
    }),
  );
}

function writeBoard({ board }: State, bytes: Uint8Array): void {
  const squares = Object.keys(board);
  const where = (wanted: (piece: Piece) => boolean): string[] => squares.filter((square) => wanted(board[square]!));
  for (const side of SIDES)
    addSquares(
      where(({ owner }) => owner === side),
      bytes,
      layout.OWNED + 16 * seatOf(side),
    );
  addSquares(
    where(({ rank }) => rank !== 'common'),
    bytes,
    layout.UPGRADED,
  );
  addSquares(
    where(({ rank }) => rank === 'legendary'),
    bytes,
    layout.LEGENDARY,
  );
}

type HandPlaces = Readonly<Record<CardKind, number>>;
const HELD: HandPlaces = { beings: layout.HAND_BEINGS, legends: layout.HAND_LEGENDS, flares: layout.HAND_FLARES };
const KNOWN: HandPlaces = { beings: layout.KNOWN_BEINGS, legends: layout.KNOWN_LEGENDS, flares: layout.KNOWN_FLARES };

function readHand(data: DataView, places: HandPlaces, side: Side, list: string): Hand {
  const seat = seatOf(side);
  return {
    beings: idsOf(data.getUint32(places.beings + 4 * seat, true), idsIn(list)),
    legends: idsOf(data.getUint16(places.legends + 2 * seat, true), idsIn('legends')),
    flares: idsOf(data.getUint16(places.flares + 2 * seat, true), idsIn('flares')),
  };
}

function writeHand(hand: Hand, data: DataView, places: HandPlaces, seat: number): void {
  data.setUint32(places.beings + 4 * seat, setOf(hand.beings), true);
  data.setUint16(places.legends + 2 * seat, setOf(hand.legends), true);
  data.setUint16(places.flares + 2 * seat, setOf(hand.flares), true);
}

function readDeck(data: DataView, at: number, list: readonly string[]): Deck {
  const topCount = data.getUint8(at + layout.DECK_TOP);
  const bottomCount = data.getUint8(at + layout.DECK_BOTTOM);
  const placed = (from: number, count: number): Placed[] =>
    Array.from({ length: count }, (_, i) => {
      const entry = data.getUint8(at + layout.DECK_LIST + from + i);
      const knownTo = SIDES.filter((side) => entry & (layout.KNOWER << seatOf(side)));
      return { id: list[entry & layout.CARD_MASK]!, knownTo };
    });
  return {
    top: placed(0, topCount),
    unknown: idsOf(data.getUint32(at + layout.DECK_UNKNOWN, true), list),
    bottom: placed(list.length - bottomCount, bottomCount),
  };
}

function writeDeck({ top, unknown, bottom }: Deck, data: DataView, at: number, length: number): void {
  const entry = ({ id, knownTo }: Placed): number =>
    knownTo.reduce((bits, side) => bits | (layout.KNOWER << seatOf(side)), indexOf(id));
  data.setUint32(at + layout.DECK_UNKNOWN, setOf(unknown), true);
  data.setUint8(at + layout.DECK_TOP, top.length);
  data.setUint8(at + layout.DECK_BOTTOM, bottom.length);
  for (let i = 0; i < length; i++) {
    const card = top[i] ?? bottom[i - (length - bottom.length)];
    data.setUint8(at + layout.DECK_LIST + i, card ? entry(card) : layout.NOWHERE);
  }
}

function readPile(bytes: Uint8Array, seat: number, list: readonly string[]): string[] {
  const at = layout.PILES + seat * layout.PILE_BYTES;
  const count = bytes[at + layout.PILE_COUNT]!;
  return [...bytes.subarray(at, at + count)].reverse().map((card) => list[card]!);
}

function writePile(topFirst: readonly string[], bytes: Uint8Array, seat: number): void {
  const at = layout.PILES + seat * layout.PILE_BYTES;
  bytes.fill(layout.NOWHERE, at, at + layout.PILE_COUNT);
  bytes.set(topFirst.map(indexOf).reverse(), at);
  bytes[at + layout.PILE_COUNT] = topFirst.length;
}

function readEnd(bytes: Uint8Array): State['end'] {
  const end = bytes[layout.END]!;
  if (end === layout.END_OPEN) return null;
  return end === layout.END_TRIGGERED ? 'triggered' : bytes[layout.FINAL_TURNS]!;
}

function writeEnd({ end }: State, set: (at: number, value: number) => void): void {
  if (end === null) return;
  set(layout.END, end === 'triggered' ? layout.END_TRIGGERED : layout.END_FIXED);
  set(layout.FINAL_TURNS, end === 'triggered' ? 0 : end);
}
