/**
 * The ground of the picture on the home page, in sand-table coordinates: x to the lower right, y to the lower left,
 * both 0..100 over the table, and height in the same unit.
 */
export interface Hill {
  /** Corners of its foot, a closed, rounded outline. */
  foot: readonly (readonly [number, number])[];
  /** The contour lines draw together towards this point. */
  top: readonly [number, number];
  /** Of the highest terrace. */
  height: number;
}

// prettier-ignore
export const HILLS: readonly Hill[] = [
  {
    foot: [[8, 18], [28, 5], [50, 9], [58, 28], [46, 42], [50, 62], [36, 80], [14, 72], [5, 46]],
    top: [29, 33],
    height: 12,
  },
  {
    foot: [[74, 56], [88, 50], [96, 66], [92, 88], [74, 97], [60, 90], [63, 70]],
    top: [80, 72],
    height: 8,
  },
];

/** Height between two contour lines. */
export const TERRACE = 2;

/** Drawn as a band along its middle line. */
// prettier-ignore
export const RIVER: readonly (readonly [number, number])[] = [[64, -4], [68, 16], [60, 38], [58, 58], [48, 76], [50, 104]];

export interface Post {
  x: number;
  y: number;
  height: number;
  side?: 'blue' | 'red';
  /** Tiles on it. */
  tiles?: number;
  headquarters?: true;
}

export const POSTS: readonly Post[] = [
  { x: 10, y: 88, height: 0, side: 'blue', headquarters: true },
  { x: 24, y: 66, height: 4, side: 'blue', tiles: 2 },
  { x: 29, y: 33, height: 12, side: 'blue', tiles: 1 },
  { x: 52, y: 18, height: 2 },
  { x: 40, y: 64, height: 2, side: 'blue', tiles: 1 },
  { x: 69, y: 50, height: 0, side: 'red', tiles: 3 },
  { x: 80, y: 72, height: 8, side: 'red', tiles: 1 },
  { x: 80, y: 26, height: 0, side: 'red', tiles: 1 },
  { x: 92, y: 8, height: 0, side: 'red', headquarters: true },
];

/** Pairs of indices into POSTS. */
// prettier-ignore
export const PATHS: readonly (readonly [number, number])[] = [
  [0, 1], [1, 2], [1, 4], [2, 3], [4, 5], [3, 7], [5, 6], [5, 7], [6, 7], [7, 8], [2, 4], [3, 5],
];
