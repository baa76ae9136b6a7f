import * as layout from '../../../assembly/games/tash-kalar/layout';
import { ORIENTATIONS } from './orientations';
import { decisionAt, placeOf } from './decisions';
import { addSquares, squareAt, squareByte, squaresOf } from './square-bytes';
import { DIRECTIONS } from './squares';
import { NAMES, RANKS, SIDES, type Effect, type Named, type Piece } from './state';

/** The effect being resolved, out of the bytes of a state in which one is. */
export function readEffect(bytes: Uint8Array): Effect {
  const byte = (at: number): number => bytes[at]!;
  return {
    step: decisionAt(byte(layout.EFFECT_PC) | (byte(layout.EFFECT_PC + 1) << 8)),
    being: squareAt(byte(layout.EFFECT_BEING)),
    summon: squareAt(byte(layout.EFFECT_SUMMON)),
    orientation: ORIENTATIONS[byte(layout.EFFECT_ORIENTATION)] ?? null,
    used: squaresOf(bytes, layout.EFFECT_USED),
    count: byte(layout.EFFECT_COUNT),
    equals: byte(layout.EFFECT_EQUALS),
    done: squaresOf(bytes, layout.EFFECT_DONE),
    each: squaresOf(bytes, layout.EFFECT_EACH),
    mover: squareAt(byte(layout.EFFECT_MOVER)),
    first: pieceAt(byte(layout.EFFECT_FIRST)),
    flags: byte(layout.EFFECT_FLAGS),
    names: Array.from({ length: NAMES }, (_, index) => readNamed(bytes, nameAt(index))),
  };
}

/** Writes into bytes that are 0 wherever an effect lies. The step must be one of the card's. */
export function writeEffect(effect: Effect, card: string, bytes: Uint8Array): void {
  const place = placeOf(card, effect.step)!;
  bytes[layout.EFFECT_PC] = place & 0xff;
  bytes[layout.EFFECT_PC + 1] = place >> 8;
  bytes[layout.EFFECT_BEING] = squareByte(effect.being);
  bytes[layout.EFFECT_SUMMON] = squareByte(effect.summon);
  bytes[layout.EFFECT_ORIENTATION] =
    effect.orientation === null ? layout.NOWHERE : ORIENTATIONS.indexOf(effect.orientation);
  addSquares(effect.used, bytes, layout.EFFECT_USED);
  bytes[layout.EFFECT_COUNT] = effect.count;
  bytes[layout.EFFECT_EQUALS] = effect.equals;
  addSquares(effect.done, bytes, layout.EFFECT_DONE);
  addSquares(effect.each, bytes, layout.EFFECT_EACH);
  bytes[layout.EFFECT_MOVER] = squareByte(effect.mover);
  bytes[layout.EFFECT_FIRST] = pieceByte(effect.first);
  bytes[layout.EFFECT_FLAGS] = effect.flags;
  effect.names.forEach((named, index) => writeNamed(named, bytes, nameAt(index)));
}

const nameAt = (index: number): number => layout.EFFECT_NAMES + index * layout.NAME_BYTES;

function readNamed(bytes: Uint8Array, at: number): Named {
  return {
    square: squareAt(bytes[at + layout.NAME_SQUARE]!),
    at: squareAt(bytes[at + layout.NAME_AT]!),
    rank: RANKS[bytes[at + layout.NAME_RANK]! - 1] ?? null,
    count: bytes[at + layout.NAME_COUNT]!,
    owners: SIDES.filter((_, seat) => bytes[at + layout.NAME_OWNERS]! & (1 << seat)),
    direction: DIRECTIONS[bytes[at + layout.NAME_DIRECTION]!] ?? null,
  };
}

function writeNamed({ square, at: bound, rank, count, owners, direction }: Named, bytes: Uint8Array, at: number): void {
  bytes[at + layout.NAME_SQUARE] = squareByte(square);
  bytes[at + layout.NAME_AT] = squareByte(bound);
  bytes[at + layout.NAME_RANK] = rank === null ? 0 : RANKS.indexOf(rank) + 1;
  bytes[at + layout.NAME_COUNT] = count;
  bytes[at + layout.NAME_OWNERS] = owners.reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0);
  bytes[at + layout.NAME_DIRECTION] = direction === null ? layout.NOWHERE : DIRECTIONS.indexOf(direction);
}

/** Owner * 4 + rank, ranks counted from 1. */
function pieceAt(byte: number): Piece | null {
  return byte === layout.NOWHERE ? null : { owner: SIDES[byte >> 2]!, rank: RANKS[(byte & 3) - 1]! };
}

const pieceByte = (piece: Piece | null): number =>
  piece === null ? layout.NOWHERE : SIDES.indexOf(piece.owner) * 4 + RANKS.indexOf(piece.rank) + 1;
