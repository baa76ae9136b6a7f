import { squares } from '../../../assembly/games/tash-kalar/data/faces.json';
import { NOWHERE } from '../../../assembly/games/tash-kalar/layout';

/** All squares in the order of their numbers: c1, d1, ... g9 (TS-BOARD-2). */
export const SQUARES: readonly string[] = squares;

const numbers = new Map(SQUARES.map((name, square) => [name, square]));

/** Number 0 .. 68 of a square, -1 for a name that is none. */
export const squareNumber = (name: string): number => numbers.get(name) ?? -1;

/** In the order of the squares; names that are none are left out. */
export const inSquareOrder = (names: readonly string[]): string[] => {
  const wanted = new Set(names);
  return SQUARES.filter((name) => wanted.has(name));
};

/** The eight directions, clockwise; n is towards row 1. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The direction in which one square lies straight from another; null for itself and for squares on no common line. */
export function directionTo(from: string, to: string): Direction | null {
  const right = to.charCodeAt(0) - from.charCodeAt(0);
  const down = to.charCodeAt(1) - from.charCodeAt(1);
  if (right !== 0 && down !== 0 && Math.abs(right) !== Math.abs(down)) return null;
  const name = (down < 0 ? 'n' : down > 0 ? 's' : '') + (right < 0 ? 'w' : right > 0 ? 'e' : '');
  return DIRECTIONS.find((direction) => direction === name) ?? null;
}

/** The square of a byte, null for any byte that is none. */
export const squareAt = (byte: number): string | null => SQUARES[byte] ?? null;

/** The byte of a square. */
export const squareByte = (name: string | null): number => (name === null ? NOWHERE : squareNumber(name));

/** A set of squares in 16 bytes, bit n being square n. */
export function squaresOf(bytes: Uint8Array, at: number): string[] {
  return SQUARES.filter((_, square) => bytes[at + (square >> 3)]! & (1 << (square & 7)));
}

/** Adds squares to the set in the 16 bytes from `at`. */
export function addSquares(squares: readonly string[], bytes: Uint8Array, at: number): void {
  for (const name of squares) {
    const square = squareNumber(name);
    bytes[at + (square >> 3)]! |= 1 << (square & 7);
  }
}
