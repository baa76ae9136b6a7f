/** Boxes with round corners, larger and smaller ones around the same middle. */
import { path } from './svg';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Four = readonly [number, number, number, number];

/** A corner: how far it is round along the x axis and along the y axis. */
type Corner = readonly [number, number];

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From the upper left one, clockwise. */
  readonly corners: readonly Corner[];
}

export const px = (value: string): number => Number.parseFloat(value) || 0;

const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

function cornerOf(value: string, { width, height }: DOMRect): Corner {
  const [x, y = x] = value.split(' ');
  const length = (part: string, whole: number) => (part.endsWith('%') ? (px(part) * whole) / 100 : px(part));
  return [length(x!, width), length(y!, height)];
}

/** Where an element stands, as seen from a point. */
export function frameOf(box: DOMRect, style: CSSStyleDeclaration, origin: { x: number; y: number }): Frame {
  const round = CORNERS.map((corner) => cornerOf(style.getPropertyValue(`border-${corner}-radius`), box));
  // Corners that do not fit beside each other shrink together.
  const most = Math.max(...round.flatMap(([x, y]) => [(2 * x) / box.width, (2 * y) / box.height]), 1);
  const corners = round.map(([x, y]): Corner => [x / most, y / most]);
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height, corners };
}

/** @param by how much at each side, of SIDES; below 0 it becomes larger */
export function inset(frame: Frame, [top, right, bottom, left]: Four): Frame {
  const less = (radius: number, by: number) => (radius > 0 ? Math.max(0, radius - by) : 0);
  const beside: readonly Corner[] = [[left, top], [right, top], [right, bottom], [left, bottom]]; // prettier-ignore
  return {
    x: frame.x + left,
    y: frame.y + top,
    width: Math.max(0, frame.width - left - right),
    height: Math.max(0, frame.height - top - bottom),
    corners: frame.corners.map(([x, y], i) => [less(x, beside[i]![0]), less(y, beside[i]![1])]),
  };
}

export const all = (width: number): Four => [width, width, width, width];

/** Attributes of a rectangle, if all corners are alike. */
export function rectOf({ x, y, width, height, corners }: Frame): Record<string, number | undefined> | null {
  const [[rx, ry]] = corners as [Corner];
  const isEven = corners.every((corner) => corner[0] === rx && corner[1] === ry);
  return isEven ? { x, y, width, height, rx: rx || undefined, ry: rx === ry ? undefined : ry } : null;
}

/** The outline as a path. */
export function outlineOf({ x, y, width, height, corners }: Frame): string {
  const [a, b, c, d] = corners as [Corner, Corner, Corner, Corner];
  const arc = ([rx, ry]: Corner, dx: number, dy: number) => ['a', rx, ry, 0, 0, 1, dx * rx, dy * ry];
  return path(
    ...['M', x + a[0], y, 'h', width - a[0] - b[0], ...arc(b, 1, 1)],
    ...['v', height - b[1] - c[1], ...arc(c, -1, 1)],
    ...['h', c[0] + d[0] - width, ...arc(d, -1, -1)],
    ...['v', d[1] + a[1] - height, ...arc(a, 1, -1), 'z'],
  );
}
