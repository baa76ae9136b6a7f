import { data } from '../../../assembly/games/tash-kalar/data/faces.json?fetched';

/** All squares in the order of their numbers: c1, d1, ... g9 (TS-BOARD-2). */
export const SQUARES: readonly string[] = data.squares;

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
