/** The part of the map where a position happens: what a small window shows of a game that fills a corner of the world. */
import type { Point } from '$lib/board/nearest';
import type { Board } from '$workers/games/conquest/board';
import { FRONT_AT, HEIGHT, LAND_AT, LANDS, placesOf, SHAPE, WIDTH } from './layout';

/** Units of the drawing; the origin is top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around the outlines, and how much of the map is not worth a cut. */
const MARGIN = 1.5;
const ALMOST_ALL = 0.75;
/** So much of the width is seen at least: closer up there is nothing more to be seen. */
const LEAST = 0.38;

interface Span {
  from: number;
  to: number;
}

const spanOf = (numbers: readonly number[]): Span => ({ from: Math.min(...numbers), to: Math.max(...numbers) });

/** Numbers of an outline, x and y in turn. */
const numbersIn = (outline: string): number[] =>
  [...outline.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

const length = ({ from, to }: Span): number => to - from + 2 * MARGIN;

/** A stretch of this length around the middle of another one, inside 0 to `end`. */
function around({ from, to }: Span, length: number, end: number): number {
  return Math.min(Math.max(0, (from + to - length) / 2), end - length);
}

/**
 * Owned territories whole, and what lies next to those of the player on turn, up to its sign; null where that is nearly all
 * of the map.
 */
export function closeUp({ lands, forces, player }: Board): Box | null {
  const owned = Object.keys(lands).filter((code) => lands[code]!.owner);
  const shown = new Set([...owned, ...Object.keys(forces).flatMap((lane) => lane.split('~'))]);
  if (shown.size === 0) return null;
  const next = owned.filter((code) => lands[code]!.owner === player).flatMap((code) => placesOf(code));
  const points = next.flatMap(({ id }) => [FRONT_AT[id]!, LAND_AT[id.slice(4)]!]);
  const outlines = LANDS.filter(({ code }) => shown.has(code)).flatMap(({ outline }) => numbersIn(outline));
  const xs = spanOf([...points.map(({ x }) => x), ...outlines.filter((_, i) => i % 2 === 0)]);
  const ys = spanOf([...points.map(({ y }) => y), ...outlines.filter((_, i) => i % 2 === 1)]);
  const width = Math.max(length(xs), length(ys) * SHAPE.ratio, LEAST * WIDTH);
  if (width > ALMOST_ALL * WIDTH) return null;
  const height = width / SHAPE.ratio;
  return { x: around(xs, width, WIDTH), y: around(ys, height, HEIGHT), width, height };
}

/** How much of a closer look, from its middle on, a territory may lie in without moving it. */
const CALM = 0.3;

/**
 * A closer look at a territory and what lies around it.
 *
 * @param last the look before; it stays while the territory lies well inside it
 */
export function lookAt({ x, y }: Point, last: Box | null): Box {
  if (last && Math.abs(x - last.x - last.width / 2) < CALM * last.width) {
    if (Math.abs(y - last.y - last.height / 2) < CALM * last.height) return last;
  }
  const width = LEAST * WIDTH;
  const height = width / SHAPE.ratio;
  return {
    x: around({ from: x, to: x }, width, WIDTH),
    y: around({ from: y, to: y }, height, HEIGHT),
    width,
    height,
  };
}

export const isIn = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

export const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
