/** Win chances over the moves of a line as the shapes of a drawing. */
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { Certainty } from '$workers/analysis/contract';

export interface GraphPoint {
  /** Chance that the first seat wins, 0..1; null where nothing is known. */
  chance: number | null;
  certainty: Certainty;
  /** Expected final points of the first seat minus those of the second, in games that are searched line by line. */
  margin?: number;
}

export interface Size {
  width: number;
  height: number;
  /** Room left at every side, in the same units. */
  margin: number;
}

export interface GraphShapes {
  /** The first seat's share below the curve. */
  area: string;
  line: string;
  dots: { index: number; x: number; y: number; certainty: Certainty }[];
  /** Places on the horizontal axis by number of moves. */
  x: (index: number) => number;
  middle: number;
}

/** Points without a value are bridged, since chance has no moves of its own to value. */
export function shapesOf(points: readonly GraphPoint[], { width, height, margin }: Size): GraphShapes {
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [margin, width - margin]);
  const y = scaleLinear([0, 1], [height - margin, margin]);
  const known = points.flatMap(({ chance, certainty }, index) =>
    chance === null ? [] : [{ index, chance, certainty }],
  );
  const below = area<(typeof known)[number]>()
    .x(({ index }) => x(index))
    .y0(y(0))
    .y1(({ chance }) => y(chance))
    .curve(curveMonotoneX);
  const above = line<(typeof known)[number]>()
    .x(({ index }) => x(index))
    .y(({ chance }) => y(chance))
    .curve(curveMonotoneX);
  return {
    area: below(known) ?? '',
    line: above(known) ?? '',
    dots: known.map(({ index, chance, certainty }) => ({ index, x: x(index), y: y(chance), certainty })),
    x,
    middle: y(0.5),
  };
}
