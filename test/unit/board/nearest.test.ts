import { describe, expect, it } from 'vitest';
import { directionOf, nearest, type Direction } from '../../../site/lib/board/nearest';
import { layoutOf } from '../../../site/lib/games/toy-battle/board/layout';
import { MAPS } from '../../../site/lib/games/toy-battle/board/maps';

const ALL: Direction[] = ['up', 'down', 'left', 'right'];

describe('nearest', () => {
  const grid = { a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, c: { x: 0, y: 10 }, d: { x: 10, y: 10 } };

  it('goes to the neighbour in each direction', () => {
    expect(nearest(grid, 'a', 'right')).toBe('b');
    expect(nearest(grid, 'a', 'down')).toBe('c');
    expect(nearest(grid, 'd', 'up')).toBe('b');
    expect(nearest(grid, 'd', 'left')).toBe('c');
  });

  it('stops at the border and at unknown places', () => {
    expect(nearest(grid, 'a', 'up')).toBeNull();
    expect(nearest(grid, 'a', 'left')).toBeNull();
    expect(nearest(grid, 'nowhere', 'up')).toBeNull();
  });

  it('prefers what lies straight ahead to what lies nearer but aside', () => {
    const points = { from: { x: 0, y: 0 }, ahead: { x: 0, y: 20 }, aside: { x: 12, y: 9 } };
    expect(nearest(points, 'from', 'down')).toBe('ahead');
  });

  it('goes aside only if nothing lies ahead', () => {
    const points = { from: { x: 0, y: 0 }, aside: { x: 20, y: 2 }, farAhead: { x: 0, y: 60 } };
    expect(nearest(points, 'from', 'down')).toBe('farAhead');
    expect(nearest({ from: points.from, aside: points.aside }, 'from', 'down')).toBe('aside');
  });

  it('knows the arrow keys only', () => {
    expect(directionOf('ArrowUp')).toBe('up');
    expect(directionOf('a')).toBeNull();
  });

  it.each(MAPS.map((map) => map.id))('reaches every place of %s by arrows alone, from either end', (id) => {
    const map = MAPS.find((m) => m.id === id)!;
    for (const bottom of ['blue', 'red'] as const) {
      const { at, spots } = layoutOf(map, bottom);
      const seen = new Set([spots[0].id]);
      const todo = [spots[0].id];
      for (let here = todo.pop(); here; here = todo.pop()) {
        for (const direction of ALL) {
          const next = nearest(at, here, direction);
          if (next && !seen.has(next)) {
            seen.add(next);
            todo.push(next);
          }
        }
      }
      expect([...seen].sort()).toEqual(spots.map((spot) => spot.id).sort());
    }
  });
});
