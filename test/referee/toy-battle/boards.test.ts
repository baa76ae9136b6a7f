import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/maps.json' with { type: 'json' };

type Point = [number, number];
const ASPECT = data.board.aspect;
const maps = data.maps;
type BoardMap = (typeof maps)[number];

/** Rule file 6.1: bases, blue HQs, red HQs, paths, regions, medals, objective; the shortest routes of 10.1. */
const TABLE: Record<string, [number, number, number, number, number, number, number | null]> = {
  'castle-field': [15, 1, 1, 24, 8, 14, 7],
  'tropical-pool': [13, 2, 2, 24, 8, 12, 6],
  'city-of-clouds': [14, 1, 1, 28, 13, 16, 8],
  'volcanic-jungle': [13, 1, 1, 22, 6, 14, 7],
  'cursed-cemetery': [15, 1, 1, 28, 10, 14, 7],
  'caribbean-sea': [12, 2, 1, 20, 6, 11, 5],
  'station-metal-x': [13, 1, 1, 28, 14, 14, 7],
  battlefield: [14, 1, 1, 24, 9, 16, 8],
  'la-croisette': [13, 1, 1, 22, 8, 11, 5],
  tournament: [15, 1, 1, 24, 8, 14, 7],
  hallway: [3, 1, 1, 4, 0, 0, null],
  playroom: [6, 1, 1, 13, 4, 4, 3],
  backyard: [9, 1, 1, 14, 4, 8, 4],
};

/** Rule file 10.1: placements and number of routes, from each blue HQ to each red one. */
const ROUTES: Record<string, Record<string, [number, number]>> = {
  'castle-field': { 'B-R': [6, 6] },
  'tropical-pool': { 'B1-R1': [5, 1], 'B1-R2': [6, 1], 'B2-R1': [4, 1], 'B2-R2': [5, 1] },
  'city-of-clouds': { 'B-R': [6, 2] },
  'volcanic-jungle': { 'B-R': [6, 8] },
  'cursed-cemetery': { 'B-R': [6, 6] },
  'caribbean-sea': { 'B1-R': [5, 2], 'B2-R': [5, 3] },
  'station-metal-x': { 'B-R': [6, 22] },
  battlefield: { 'B-R': [6, 4] },
  'la-croisette': { 'B-R': [4, 1] },
  tournament: { 'B-R': [6, 6] },
  hallway: { 'B-R': [4, 1] },
  playroom: { 'B-R': [4, 4] },
  backyard: { 'B-R': [4, 1] },
};

/** The only faces without medals (rule file 6.1). */
const BARE: Record<string, string[]> = {
  'volcanic-jungle': ['11,13,R', '1,3,B'],
  'cursed-cemetery': ['13,15,R', '1,3,B'],
};

const nodes = (map: BoardMap) => [...map.bases, ...map.hqs];
const place = (map: BoardMap, id: string): Point => {
  const [x, y] = nodes(map).find((node) => node.id === id)!.xy as Point;
  return [x * ASPECT, y];
};
const nextTo = (map: BoardMap, id: string): string[] =>
  map.edges.filter((edge) => edge.includes(id)).map(([a, b]) => (a === id ? b! : a!));
const ring = (ids: string[]): string => [...ids].sort().join();

/** Twice the signed area of a triangle: the side of a line on which a point lies. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Every face of the drawing but the outer one: from each path, keep taking the next path clockwise. */
function faces(map: BoardMap): string[][] {
  const around = new Map(
    nodes(map).map(({ id }) => {
      const [x, y] = place(map, id);
      const angle = (to: string): number => Math.atan2(place(map, to)[1] - y, place(map, to)[0] - x);
      return [id, nextTo(map, id).sort((a, b) => angle(a) - angle(b))];
    }),
  );
  const unused = new Set(map.edges.flatMap(([a, b]) => [`${a}>${b}`, `${b}>${a}`]));
  const found: string[][] = [];
  while (unused.size > 0) {
    const face: string[] = [];
    let [from, to] = [...unused][0]!.split('>') as [string, string];
    while (unused.delete(`${from}>${to}`)) {
      face.push(from);
      const turns = around.get(to)!;
      [from, to] = [to, turns[(turns.indexOf(from) + turns.length - 1) % turns.length]!];
    }
    found.push(face);
  }
  const area = (face: string[]): number =>
    face.reduce((sum, id, i) => {
      const [[x1, y1], [x2, y2]] = [place(map, id), place(map, face[(i + 1) % face.length]!)];
      return sum + x1 * y2 - x2 * y1;
    }, 0);
  const outer = found.reduce((widest, face) => (Math.abs(area(face)) > Math.abs(area(widest)) ? face : widest));
  return found.filter((face) => face !== outer);
}

/** Fewest placements from an HQ to another over bases, and in how many ways. */
function routes(map: BoardMap, from: string, to: string): [number, number] {
  let ways = new Map([[from, 1]]);
  const passed = new Set<string>();
  for (let placements = 1; ways.size > 0; placements += 1) {
    const next = new Map<string, number>();
    for (const [id, count] of ways) {
      passed.add(id);
      for (const neighbour of nextTo(map, id)) next.set(neighbour, (next.get(neighbour) ?? 0) + count);
    }
    if (next.has(to)) return [placements, next.get(to)!];
    ways = new Map([...next].filter(([id]) => !passed.has(id) && map.bases.some((base) => base.id === id)));
  }
  return [0, 0];
}

test('every board is in the table', () => expect(maps.map(({ id }) => id)).toEqual(Object.keys(TABLE)));

