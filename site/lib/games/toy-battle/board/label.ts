/** Finds room for a region's medals: as near as possible to the wished point, but clear of tiles and roads. */
import type { Point } from '$lib/board/nearest';

/** Radius of the medal, and how much of a road it may cover at most. */
const MEDAL = 2.5;
const ROAD = 0.4;

/** Below this the number on a medal cannot be read on a phone. */
const SMALLEST = 0.72;

const DIRECTIONS = 24;
const REACH = 7;

/** Without the care for overflow that `Math.hypot` takes: a map asks for very many. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return distance(p, { x: a.x + along * dx, y: a.y + along * dy });
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

/**
 * @param wish the point the map asks for
 * @param outline corners of the region
 * @param nodes all nodes of the board, each the centre of a disc of `radius` that must stay free
 * @returns the point, and how much the medal has to shrink there to touch nothing (1 = not at all, never below 0.72)
 */
export function roomForMedal(
  wish: Point,
  outline: readonly Point[],
  nodes: readonly Point[],
  radius: number,
): { point: Point; scale: number } {
  const room = (p: Point): number => {
    if (!inside(p, outline)) return -Infinity;
    const toNode = Math.min(...nodes.map((node) => distance(p, node))) - radius;
    const toRoad =
      Math.min(...outline.map((a, i) => distanceToSegment(p, a, outline[(i + 1) % outline.length]))) - ROAD;
    return Math.min(toNode, toRoad) - MEDAL;
  };
  let point = wish;
  let most = room(wish);
  for (let step = 1; most < 0 && step <= REACH * 4; step++) {
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI + Math.PI / 2;
      const p = { x: wish.x + (step / 4) * Math.cos(angle), y: wish.y + (step / 4) * Math.sin(angle) };
      const here = room(p);
      if (here > most + 1e-6) {
        point = p;
        most = here;
      }
    }
  }
  return { point, scale: Math.min(1, Math.max(SMALLEST, 1 + most / MEDAL)) };
}
