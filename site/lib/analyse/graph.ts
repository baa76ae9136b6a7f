/** Win chances over the moves of a line as the shapes of a drawing. */
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line, stack, type SeriesPoint } from 'd3-shape';
import type { Certainty } from '$workers/analysis/contract';

export interface GraphPoint {
  /** Win chance of every seat, adding up to 1; null where nothing is known. */
  chances: readonly number[] | null;
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
  /** By seat, the first at the bottom: its share of the height. */
  layers: string[];
  /** Where one layer ends and the next begins. */
  lines: string[];
  /** The values on those lines. */
  dots: { index: number; x: number; y: number; certainty: Certainty }[];
  /** Places on the horizontal axis by number of moves. */
  x: (index: number) => number;
  /** Where two seats would be even. */
  middle: number;
}

type Known = Pick<GraphPoint, 'certainty'> & { index: number; chances: readonly number[] };

/** Points without a value are bridged, since chance has no moves of its own to value. */
export function shapesOf(points: readonly GraphPoint[], { width, height, margin }: Size): GraphShapes {
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [margin, width - margin]);
  const y = scaleLinear([0, 1], [height - margin, margin]);
  const known = points.flatMap(({ chances, certainty }, index): Known[] =>
    chances ? [{ index, chances, certainty }] : [],
  );
  const seats = known[0]?.chances.map((_, seat) => seat) ?? [];
  const stacked = stack<unknown, Known, number>()
    .keys(seats)
    .value(({ chances }, seat) => chances[seat]!)(known);
  const ends = stacked.slice(0, -1);
  const shape = area<SeriesPoint<Known>>()
    .x(({ data }) => x(data.index))
    .y0(([from]) => y(from))
    .y1(([, to]) => y(to))
    .curve(curveMonotoneX);
  const edge = line<SeriesPoint<Known>>()
    .x(({ data }) => x(data.index))
    .y(([, to]) => y(to))
    .curve(curveMonotoneX);
  return {
    layers: stacked.map((layer) => shape(layer) ?? ''),
    lines: ends.map((layer) => edge(layer) ?? ''),
    dots: ends.flatMap((layer) =>
      layer.map(({ 1: to, data: { index, certainty } }) => ({ index, x: x(index), y: y(to), certainty })),
    ),
    x,
    middle: y(0.5),
  };
}
