import { describe, expect, it } from 'vitest';
import { cutPlace } from '../../../site/lib/games/toy-battle/board/cut-place';
import { inside } from '../../../site/lib/games/toy-battle/board/label';
import { HEIGHT, layoutOf, NODE_RADIUS, WIDTH } from '../../../site/lib/games/toy-battle/board/layout';
import type { Point } from '../../../site/lib/board/nearest';
import { mapOf, MAPS } from '../../../site/lib/games/toy-battle/board/maps';

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

describe.each(MAPS.map((map) => map.id))('layout of %s', (id) => {
  const map = mapOf(id);
  const layout = layoutOf(map);

  it('keeps every node inside the frame and clear of the others', () => {
    for (const spot of layout.spots) {
      expect(spot.x).toBeGreaterThanOrEqual(NODE_RADIUS + 0.5);
      expect(spot.x).toBeLessThanOrEqual(WIDTH - NODE_RADIUS - 0.5);
      expect(spot.y).toBeGreaterThanOrEqual(NODE_RADIUS + 0.5);
      expect(spot.y).toBeLessThanOrEqual(HEIGHT - NODE_RADIUS - 0.5);
      for (const other of layout.spots) {
        if (other !== spot)
          expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(2 * (NODE_RADIUS + 0.8));
      }
    }
  });

  it('puts medals inside their region, and never under a tile', () => {
    for (const area of layout.areas) {
      expect(inside(area.label, area.outline)).toBe(true);
      for (const spot of layout.spots) {
        expect(Math.hypot(area.label.x - spot.x, area.label.y - spot.y)).toBeGreaterThan(NODE_RADIUS + 1);
      }
    }
  });

  it('keeps medals off the heights of stacks, and those off the signs of bases', () => {
    for (const { x, y, hq, sign, height } of layout.spots) {
      if (hq) continue;
      for (const { label, scale } of layout.areas) {
        const apart = Math.hypot(label.x - x - height.x, label.y - y - height.y);
        expect(apart).toBeGreaterThan(1.75 + 2.05 * scale);
      }
      expect(Math.hypot(sign.x - height.x, sign.y - height.y)).toBeGreaterThan(1.9 + 1.75);
    }
  });

  it('keeps the name of a headquarters off what its gate admits', () => {
    for (const { id, x, y } of layout.spots.filter(({ hq, gate }) => hq && gate)) {
      const tag = layout.tags[id]!;
      // Its figures reach 2.2 to either side.
      for (const end of [-2.2, 2.2]) expect(Math.hypot(tag.x - x - end, tag.y - y - 3.3)).toBeGreaterThan(3.9);
    }
  });

  it.each(['blue', 'red'] as const)('has room for the sign of a tile that is cut off, seen by %s', (bottom) => {
    const { areas, spots, tags } = layoutOf(map, bottom);
    for (const spot of spots.filter(({ hq }) => !hq)) {
      const place = cutPlace(spot, { areas, tags });
      const from = (p: Point): number => Math.hypot(p.x - spot.x - place.x, p.y - spot.y - place.y);
      for (const { label, scale } of areas) expect(from(label), spot.id).toBeGreaterThan(1.9 + 2.05 * scale);
      expect(from(tags[spot.id]!), spot.id).toBeGreaterThan(1.9 + 1.5);
      expect(Math.hypot(spot.sign.x - place.x, spot.sign.y - place.y), spot.id).toBeGreaterThan(1.9 + 1.9);
      expect(Math.hypot(spot.height.x - place.x, spot.height.y - place.y), spot.id).toBeGreaterThan(1.9 + 1.75);
    }
  });

  it('keeps medals off the signs of special bases', () => {
    for (const { x, y, special, sign } of layout.spots.filter((spot) => spot.special)) {
      for (const { label, scale } of layout.areas) {
        const apart = Math.hypot(label.x - x - sign.x, label.y - y - sign.y);
        expect(apart, `${special} at ${x}, ${y}`).toBeGreaterThan(1.9 + 2.05 * scale);
      }
    }
  });

  it('puts numbers beside their own base and apart from each other', () => {
    const tags = layout.spots.filter((spot) => !spot.hq).map((spot) => ({ spot, tag: layout.tags[spot.id] }));
    for (const { spot, tag } of tags) {
      expect(Math.hypot(tag.x - spot.x, tag.y - spot.y)).toBeLessThan(NODE_RADIUS + 2);
      for (const other of tags) {
        if (other.spot !== spot) expect(Math.hypot(tag.x - other.tag.x, tag.y - other.tag.y)).toBeGreaterThan(2);
      }
    }
  });

  it("is turned by half a turn in Red's view", () => {
    const turned = layoutOf(map, 'red');
    for (const spot of layout.spots) {
      expect(near(turned.at[spot.id], { x: WIDTH - spot.x, y: HEIGHT - spot.y })).toBe(true);
    }
    layout.areas.forEach((area, i) => {
      expect(near(turned.areas[i].label, { x: WIDTH - area.label.x, y: HEIGHT - area.label.y })).toBe(true);
      expect(turned.areas[i].scale).toBe(area.scale);
    });
  });

  it('draws a symmetric node where its image stands', () => {
    for (const symmetry of map.symmetries) {
      const image = { mirror: [-1, 1], flip: [1, -1], 'half-turn': [-1, -1] }[symmetry.name];
      if (!image) continue;
      for (const [from, to] of Object.entries(symmetry.map)) {
        const spot = layout.at[from];
        const expected = { x: image[0] < 0 ? WIDTH - spot.x : spot.x, y: image[1] < 0 ? HEIGHT - spot.y : spot.y };
        expect(near(layout.at[to], expected)).toBe(true);
        expect(layout.at[to].special).toBe(spot.special);
        expect(layout.at[to].gate).toEqual(spot.gate);
      }
    }
  });

  it('draws every special base and gate as plain in the beginner game', () => {
    for (const spot of layoutOf(map, 'blue', false).spots) {
      expect(spot.special).toBeNull();
      expect(spot.gate).toBeNull();
    }
  });
});

describe('mapOf', () => {
  it('names an unknown map', () => {
    expect(() => mapOf('atlantis')).toThrow(/atlantis/);
  });
});
