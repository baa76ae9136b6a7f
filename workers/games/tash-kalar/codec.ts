import * as layout from '../../../assembly/games/tash-kalar/layout';
import { cardOf, listOf, taskOf } from './cards';
import { ORIENTATIONS } from './orientations';
import { DECKS } from './decks';
import {
  HELD,
  idsIn,
  idsOf,
  KNOWN,
  readDeck,
  readHand,
  readPile,
  setOf,
  TASK_IDS,
  writeDeck,
  writeHand,
  writePile,
} from './codec-cards';
import { readEffect, writeEffect } from './codec-effect';
import { changedOptions, optionBits, optionsFromBits, OPTION_VALUES } from './options';
import { addSquares, squareAt, squareByte, squaresOf } from './square-bytes';
import { SQUARES } from './squares';
import { HALVES, QUESTIONS, RANKS, SIDES, sided, type Piece, type Side, type State } from './state';

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
    hands: sided((of) => readHand(data, HELD, seatOf(of), list(of))),
    known: sided((of) => readHand(data, KNOWN, seatOf(of), list(of))),
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
  if (state.effect) writeEffect(state.effect, playing.card!, bytes);
}

const seatOf = (side: Side): number => SIDES.indexOf(side);

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
