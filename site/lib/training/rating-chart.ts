/** Ratings over time as lines. Pure. */
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { Frame } from './week-chart';
import type { Standing } from './rating';

export interface Rise {
  game: string;
  standings: readonly Standing[];
}

type Dated = Standing & { at: number };

/** Up to `now`, the last rating still holds. */
function points({ standings }: Rise, now: number): Dated[] {
  const known = standings.filter((one): one is Dated => one.at !== null);
  const last = known.at(-1);
  return last ? [...known, { ...last, at: Math.max(now, last.at) }] : [];
}

/** @param rises of games with one result that counts at least */
export function ratingLines(rises: readonly Rise[], now: number, { width, height, left, bottom, top }: Frame) {
  const all = rises.map((rise) => points(rise, now));
  const [from = now - 1, to = now] = extent(all.flat(), ({ at }) => at);
  const [low = 1000, high = 1200] = extent(all.flat(), ({ rating }) => rating);
  const x = scaleLinear([Math.min(from, to - 1), to], [left, width - 4]);
  const y = scaleLinear([low - 100, high + 100], [height - bottom, top]).nice(4);
  const [lowest, highest] = y.domain() as [number, number];
  const within = (rating: number): number => Math.max(lowest, Math.min(highest, rating));
  const path = line<Dated>()
    .x(({ at }) => x(at))
    .y(({ rating }) => y(rating))
    .curve(curveStepAfter);
  const band = area<Dated>()
    .x(({ at }) => x(at))
    .y0(({ rating, deviation }) => y(within(rating - deviation)))
    .y1(({ rating, deviation }) => y(within(rating + deviation)))
    .curve(curveStepAfter);
  return {
    lines: all.map((line, i) => ({ game: rises[i]!.game, path: path(line) ?? '', band: band(line) ?? '' })),
    ticks: y.ticks(4).map((value) => ({ value, y: y(value) })),
    dates: x.ticks(Math.max(1, Math.floor(width / 180))).map((at) => ({ at, x: x(at) })),
  };
}
