/** Arrows that leave numbers free: two that trade places part from each other, and none lies on the number of a third. */
import { shaft } from '$lib/board/arrows';
import type { Point } from '$lib/board/nearest';
import { PITCH, SIZE } from './layout';

/** Half of it is how far an arrow keeps from the straight line at its middle. */
const WIDE = 9.8;

/** To the left, to the right, straight on, and wider: the first that is clear is drawn. */
const BENDS = [WIDE, -WIDE, 0, 2 * WIDE, -2 * WIDE];

/** Nearer to the middle of a token an arrow covers its number. */
const CLEAR = 3.6;

/** Points along a bend at which it is looked at. */
const LOOKS = Array.from({ length: 31 }, (_, i) => i / 30);

const towards = (from: Point, to: Point, length: number): Point => {
  const all = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / all) * length, y: from.y + ((to.y - from.y) / all) * length };
};

const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A straight arrow as a path, shortened so that it starts and ends beside the tokens. */
export function straight(from: Point, to: Point, radius: number): string {
  const { start, end } = shaft(from, to, radius);
  return `M${at(start)}L${at(end)}`;
}

/** Start, control point and end of a bend to the left of its way. */
function bend(from: Point, to: Point, radius: number, wide: number): [Point, Point, Point] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const left = { x: middle.x + (to.y - from.y), y: middle.y - (to.x - from.x) };
  const over = towards(middle, left, wide);
  const gap = Math.min(radius, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return [towards(from, over, gap), over, towards(to, over, gap)];
}

const arc = ([start, over, end]: readonly [Point, Point, Point]): string => `M${at(start)}Q${at(over)} ${at(end)}`;

/** The same, bent to the left of its way, so that the arrow back bends to the other side. */
export const bent = (from: Point, to: Point, radius: number): string => arc(bend(from, to, radius, WIDE));

function isClear([start, over, end]: readonly [Point, Point, Point], others: readonly Point[]): boolean {
  return LOOKS.every((t) => {
    const on = (axis: 'x' | 'y') => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * over[axis] + t ** 2 * end[axis];
    const [x, y] = [on('x'), on('y')];
    return Math.min(x, y) > 0 && Math.max(x, y) < SIZE && others.every((o) => Math.hypot(o.x - x, o.y - y) > CLEAR);
  });
}

/** Along the lines between the fields, where nothing stands: across first, then up or down. */
function lanes(from: Point, to: Point, radius: number): string {
  const half = (a: number, b: number): number => (PITCH / 2) * (a > b || (a === b && a > SIZE / 2) ? -1 : 1);
  const [x, y] = [half(from.x, to.x), half(from.y, to.y)];
  const out = { x: from.x + x, y: from.y + y };
  const home = { x: to.x - (from.x === to.x ? -x : x), y: to.y - (from.y === to.y ? -y : y) };
  const way = [towards(from, out, radius), out, { x: home.x, y: out.y }, home, towards(to, home, radius)];
  return `M${way.map(at).join('L')}`;
}

/** A line between two tokens that leaves the numbers of all others free. */
export function around(from: Point, to: Point, radius: number, standing: readonly Point[]): string {
  const others = standing.filter((one) => one !== from && one !== to);
  const clear = BENDS.map((wide) => bend(from, to, radius, wide)).find((way) => isClear(way, others));
  return clear ? arc(clear) : lanes(from, to, radius);
}
