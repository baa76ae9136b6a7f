/** Finds room for the number of a base: beside it, clear of paths, medals and the badges in its upper corners. */
import type { Point } from '$lib/board/nearest';
import { distance, distanceToSegment } from './label';

/** Directions in degrees, clockwise from the right, in order of preference; the upper corners hold badges. */
const DIRECTIONS = [135, 45, 165, 15, 105, 75, 90, 180, 0, 270];

/** Half the width of a two-digit number. */
export const HALF = 1.5;

interface Surroundings {
  radius: number;
  others: readonly Point[];
  roads: readonly (readonly [Point, Point])[];
  /** Medals and numbers that have their place already. */
  signs: readonly Point[];
  width: number;
  height: number;
}

export function tagPoint(node: Point, { radius, others, roads, signs, width, height }: Surroundings): Point {
  const discs = [...others.map((at) => ({ at, radius })), ...signs.map((at) => ({ at, radius: 2.4 }))];
  /** How far the number would be from all it must not touch; what is not above `least` is not followed up. */
  const room = (p: Point, least: number): number => {
    let most = Math.min(HALF, p.x, width - p.x, p.y, height - p.y);
    for (let i = 0; i < discs.length && most > least; i++) {
      most = Math.min(most, distance(p, discs[i]!.at) - discs[i]!.radius);
    }
    for (let i = 0; i < roads.length && most > least; i++) {
      most = Math.min(most, distanceToSegment(p, ...roads[i]!) - 1.2);
    }
    return most;
  };
  const away = radius + 1.7;
  let best = node;
  let bestRoom = -Infinity;
  for (let i = 0; i < DIRECTIONS.length && bestRoom < HALF; i++) {
    const angle = (DIRECTIONS[i]! / 180) * Math.PI;
    const p = { x: node.x + away * Math.cos(angle), y: node.y + away * Math.sin(angle) };
    const here = room(p, bestRoom);
    if (here > bestRoom + 1e-6) {
      best = p;
      bestRoom = here;
    }
  }
  return best;
}
