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

export function tagPoint(node: Point, around: Surroundings): Point {
  const room = (p: Point): number =>
    Math.min(
      ...around.others.map((o) => distance(o, p) - around.radius - HALF),
      ...around.roads.map(([a, b]) => distanceToSegment(p, a, b) - 1.2 - HALF),
      ...around.signs.map((o) => distance(o, p) - 2.4 - HALF),
      p.x - HALF,
      around.width - p.x - HALF,
      p.y - HALF,
      around.height - p.y - HALF,
    );
  const away = around.radius + 1.7;
  let best = node;
  let bestRoom = -Infinity;
  for (const degrees of DIRECTIONS) {
    const angle = (degrees / 180) * Math.PI;
    const p = { x: node.x + away * Math.cos(angle), y: node.y + away * Math.sin(angle) };
    const here = Math.min(room(p), 0);
    if (here > bestRoom + 1e-6) {
      best = p;
      bestRoom = here;
    }
    // The first direction with room for all of it is as good as any: looking on took longer than drawing the board.
    if (here === 0) break;
  }
  return best;
}
