/** Where things stand on the small picture of a table, in its units. */
import type { Point } from '$lib/board/nearest';
import type { Board, ThingView } from '$workers/games/codex/board';
import { SLOTS, type Seat } from '$workers/games/codex/table';

export const WIDTH = 130;
const SIDE = 52;
const GAP = 3;
export const HEIGHT = 2 * SIDE + GAP;
/** Height of a thing, and the width of one that is no building of the board. */
export const TALL = 13;
const BROAD = 20;
const MARGIN = 3;
const BASE = 28;
/** Middles of the three rows of a side, from its outer edge on. */
const ROWS = { built: 9, play: 25, patrol: 42 } as const;

export interface Box extends Point {
  readonly width: number;
}

/** The ground of a side. */
export const groundOf = (far: boolean): { y: number; height: number } => ({ y: far ? 0 : SIDE + GAP, height: SIDE });

const rowOf = (row: keyof typeof ROWS, far: boolean): number => (far ? ROWS[row] : HEIGHT - ROWS[row]);

const PITCH = (WIDTH - 2 * MARGIN + 1.6) / 5;
/** The five patrol slots of a side. */
export const slotsOf = (far: boolean): Box[] =>
  SLOTS.map((_, i) => ({
    x: MARGIN + (i + 0.5) * PITCH - 0.8,
    y: rowOf('patrol', far),
    width: PITCH - 2.2,
  }));

/** Base, tech buildings I to III and the add-on. */
const PLACES: Readonly<Record<string, number>> = {
  base: 0,
  tech_i_building: 1,
  tech_ii_building: 2,
  tech_iii_building: 3,
};
const BUILT = (WIDTH - 2 * MARGIN - BASE) / 4;
const builtAt = (place: number, far: boolean): Box => ({
  x: place === 0 ? MARGIN + BASE / 2 : MARGIN + BASE + (place - 0.5) * BUILT + 0.8,
  y: rowOf('built', far),
  width: place === 0 ? BASE : BUILT - 1.6,
});
/** The places of buildings on which nothing stands. */
export const emptyOf = (things: readonly ThingView[], seat: Seat, far: boolean): Box[] => {
  const taken = new Set(things.filter(({ controller }) => controller === seat).map(placeOf));
  return [1, 2, 3, 4].filter((place) => !taken.has(place)).map((place) => builtAt(place, far));
};

function placeOf({ card, kind }: ThingView): number | null {
  if (kind === 'addon') return 4;
  return kind === 'base' || kind === 'tech' ? PLACES[card]! : null;
}

/** By number of the thing. @param far whose side is drawn on top */
export function boxesOf({ things }: Board, far: Seat): Record<string, Box> {
  const boxes: Record<string, Box> = {};
  for (const seat of ['A', 'B'] as const) {
    const own = things.filter(({ controller }) => controller === seat);
    const isFar = seat === far;
    const loose = own.filter((thing) => placeOf(thing) === null && thing.slot === null);
    const pitch = Math.min(BROAD + 1.6, (WIDTH - 2 * MARGIN) / Math.max(1, loose.length));
    for (const thing of own) {
      const place = placeOf(thing);
      if (place !== null) boxes[thing.id] = builtAt(place, isFar);
      else if (thing.slot !== null) boxes[thing.id] = { ...slotsOf(isFar)[SLOTS.indexOf(thing.slot)]!, width: BROAD };
    }
    for (const [i, { id }] of loose.entries()) {
      const x = WIDTH / 2 + (i - (loose.length - 1) / 2) * pitch;
      boxes[id] = { x, y: rowOf('play', isFar), width: Math.min(BROAD, pitch - 0.8) };
    }
  }
  return boxes;
}

/** The outline of a box around (0, 0). @param more on each side */
export function outline(width: number, more = 0): string {
  const [x, y] = [width / 2 + more, TALL / 2 + more];
  return `M${-x} ${-y}H${x}V${y}H${-x}Z`;
}
