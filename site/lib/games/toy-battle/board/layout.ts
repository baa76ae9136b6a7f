/** Where everything of a map stands in the drawing, in drawing units: 60 wide, 100 high, origin top left. */
import type { Point } from '$lib/board/nearest';
import type { Geometry } from '$lib/board/places';
import { rounded } from '$lib/board/sides';
import { roomForMedal } from './label';
import { tagPoint } from './tag';
import { ASPECT, type MapData, type Special } from './map';
import type { BoardShape } from '$lib/stage/parts';
import type { Side, TroopCode } from '$workers/games/toy-battle/state';

export const WIDTH = 100 * ASPECT;
export const HEIGHT = 100;

/** Width of the frame around the drawing. */
const FRAME = 2;

export const SHAPE: BoardShape = { ratio: (WIDTH + 2 * FRAME) / (HEIGHT + 2 * FRAME) };

/** Height of a tile, and the radius kept free of other drawings around a node. */
export const TILE = 9;
export const NODE_RADIUS = 4.9;

export interface Spot extends Point {
  id: string;
  /** Owner of a headquarters; null for a base. */
  hq: Side | null;
  special: Special | null;
  /** Admitted troops, or null if everything may enter. */
  gate: readonly TroopCode[] | null;
  /** Where the sign of a special base stands, seen from the node. */
  sign: Point;
  /** Where the height of the stack stands: on the other side of the sign, unless medals are there. */
  height: Point;
}

export interface Road {
  from: Spot;
  to: Spot;
}

export interface Area {
  id: string;
  bases: readonly string[];
  medals: number;
  outline: readonly Point[];
  /** Where the medals stand: inside the area and clear of every tile. */
  label: Point;
  /** Size of the medal, 1 or less where the area is small. */
  scale: number;
}

export interface Layout {
  spots: readonly Spot[];
  at: Readonly<Record<string, Spot>>;
  roads: readonly Road[];
  areas: readonly Area[];
  /** Where the number of each base stands. */
  tags: Readonly<Record<string, Point>>;
}

/** Hundredths of a unit are finer than any screen, and every page carries these numbers as text. */
const tidy = ({ x, y }: Point): Point => ({ x: hundredths(x), y: hundredths(y) });
const hundredths = (number: number): number => Math.round(number * 100) / 100;

/**
 * @param bottom whose headquarters are at the bottom; Red's view is Blue's turned by half a turn.
 * @param specials false draws special bases and gates as plain ones (TB-BASE-8).
 */
export function layoutOf(map: MapData, bottom: Side = 'blue', specials = true): Layout {
  const known = layouts.get(map) ?? {};
  layouts.set(map, known);
  return (known[`${bottom} ${specials}`] ??= laidOut(map, bottom, specials));
}

/** To find room for everything takes as long as to draw the board, and several parts of a page ask for it. */
const layouts = new WeakMap<MapData, Record<string, Layout>>();

