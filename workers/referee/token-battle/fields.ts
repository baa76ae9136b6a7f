/** The name of a field: column letter and row number, `a1` to `f6` (TK-GAME-3). */
export type Field = string;

/** A square of an area; up on the card is up on the board, for both players (TK-CARD-6). */
export type Direction = 'NW' | 'N' | 'NE' | 'W' | 'E' | 'SW' | 'S' | 'SE';

const COLUMNS = 'abcdef';
const ROWS = '123456';

/** TK-GAME-2: 36 fields, in number order (rule file 4.1): a1, b1, ..., f6. */
export const FIELDS: readonly Field[] = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));

export const isField = (name: string): boolean => FIELDS.includes(name);

/** Columns to the right and rows down; row 1 is the top row (TK-GAME-3). */
const STEPS: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  NW: [-1, -1],
  N: [0, -1],
  NE: [1, -1],
  W: [-1, 0],
  E: [1, 0],
  SW: [-1, 1],
  S: [0, 1],
  SE: [1, 1],
};

export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** The next field in a direction, or null outside the board. */
export function next(field: Field, direction: Direction): Field | null {
  const [right, down] = STEPS[direction];
  const column = COLUMNS[COLUMNS.indexOf(field[0]!) + right];
  const row = ROWS[ROWS.indexOf(field[1]!) + down];
  return column && row ? column + row : null;
}

/** The opposite direction. */
export function opposite(direction: Direction): Direction {
  const [right, down] = STEPS[direction];
  return DIRECTIONS.find((other) => STEPS[other][0] === -right && STEPS[other][1] === -down)!;
}

/** The eight neighbouring fields, fewer at the edge. */
export const neighbours = (field: Field): Field[] =>
  DIRECTIONS.map((direction) => next(field, direction)).filter((other) => other !== null);
