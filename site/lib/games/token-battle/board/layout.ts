/** Where the fields are drawn: a square of six by six, a1 at the top left (TK-GAME-3). Units of the drawing. */
import { FIELDS } from '$workers/games/token-battle/board-fields';
import type { Point } from '$lib/board/nearest';
import type { Geometry } from '$lib/board/places';
import { rounded } from '$lib/board/sides';
import type { BoardShape } from '$lib/stage/parts';

/** Side of one field. */
export const PITCH = 12;
export const COUNT = 6;
/** Room for the letters and numbers at two edges. */
export const MARGIN = 4;
export const SIZE = PITCH * COUNT;

export const LETTERS = [...'abcdef'];
export const NUMBERS = [...'123456'];

/** Centre of the n-th column or row. */
export const middle = (n: number): number => (n + 0.5) * PITCH;

export const AT: Readonly<Record<string, Point>> = Object.fromEntries(
  FIELDS.map((name, i) => [name, { x: middle(i % COUNT), y: middle(Math.floor(i / COUNT)) }]),
);

/** With a line below it for what a card would do, or did. */
export const SHAPE: BoardShape = { ratio: 1, foot: 1.7 };

export const GEOMETRY: Geometry = {
  kind: 'field',
  viewBox: `${-MARGIN - 1} -2 ${SIZE + MARGIN + 4} ${SIZE + MARGIN + 4}`,
  at: AT,
  radius: 5,
  hit: rounded(PITCH / 2, 0),
  focus: rounded(PITCH / 2 - 0.5, 1.6),
  whole: true,
  markRadius: 4.3,
};
