import { COLUMNS, FIELDS as COUNT } from '../../../assembly/games/token-battle/layout';
import type { Direction } from './cards';

/** All fields in the order of their numbers: a1, b1, ... f6 (TK-GAME-3). */
export const FIELDS: readonly string[] = Array.from({ length: COUNT }, (_, field) => nameAt(field));

const numbers = new Map(FIELDS.map((name, field) => [name, field]));

/** Number 0 .. 35 of a field, -1 for a name that is none. */
export const fieldNumber = (name: string): number => numbers.get(name) ?? -1;

/** Columns to the right and rows down. */
export const STEPS: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  NW: [-1, -1],
  N: [0, -1],
  NE: [1, -1],
  W: [-1, 0],
  E: [1, 0],
  SW: [-1, 1],
  S: [0, 1],
  SE: [1, 1],
};

/** The next field in a direction, or null beyond the edge. */
export function beside(name: string, direction: Direction): string | null {
  const field = fieldNumber(name);
  const [right, down] = STEPS[direction];
  const column = (field % COLUMNS) + right;
  const row = Math.floor(field / COLUMNS) + down;
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < COUNT / COLUMNS;
  return inside ? FIELDS[row * COLUMNS + column]! : null;
}

/** The fields of an area around a field, those off the board left out (TK-AREA-2). */
export function areaAround(name: string, area: readonly Direction[]): string[] {
  return area.flatMap((direction) => beside(name, direction) ?? []);
}

function nameAt(field: number): string {
  return 'abcdef'[field % COLUMNS]! + (Math.floor(field / COLUMNS) + 1);
}
