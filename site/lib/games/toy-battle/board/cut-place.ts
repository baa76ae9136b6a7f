/** Where the sign of a tile that is cut off stands, seen from its node. */
import type { Point } from '$lib/board/nearest';
import { HEIGHT_SIGN, MEDAL, NODE_RADIUS, SIGN, type Layout, type Spot } from './layout';
import { HALF } from './tag';

/** How far from the middle: over the edge of the tile, whose face stays free. */
const AWAY = NODE_RADIUS * 1.13;

/** Degrees below the horizontal, in order of preference: a lower corner, or beside it. */
const DIPS = [45, 30, 60, 15, 75, 0];

/** In the lower corner that the number of the base leaves free, unless a medal is there: then as near to it as there is room. */
export function cutPlace({ id, x, y, sign, height }: Spot, { areas, tags }: Pick<Layout, 'areas' | 'tags'>): Point {
  const tag = tags[id]!;
  const things = [
    ...areas.map(({ label, scale }) => ({ x: label.x - x, y: label.y - y, radius: MEDAL * scale })),
    { x: tag.x - x, y: tag.y - y, radius: HALF },
    { ...sign, radius: SIGN },
    { ...height, radius: HEIGHT_SIGN },
  ];
  const room = (place: Point): number =>
    Math.min(...things.map((thing) => Math.hypot(thing.x - place.x, thing.y - place.y) - thing.radius)) - SIGN;
  const free = tag.x > x ? -1 : 1;
  const places = [free, -free].flatMap((side) =>
    DIPS.map((dip) => {
      const angle = (dip / 180) * Math.PI;
      return { x: side * AWAY * Math.cos(angle), y: AWAY * Math.sin(angle) };
    }),
  );
  return places.find((place) => room(place) > 0) ?? places.sort((a, b) => room(b) - room(a))[0]!;
}
