import { NOWHERE } from '../../../assembly/games/tash-kalar/layout';
import { squareNumber, SQUARES } from './squares';

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
