import { expect, it } from 'vitest';
import map from '../../../assembly/games/conquest/data/conquest-map.json';

type Point = readonly number[];

const gap = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax! - bx!, ay! - by!);

/** From a point to the nearest point of a closed outline. */
function toOutline(point: Point, outline: readonly Point[]): number {
  const sides = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
    const along = ((point[0]! - from[0]!) * dx + (point[1]! - from[1]!) * dy) / (dx * dx + dy * dy);
    const nearest = Math.min(1, Math.max(0, along));
    return gap(point, [from[0]! + nearest * dx, from[1]! + nearest * dy]);
  });
  return Math.min(...sides);
}

const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));
const least = (distances: readonly number[]): string => Math.min(...distances).toFixed(1);

const outlines = new Map(map.territories.map(({ id, polygon }) => [id, polygon as Point[]]));
const labels = map.territories.map(({ label }) => label as Point);
const anchors = map.borders.flatMap(({ a, b, anchors }) => [
  { of: a, at: anchors.a as Point },
  { of: b, at: anchors.b as Point },
]);

it('M-8: labels, groups and outlines keep their distances', () => {
  const byLand = map.borders.filter(({ kind }) => kind === 'land');
  expect({
    labelAnchor: least(labels.flatMap((label) => anchors.map(({ at }) => gap(label, at)))),
    anchorAnchor: least(pairs(anchors).map(([a, b]) => gap(a.at, b.at))),
    facing: least(byLand.map(({ anchors: { a, b } }) => gap(a, b))),
    labelLabel: least(pairs(labels).map(([a, b]) => gap(a, b))),
    outlineAnchor: least(anchors.map(({ of, at }) => toOutline(at, outlines.get(of)!))),
    outlineLabel: least(map.territories.map(({ id, label }) => toOutline(label, outlines.get(id)!))),
  }).toEqual({
    labelAnchor: '14.0',
    anchorAnchor: '14.0',
    facing: '15.3',
    labelLabel: '47.2',
    outlineAnchor: '5.6',
    outlineLabel: '7.7',
  });
});
