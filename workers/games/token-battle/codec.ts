import * as layout from '../../../assembly/games/token-battle/layout';
import { FIELDS, fieldNumber } from './board-fields';
import { CARDS, cardOf } from './cards';
import { optionsOf } from './default-options';
import { changedOptions, OPTION_VALUES, optionBits, optionsFromBits } from './options';
import { SIDES, sided, TYPES, type Options, type Side, type Stacks, type State, type Token } from './state';

/** The state that the engine's bytes hold. They must be a state the engine wrote, or one that `write` made. */
export function read(bytes: Uint8Array): State {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number): number => data.getUint16(at, true);
  const last = bytes[layout.LAST]!;
  return {
    board: Object.fromEntries(
      FIELDS.flatMap((field, i) => {
        const token = bytes[layout.BOARD + i]!;
        return token ? [[field, tokenOf(token)]] : [];
      }),
    ),
    cards: sided((side) => readStacks(bytes, SIDES.indexOf(side))),
    turn: SIDES[bytes[layout.TO_MOVE]!] ?? '?',
    points: sided((side) => word(layout.POINTS + 2 * SIDES.indexOf(side))),
    last: last === layout.NOWHERE ? null : FIELDS[last]!,
    boost: sided((side) => bytes[layout.BOOST + SIDES.indexOf(side)]!),
    extra: sided((side) => word(layout.EXTRA + 2 * SIDES.indexOf(side))),
    ply: word(layout.PLY),
    options: changedOptions({
      firstPlayer: OPTION_VALUES.firstPlayer[bytes[layout.FIRST_PLAYER]!]!,
      headStart: word(layout.HEAD_START),
      pointLimit: word(layout.POINT_LIMIT),
      turnLimit: word(layout.TURN_LIMIT) || 'none',
      ...optionsFromBits(bytes[layout.OPTIONS]!),
    } satisfies Partial<Options>),
  };
}

/**
 * Writes a state into `layout.STATE_BYTES` bytes, little endian. Everything from `layout.DERIVED` on is left zero:
 * the engine derives it when it loads the state. The state must have passed `problemsOf`.
 */
export function write(state: State, bytes: Uint8Array): void {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number, value: number): void => data.setUint16(at, value, true);
  const { firstPlayer, headStart, pointLimit, turnLimit } = optionsOf(state.options);
  bytes.fill(0, 0, layout.STATE_BYTES);
  for (const [field, token] of Object.entries(state.board)) bytes[layout.BOARD + fieldNumber(field)] = tokenByte(token);
  bytes[layout.TO_MOVE] = state.turn === '?' ? layout.UNDRAWN : SIDES.indexOf(state.turn);
  bytes[layout.LAST] = state.last === null ? layout.NOWHERE : fieldNumber(state.last);
  SIDES.forEach((side, seat) => {
    bytes[layout.BOOST + seat] = state.boost[side];
    word(layout.POINTS + 2 * seat, state.points[side]);
    word(layout.EXTRA + 2 * seat, state.extra[side]);
    writeStacks(state.cards[side], bytes, seat);
  });
  word(layout.PLY, state.ply);
  word(layout.POINT_LIMIT, pointLimit);
  word(layout.TURN_LIMIT, turnLimit === 'none' ? 0 : turnLimit);
  word(layout.HEAD_START, headStart);
  bytes[layout.FIRST_PLAYER] = OPTION_VALUES.firstPlayer.indexOf(firstPlayer);
  bytes[layout.OPTIONS] = optionBits(state.options);
}

/** The token a token byte stands for. */
export function tokenOf(byte: number): Token {
  const owner: Side = byte & layout.TOKEN_OWNER ? 'B' : 'A';
  const type = TYPES[(byte & layout.TOKEN_TYPE_MASK) / layout.TOKEN_TYPE]!;
  return { owner, value: byte & layout.TOKEN_VALUE_MASK, type };
}

function tokenByte({ owner, value, type }: Token): number {
  return SIDES.indexOf(owner) * layout.TOKEN_OWNER + TYPES.indexOf(type) * layout.TOKEN_TYPE + value;
}

const stackStart = (seat: number, stack: number): number =>
  layout.STACKS + seat * layout.SEAT_CARDS + stack * layout.DEPTH;

/** A stack ends at the first missing card, and so does the row of stacks. */
function readStacks(bytes: Uint8Array, seat: number): Stacks {
  const stacks: Stacks = [];
  for (let stack = 0; stack < layout.STACKS_PER_SEAT; stack++) {
    const start = stackStart(seat, stack);
    const cards = [...bytes.subarray(start, start + layout.DEPTH)].filter((card) => card > 0);
    if (cards.length) stacks.push(cards.map((card) => CARDS[card - 1]!.id));
  }
  return stacks;
}

function writeStacks(stacks: Stacks, bytes: Uint8Array, seat: number): void {
  stacks.forEach((cards, stack) => {
    bytes.set(
      cards.map((id) => cardOf(id).no),
      stackStart(seat, stack),
    );
  });
}
