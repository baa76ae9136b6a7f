import { describe, expect, it, test } from 'vitest';
import map from '../../../../assembly/games/conquest/data/conquest-map.json';
import { countsOf, listOf, sizeOf } from '../../../../site/lib/games/conquest/board/divisions';
import {
  BORDERS,
  forceAt,
  FRONT_AT,
  GEOMETRY,
  HEIGHT,
  isSea,
  LANDS,
  placesOf,
  WIDTH,
} from '../../../../site/lib/games/conquest/board/layout';
import { OWNERS } from '../../../../site/lib/games/conquest/board/owners';
import { CODES, PLACES, placeText } from '../../../../workers/games/conquest/map';

type Point = { x: number; y: number };

/** Even-odd rule. */
function isInside({ x, y }: Point, polygon: readonly number[][]): boolean {
  let inside = false;
  polygon.forEach(([ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = polygon[(i + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const inDrawing = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < WIDTH && y < HEIGHT;

describe('the map', () => {
  it('has all territories, in the order of the engine, each with its sign inside its outline', () => {
    expect(LANDS.map(({ code }) => code)).toEqual(CODES);
    for (const [i, { code, x, y }] of LANDS.entries())
      expect([code, isInside({ x: x * 10, y: y * 10 }, map.territories[i]!.polygon)]).toEqual([code, true]);
    expect(Object.keys(GEOMETRY.outlines!)).toEqual(CODES);
  });

  it('has all places of the engine, by land and by sea', () => {
    expect(BORDERS.flatMap(({ sides }) => sides.map(({ id }) => id)).sort()).toEqual(
      PLACES.map((_, place) => placeText(place)).sort(),
    );
    for (const [place, { sea }] of PLACES.entries()) expect([place, isSea(placeText(place))]).toEqual([place, sea]);
    for (const [id, at] of Object.entries(FRONT_AT)) expect([id, inDrawing(at)]).toEqual([id, true]);
    expect(
      placesOf('NAF')
        .map(({ id }) => id.slice(4))
        .sort(),
    ).toEqual(['BRA', 'CON', 'EAF', 'EGY', 'SEU', 'WEU']);
  });

  it('lays every landing force into the drawing, and no two of them on each other', () => {
    const lanes = PLACES.flatMap(({ sea }, place) => (sea ? [placeText(place).replace('/', '~')] : []));
    const points = lanes.map(forceAt);
    for (const [i, at] of points.entries()) {
      expect([lanes[i], inDrawing(at)]).toEqual([lanes[i], true]);
      for (const other of points.slice(0, i)) expect(Math.hypot(at.x - other.x, at.y - other.y)).toBeGreaterThan(0.3);
    }
  });

  it('lays no landing force on the sign of a territory', () => {
    for (const lane of PLACES.flatMap(({ sea }, place) => (sea ? [placeText(place).replace('/', '~')] : []))) {
      const { x, y } = forceAt(lane);
      for (const code of lane.split('~')) {
        const land = LANDS.find((one) => one.code === code)!;
        // The boat is four units wide and nearly two high.
        const [dx, dy] = [Math.max(0, Math.abs(x - land.x) - 2), Math.max(0, Math.abs(y - land.y) - 0.9)];
        expect([lane, code, Math.hypot(dx, dy) > 1.4]).toEqual([lane, code, true]);
      }
    }
  });

  it('draws a lane for every sea border and for no other', () => {
    for (const { sea, lane } of BORDERS) expect(lane !== '').toBe(sea);
  });
});

test('players differ in colour and in shape', () => {
  for (const part of ['paint', 'outline'] as const) expect(new Set(OWNERS.map((owner) => owner[part])).size).toBe(5);
});

test.each([
  ['', { A: 0, D: 0, I: 0 }, []],
  ['AI', { A: 1, D: 0, I: 1 }, ['A', 'I']],
  ['AADI', { A: 2, D: 1, I: 1 }, ['A', 'A', 'D', 'I']],
  ['10A12I', { A: 10, D: 0, I: 12 }, [...'AAAAAAAAAAIIIIIIIIIIII']],
])('%j is taken apart', (text, counts, list) => {
  expect(countsOf(text)).toEqual(counts);
  expect(listOf(text)).toEqual(list);
  expect(sizeOf(text)).toBe(list.length);
});
