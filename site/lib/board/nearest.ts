/** Walking a drawing with the arrow keys: from one point to the nearest one in a direction. */

export interface Point {
  x: number;
  y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const HEADING: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** How much dearer a step aside is than a step ahead; 2 keeps a walk along a slanted row from jumping rows. */
const ASIDE = 2;

export function directionOf(key: string): Direction | null {
  return ({ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }[key] as Direction) ?? null;
}

/**
 * The point to go to from `from` (y grows downwards), or null at the border. Points within 60 degrees of the direction
 * come first; only if there is none may the walk go anywhere ahead, so that every point can be reached.
 */
export function nearest(points: Readonly<Record<string, Point>>, from: string, direction: Direction): string | null {
  const origin = points[from];
  if (!origin) return null;
  const heading = HEADING[direction];
  let best: string | null = null;
  let bestCost = Infinity;
  for (const [id, point] of Object.entries(points)) {
    const dx = point.x - origin.x;
    const dy = point.y - origin.y;
    const ahead = dx * heading.x + dy * heading.y;
    if (id === from || ahead <= 1e-9) continue;
    const aside = Math.abs(dx * heading.y - dy * heading.x);
    const steep = aside > ahead * Math.sqrt(3);
    const cost = ahead + ASIDE * aside + (steep ? 1e6 : 0);
    if (cost < bestCost - 1e-9) {
      best = id;
      bestCost = cost;
    }
  }
  return best;
}