describe.each(maps)('$id', (map) => {
  test('has the numbers of the rule file', () => {
    const hqs = (side: string): number => map.hqs.filter((hq) => hq.side === side).length;
    const { bases, edges, regions, totalMedals, objective } = map;
    const counted = [bases.length, hqs('blue'), hqs('red'), edges.length, regions.length, totalMedals, objective];
    expect(counted).toEqual(TABLE[map.id]);
  });

  test('lists bases from 1 up, blue HQs before red ones, and every path once', () => {
    expect(map.bases.map(({ id }) => id)).toEqual(map.bases.map((_, i) => String(i + 1)));
    expect([...map.hqs].sort((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : 0))).toEqual(map.hqs);
    expect(new Set(map.edges.map(ring)).size).toBe(map.edges.length);
    expect(map.edges.flat().filter((id) => !nodes(map).some((node) => node.id === id))).toEqual([]);
  });

  test('a region has two medals less than bases', () => {
    expect(map.regions.map(({ medals }) => medals)).toEqual(map.regions.map(({ bases }) => bases.length - 2));
    expect(map.totalMedals).toBe(map.regions.reduce((sum, { medals }) => sum + medals, 0));
  });

  if (map.kind !== 'teaching') {
    test('the objective is half of the medals, rounded down', () => {
      expect(map.objective).toBe(Math.floor(map.totalMedals / 2));
    });
  }

  test('paths do not cross, and no node lies on a foreign path', () => {
    for (const [i, edge] of map.edges.entries()) {
      const [a, b] = edge.map((id) => place(map, id!)) as [Point, Point];
      for (const other of map.edges.slice(i + 1)) {
        if (other.some((id) => edge.includes(id))) continue;
        const [c, d] = other.map((id) => place(map, id!)) as [Point, Point];
        const crossing = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
        expect(crossing, `${edge} x ${other}`).toBe(false);
      }
      for (const { id } of nodes(map).filter((node) => !edge.includes(node.id))) {
        const p = place(map, id);
        const between = (axis: 0 | 1): boolean =>
          Math.min(a[axis], b[axis]) - 1 <= p[axis] && p[axis] <= Math.max(a[axis], b[axis]) + 1;
        const distance = Math.abs(turn(a, b, p)) / Math.hypot(b[0] - a[0], b[1] - a[1]);
        expect(between(0) && between(1) && distance < 1, `${id} on ${edge}`).toBe(false);
      }
    }
  });

  test('regions are faces of the drawing, and the bare faces are known', () => {
    const drawn = faces(map).map(ring);
    const outlines = map.regions.map(({ outline }) => ring(outline));
    expect(outlines.filter((outline) => !drawn.includes(outline))).toEqual([]);
    const bare = drawn.filter((face) => !outlines.includes(face)).sort();
    if (map.kind !== 'teaching') expect(bare).toEqual((BARE[map.id] ?? []).sort());
  });

  test('a region needs the bases of its outline, and its label stands inside', () => {
    for (const { id, bases, outline, hqOnOutline, labelAt } of map.regions) {
      expect(ring(outline), id).toBe(ring([...bases, ...(hqOnOutline ? [hqOnOutline] : [])]));
      const p: Point = [labelAt[0]! * ASPECT, labelAt[1]!];
      const crossings = outline.filter((from, i) => {
        const [a, b] = [place(map, from), place(map, outline[(i + 1) % outline.length]!)];
        const x = a[0] + ((p[1] - a[1]) * (b[0] - a[0])) / (b[1] - a[1]);
        return a[1] > p[1] !== b[1] > p[1] && p[0] < x;
      });
      expect(crossings.length % 2, id).toBe(1);
    }
  });

  test('symmetries keep paths, regions, medals, specials, gates and HQs', () => {
    for (const { name, swapsSides, map: to } of map.symmetries) {
      const image = (id: string): string => (to as Record<string, string>)[id]!;
      const mapped = (ids: string[]): string => ring(ids.map(image));
      expect(
        nodes(map)
          .map(({ id }) => image(id))
          .sort(),
        name,
      ).toEqual(
        nodes(map)
          .map(({ id }) => id)
          .sort(),
      );
      expect(map.edges.map(mapped).sort(), name).toEqual(map.edges.map(ring).sort());
      const region = (r: BoardMap['regions'][number], ids: string): string => `${ids}:${r.medals}`;
      expect(map.regions.map((r) => region(r, mapped(r.bases))).sort(), name).toEqual(
        map.regions.map((r) => region(r, ring(r.bases))).sort(),
      );
      const traits = (id: string): unknown => {
        const { special, gate, side } = nodes(map).find((node) => node.id === id) as Record<string, unknown>;
        return { special, gate, side };
      };
      for (const { id } of nodes(map)) {
        const own = traits(id) as { side?: string };
        const side = own.side && swapsSides ? (own.side === 'blue' ? 'red' : 'blue') : own.side;
        expect(traits(image(id)), `${name} ${id}`).toEqual({ ...own, side });
      }
    }
  });

  test('the shortest routes are those of the rule file', () => {
    const ends = (side: string): string[] => map.hqs.filter((hq) => hq.side === side).map(({ id }) => id);
    const pairs = ends('blue').flatMap((from) => ends('red').map((to): [string, string] => [from, to]));
    expect(Object.fromEntries(pairs.map(([from, to]) => [`${from}-${to}`, routes(map, from, to)]))).toEqual(
      ROUTES[map.id],
    );
  });
});
