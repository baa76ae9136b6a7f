import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };

/** The name of a square: column letter and row digit, `c1` to `g9` (TS-BOARD-2). */
export type Square = string;

const COLUMNS = 'abcdefghi';

/** An offset on a card or the board: columns to the right, rows down. */
export interface Offset {
  dx: number;
  dy: number;
}

/** TS-BOARD-1, with column and row counted from 1. */
const exists = (x: number, y: number): boolean =>
  x >= 1 && x <= 9 && y >= 1 && y <= 9 && x + y > 3 && x + y < 17 && x - y < 7 && y - x < 7;

const nameOf = (x: number, y: number): Square => `${COLUMNS[x - 1]}${y}`;
const columnOf = (square: Square): number => COLUMNS.indexOf(square[0]!) + 1;
const rowOf = (square: Square): number => Number(square[1]);

const COUNT = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The 69 squares, row by row from the top left. */
export const SQUARES: readonly Square[] = COUNT.flatMap((y) =>
  COUNT.filter((x) => exists(x, y)).map((x) => nameOf(x, y)),
);

const ORDER: ReadonlyMap<Square, number> = new Map(SQUARES.map((square, index) => [square, index]));

export const isSquare = (name: string): boolean => ORDER.has(name);

/** In number order, each once. */
export const ordered = (squares: Iterable<Square>): Square[] =>
  [...new Set(squares)].sort((a, b) => ORDER.get(a)! - ORDER.get(b)!);

/** The square at an offset, or null off the board. */
export function shifted(square: Square, { dx, dy }: Offset): Square | null {
  const [x, y] = [columnOf(square) + dx, rowOf(square) + dy];
  return exists(x, y) ? nameOf(x, y) : null;
}

/** TS-BOARD-6. */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** The eight directions; north is towards row 1. */
export const DIRECTIONS = {
  n: { dx: 0, dy: -1 },
  ne: { dx: 1, dy: -1 },
  e: { dx: 1, dy: 0 },
  se: { dx: 1, dy: 1 },
  s: { dx: 0, dy: 1 },
  sw: { dx: -1, dy: 1 },
  w: { dx: -1, dy: 0 },
  nw: { dx: -1, dy: -1 },
} as const satisfies Record<string, Offset>;

export type Direction = keyof typeof DIRECTIONS;

/** Clockwise from north. */
export const COMPASS = Object.keys(DIRECTIONS) as Direction[];

export const isDirection = (text: string): text is Direction => (COMPASS as string[]).includes(text);

const sameOffset = (a: Offset, b: Offset): boolean => a.dx === b.dx && a.dy === b.dy;

/** The direction of a unit offset, or null for any other offset. */
export const directionOf = (offset: Offset): Direction | null =>
  COMPASS.find((direction) => sameOffset(DIRECTIONS[direction], offset)) ?? null;

/** The direction of the straight line from one square to another, or null if they are not on one. */
export function towards(from: Square, to: Square): Direction | null {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null;
  return directionOf({ dx: Math.sign(dx), dy: Math.sign(dy) });
}

/** The squares from, but without, `square` to the edge of the board, or as far as `range` (TS-WORD-13). */
export function ray(square: Square, direction: Direction, range = Infinity): Square[] {
  const next = shifted(square, DIRECTIONS[direction]);
  return next === null || range === 0 ? [] : [next, ...ray(next, direction, range - 1)];
}

const NEIGHBOURS: ReadonlyMap<Square, readonly Square[]> = new Map(
  SQUARES.map((square) => [square, SQUARES.filter((other) => distance(square, other) === 1)]),
);

/** TS-BOARD-5, in number order. */
export const neighbours = (square: Square): readonly Square[] => NEIGHBOURS.get(square)!;

export const areOrthogonal = (a: Square, b: Square): boolean =>
  distance(a, b) === 1 && (columnOf(a) === columnOf(b) || rowOf(a) === rowOf(b));

export const areDiagonal = (a: Square, b: Square): boolean => distance(a, b) === 1 && !areOrthogonal(a, b);

/** The colours of squares and the words for several of them (TS-BOARD-3, TS-BOARD-4). */
export type Ground = 'red' | 'green' | 'coloured' | 'colourless' | 'central' | 'any' | 'nonCentralColoured';

const { red, green, central } = data.board;

export function isGround(square: Square, ground: Ground): boolean {
  const coloured = red.includes(square) || green.includes(square);
  switch (ground) {
    case 'red':
      return red.includes(square);
    case 'green':
      return green.includes(square);
    case 'coloured':
      return coloured;
    case 'colourless':
      return !coloured;
    case 'central':
      return central.includes(square);
    case 'nonCentralColoured':
      return coloured && !central.includes(square);
    case 'any':
      return true;
  }
}
