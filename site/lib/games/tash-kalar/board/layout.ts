/** Where the squares are drawn: nine by nine with three cut off at each corner, a1 being cut (TS-BOARD-1). Units of the drawing. */
import type { Point } from '$lib/board/nearest';
import type { Geometry } from '$lib/board/places';
import { rounded } from '$lib/board/sides';
import type { BoardShape } from '$lib/stage/parts';
import { SQUARES } from '$workers/games/tash-kalar/squares';

/** Side of one square. */
export const PITCH = 10;
export const COUNT = 9;
/** Room for the letters and numbers at two edges. */
export const MARGIN = 4;
export const SIZE = PITCH * COUNT;

/** Half of what layers take a square for. */
export const SQUARE_RADIUS = 4;

export const LETTERS = [...'abcdefghi'];
export const NUMBERS = [...'123456789'];

/** Centre of the n-th column or row. */
export const middle = (n: number): number => (n + 0.5) * PITCH;

const column = (square: string): number => LETTERS.indexOf(square[0]!);
const row = (square: string): number => NUMBERS.indexOf(square[1]!);

export const AT: Readonly<Record<string, Point>> = Object.fromEntries(
  SQUARES.map((square) => [square, { x: middle(column(square)), y: middle(row(square)) }]),
);

export const SHAPE: BoardShape = { ratio: 1 };

export const GEOMETRY: Geometry = {
  kind: 'square',
  viewBox: `${-MARGIN - 1} -2 ${SIZE + MARGIN + 4} ${SIZE + MARGIN + 4}`,
  at: AT,
  radius: SQUARE_RADIUS,
  hit: rounded(PITCH / 2, 0),
  focus: rounded(PITCH / 2 - 0.4, 1),
  whole: true,
  markRadius: SQUARE_RADIUS - 0.3,
  // The middle: most games begin around it.
  start: 'e5',
};

/** The square so many columns to the right and rows down, or null where there is none. */
export function shifted(square: string, right: number, down: number): string | null {
  const name = `${LETTERS[column(square) + right] ?? '?'}${NUMBERS[row(square) + down] ?? '?'}`;
  return name in AT ? name : null;
}

/** The edge of the arena as a path: around the cut corners in steps, as far outside as `gap` says. */
export function edge(gap: number): string {
  const far = SIZE + gap;
  const one = PITCH - gap;
  const two = 2 * PITCH - gap;
  const a = SIZE - one;
  const b = SIZE - two;
  return (
    `M${two} ${-gap}H${b}V${one}H${a}V${two}H${far}V${b}H${a}V${a}H${b}V${far}H${two}` +
    `V${a}H${one}V${b}H${-gap}V${two}H${one}V${one}H${two}Z`
  );
}
