/** Arrows that go round: two that trade places part from each other, and one across a token leaves its number free. */
import { shaft } from '$lib/board/arrows';
import type { Point } from '$lib/board/nearest';

/** Half of it is how far an arrow keeps from the straight line at its middle. */
const WIDE = 10.8;

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

/** The same, bent to the left of its way, so that the arrow back bends to the other side. */
export function bent(from: Point, to: Point, radius: number): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const left = { x: middle.x + (to.y - from.y), y: middle.y - (to.x - from.x) };
  const over = towards(middle, left, WIDE);
  const gap = Math.min(radius, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return `M${at(towards(from, over, gap))}Q${at(over)} ${at(towards(to, over, gap))}`;
}