function laidOut(map: MapData, bottom: Side, specials: boolean): Layout {
  const turn = (p: Point): Point => (bottom === 'blue' ? p : tidy({ x: WIDTH - p.x, y: HEIGHT - p.y }));
  const place = ([x, y]: readonly [number, number]): Point => tidy({ x: (x / 100) * WIDTH, y: (y / 100) * HEIGHT });

  const spots: Spot[] = [
    ...map.bases.map((base) => ({
      id: base.id,
      hq: null,
      sign: CENTRE,
      height: CENTRE,
      special: (specials && base.special) || null,
      gate: (specials && base.gate) || null,
      ...turn(place(base.xy)),
    })),
    ...map.hqs.map((hq) => ({
      id: hq.id,
      hq: hq.side,
      sign: CENTRE,
      height: CENTRE,
      special: null,
      gate: (specials && hq.gate) || null,
      ...turn(place(hq.xy)),
    })),
  ];
  const at = Object.fromEntries(spots.map((spot) => [spot.id, spot]));
  // Labels are found in Blue's view and turned, so that both views show the same drawing.
  const home = Object.fromEntries([...map.bases, ...map.hqs].map((node) => [node.id, place(node.xy)]));
  const areas = map.regions.map((region): Area => {
    const corners = region.outline.map((id) => home[id]);
    const { point, scale } = roomForMedal(place(region.labelAt), corners, Object.values(home), NODE_RADIUS);
    const { id, bases, medals } = region;
    return { id, bases, medals, outline: corners.map(turn), label: turn(tidy(point)), scale };
  });
  for (const spot of spots) {
    spot.sign = roomForSign(spot, areas);
    spot.height = roomForHeight(spot, areas);
  }
  const roads = map.edges.map(([a, b]) => ({ from: at[a], to: at[b] }));
  const tags: Record<string, Point> = {};
  for (const spot of spots) {
    const tag = tagPoint(spot, {
      radius: NODE_RADIUS,
      others: spots.filter((other) => other !== spot),
      roads: roads.map(({ from, to }) => [from, to] as const),
      signs: [...areas.map((area) => area.label), ...Object.values(tags), ...gateSign(spot)],
      width: WIDTH,
      height: HEIGHT,
    });
    tags[spot.id] = tidy(tag);
  }
  return { spots, at, roads, areas, tags };
}

const CENTRE: Point = { x: 0, y: 0 };

/** What a headquarters with a gate admits is written along its lower edge, where its name would run into either end. */
const gateSign = ({ x, y, hq, gate }: Spot): Point[] =>
  hq && gate ? [-2.2, 2.2].map((end) => ({ x: x + end, y: y + 3.3 })) : [];

/** Radii of the drawn sign, of that of a stack's height, and of a medal at full size. */
export const SIGN = 1.9;
export const HEIGHT_SIGN = 1.75;
export const MEDAL = 2.05;
/** How far the sign stands from the middle of its node, and how high beside it: in a corner, or lower where medals fill both. */
const AWAY = 5.68;
const RISES = [45, 30];

/** How far a place beside a node is from any medal. */
const roomAt =
  (node: Point, areas: readonly Area[]) =>
  ({ x, y }: Point): number =>
    Math.min(
      ...areas.map(({ label, scale }) => Math.hypot(label.x - node.x - x, label.y - node.y - y) - MEDAL * scale),
    );

function beside(degrees: number): { left: Point; right: Point } {
  const x = AWAY * Math.cos((degrees / 180) * Math.PI);
  const y = -AWAY * Math.sin((degrees / 180) * Math.PI);
  return { left: tidy({ x: -x, y }), right: tidy({ x, y }) };
}

/** The side further from any medal, in the uppermost place that no medal covers. */
function roomForSign(spot: Point, areas: readonly Area[]): Point {
  const room = roomAt(spot, areas);
  const best = RISES.map((degrees) => {
    const { left, right } = beside(degrees);
    return room(right) > room(left) + 1e-6 ? right : left;
  });
  return best.find((place) => room(place) > SIGN) ?? best[0];
}

/** On the side the sign leaves free: at its height, else in the place that medals leave most room. */
function roomForHeight({ x, y, sign }: Spot, areas: readonly Area[]): Point {
  const room = roomAt({ x, y }, areas);
  const other = tidy({ x: -sign.x, y: sign.y });
  if (room(other) > HEIGHT_SIGN) return other;
  const places = [...RISES, 15, 0].map((degrees) => beside(degrees)[sign.x > 0 ? 'left' : 'right']);
  return places.find((place) => room(place) > HEIGHT_SIGN) ?? places.sort((a, b) => room(b) - room(a))[0]!;
}

export const geometryOf = ({ at }: Layout): Geometry => ({
  kind: 'node',
  viewBox: `${-FRAME} ${-FRAME} ${WIDTH + 2 * FRAME} ${HEIGHT + 2 * FRAME}`,
  at,
  radius: NODE_RADIUS,
  hit: rounded(NODE_RADIUS + 0.8, NODE_RADIUS + 0.8),
  focus: rounded(NODE_RADIUS + 2, NODE_RADIUS + 2),
  markRadius: NODE_RADIUS,
});
