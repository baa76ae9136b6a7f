/** Which part of the map is shown. */
import { HEIGHT, LAND_AT, WIDTH } from '../board/layout';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width to height of the part that is shown. */
const RATIO = 8 / 5;
/** Around the signs of the outermost lands, and the least that is shown. */
const MARGIN = 6;
const LEAST = 34;

/** The smallest part with all these lands, as wide as `RATIO` wants it and inside of the drawing as far as it can be. */
export function frameOf(lands: readonly string[]): Frame {
  const xs = lands.map((land) => LAND_AT[land]!.x);
  const ys = lands.map((land) => LAND_AT[land]!.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const needed = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  const width = Math.max(LEAST, needed.width, needed.height * RATIO);
  const height = width / RATIO;
  return {
    x: inside((left + right - width) / 2, width, WIDTH),
    y: inside((top + bottom - height) / 2, height, HEIGHT),
    width,
    height,
  };
}

const inside = (from: number, size: number, whole: number): number =>
  size >= whole ? (whole - size) / 2 : Math.max(0, Math.min(whole - size, from));
