/** Where everything of the map stands in the drawing: 100 units wide, 52 high, origin top left. */
import { data as drawing } from '../../../../../assembly/games/conquest/data/map-drawing.json?fetched';
import type { Point } from '$lib/board/nearest';
import type { Geometry } from '$lib/board/places';
import type { BoardShape } from '$lib/stage/parts';

type Pair = readonly [number, number];

/** The data measures in tenths of a unit. */
const SCALE = 10;
export const WIDTH = drawing.width / SCALE;
export const HEIGHT = drawing.height / SCALE;
/** Width of the frame around the drawing. */
const FRAME = 1.6;

export const SHAPE: BoardShape = { ratio: (WIDTH + 2 * FRAME) / (HEIGHT + 2 * FRAME) };

/** Radius of the sign that shows who owns a territory and how many stand in its rear. */
export const SIGN_RADIUS = 2.1;

/** A territory: its sign stands at the point, its outline around it. */
export interface Land extends Point {
  code: string;
  /** Index of its continent. */
  continent: number;
  stars: number;
  outline: string;
}

/** A border: the places of either side, by their names, and whether water lies between. */
export interface Border {
  sea: boolean;
  /** `NAF/EGY` and where its group stands; then the other side. */
  sides: readonly [Front, Front];
  /** The lane of a sea border; two lines where it leaves the drawing on one side and comes back on the other. */
  lane: string;
}

export interface Front extends Point {
  id: string;
}

const short = (number: number): number => Math.round(number * 100) / 100;
const point = ([x, y]: Pair): Point => ({ x: short(x / SCALE), y: short(y / SCALE) });

const path = (points: readonly Pair[], from: Point = { x: 0, y: 0 }): string =>
  points
    .map(point)
    .map(({ x, y }, i) => `${i ? 'L' : 'M'}${short(x - from.x)} ${short(y - from.y)}`)
    .join('');

/** Points from a line of numbers: the first as it is, each next one as a step from the one before. */
function points(numbers: readonly string[]): Pair[] {
  let at: Pair = [0, 0];
  const all: Pair[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    at = [at[0] + Number(numbers[i]), at[1] + Number(numbers[i + 1])];
    all.push(at);
  }
  return all;
}

const OUTLINES: Record<string, readonly Pair[]> = {};

export const LANDS: readonly Land[] = drawing.lands.map((line) => {
  const [code = '', continent, stars, x, y, ...outline] = line.split(' ');
  OUTLINES[code] = points(outline);
  return {
    code,
    continent: Number(continent),
    stars: Number(stars),
    outline: `${path(OUTLINES[code])}Z`,
    ...point([Number(x), Number(y)]),
  };
});

export const LAND_AT: Readonly<Record<string, Land>> = Object.fromEntries(LANDS.map((land) => [land.code, land]));

/** By index: where the name of each continent covers no sign, in any language. */
export const CONTINENT_AT: readonly Point[] = [
  { x: 74, y: 15 },
  { x: 50.8, y: 12.2 },
  { x: 49.8, y: 35 },
  { x: 88.7, y: 39.8 },
  { x: 15.4, y: 4.2 },
  { x: 26.3, y: 28.2 },
];

export const BORDERS: readonly Border[] = drawing.borders.map((text) => {
  const [between = '', ...lane] = text.split(',');
  const [one, other, ...numbers] = between.split(' ');
  const [near, far] = points(numbers).map(point);
  return {
    sea: lane.length > 0,
    sides: [
      { id: `${one}/${other}`, ...near! },
      { id: `${other}/${one}`, ...far! },
    ],
    lane: lane.map((line) => path(points(line.split(' ')))).join(''),
  };
});

/** By place, `NAF/EGY`: where its group stands in the drawing. */
export const FRONT_AT: Readonly<Record<string, Front>> = Object.fromEntries(
  BORDERS.flatMap(({ sides }) => sides.map((side) => [side.id, side])),
);

/** Places of a territory, in the order of the data. */
export const placesOf = (code: string): Front[] =>
  BORDERS.flatMap(({ sides }) => sides.filter(({ id }) => id.startsWith(`${code}/`)));

export const isSea = (place: string): boolean =>
  BORDERS.some(({ sea, sides }) => sea && sides.some(({ id }) => id === place));

/** Half of what a landing force and the sign of a territory take together, so that neither covers the other. */
const CLEAR: Point = { x: SIGN_RADIUS + 2, y: SIGN_RADIUS + 0.9 };

/** The point, or if a territory's sign is in its way, the next one away from it that is clear of it. */
function clearOf({ x, y }: Point, sign: Point): Point {
  const [dx, dy] = [x - sign.x, y - sign.y];
  const part = Math.hypot(dx / CLEAR.x, dy / CLEAR.y);
  return part >= 1 || part === 0 ? { x, y } : { x: sign.x + dx / part, y: sign.y + dy / part };
}

/** Where a landing force lies, `NAF~BRA`: off the coast that it threatens. */
export function forceAt(lane: string): Point {
  const [port = '', coast = ''] = lane.split('~');
  const [from, to] = [FRONT_AT[`${port}/${coast}`]!, FRONT_AT[`${coast}/${port}`]!];
  // Where the lane leaves the drawing there is no point between the two ends.
  const away = Math.abs(from.x - to.x) > WIDTH / 2;
  const part = away ? 0 : 0.3;
  const onLane = { x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part + (away ? 2.2 : 0) };
  const { x, y } = [coast, port].reduce((point, code) => clearOf(point, LAND_AT[code]!), onLane);
  return { x: short(x), y: short(y) };
}

export const GEOMETRY: Geometry = {
  kind: 'land',
  viewBox: `${-FRAME} ${-FRAME} ${WIDTH + 2 * FRAME} ${HEIGHT + 2 * FRAME}`,
  at: LAND_AT,
  radius: SIGN_RADIUS,
  hit: '',
  focus: '',
  outlines: Object.fromEntries(LANDS.map((land) => [land.code, `${path(OUTLINES[land.code]!, land)}Z`])),
  whole: true,
  spots: {
    ...FRONT_AT,
    ...Object.fromEntries(
      BORDERS.flatMap(({ sea, sides }) => (sea ? sides : [])).map(({ id }) => {
        const lane = id.replace('/', '~');
        return [lane, forceAt(lane)];
      }),
    ),
  },
  markRadius: SIGN_RADIUS,
  named: true,
  start: 'NAF',
};
