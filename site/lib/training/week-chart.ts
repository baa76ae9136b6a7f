/** Stacked bars of results week by week. Pure. */
import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { PuzzleResult } from '$lib/progress/schema';
import { RESULTS, sumOf, type Week } from './tally';

export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
  top: number;
}

export interface Bar {
  result: PuzzleResult;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Numbers on an axis of counts: whole, few. */
const TICKS = 4;

export function weekBars(weeks: readonly Week[], { width, height, left, bottom, top }: Frame) {
  const x = scaleBand<number>(
    weeks.map(({ week }) => week),
    [left, width],
  ).padding(0.25);
  const most = Math.max(TICKS, max(weeks, sumOf) ?? 0);
  const y = scaleLinear([0, most], [height - bottom, top]).nice(TICKS);
  const bars = stack<Week, PuzzleResult>()
    .keys(RESULTS)([...weeks])
    .flatMap((series) =>
      series.flatMap(([from, to], i): Bar[] =>
        to > from
          ? [{ result: series.key, x: x(weeks[i]!.week)!, y: y(to), width: x.bandwidth(), height: y(from) - y(to) }]
          : [],
      ),
    );
  const ticks = y
    .ticks(TICKS)
    .filter(Number.isInteger)
    .map((value) => ({ value, y: y(value) }));
  return { bars, ticks, middle: (week: number): number => x(week)! + x.bandwidth() / 2 };
}
