/** Rows of the chart of survivors, and which of them bear a number. */
import type { Survivors } from '$workers/games/conquest/battle/odds-contract';

export interface Bar extends Survivors {
  /** Tells bars of both sides apart. */
  key: string;
}

/** Chances below this are no bar at the ends of the chart. */
const SEEN = 0.0005;

/** One bar a number, gaps filled with nought, without what is too rare to be seen at both ends. */
export function barsOf(survivors: readonly Survivors[]): Bar[] {
  const seen = survivors.filter(({ chance }) => chance >= SEEN);
  return [...sideOf(seen, false).reverse(), ...sideOf(seen, true)];
}

function sideOf(survivors: readonly Survivors[], won: boolean): Bar[] {
  const side = survivors.filter((row) => row.won === won);
  if (side.length === 0) return [];
  const counts = side.map(({ left }) => left);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return Array.from({ length: most - fewest + 1 }, (_, index) => {
    const left = fewest + index;
    const chance = side.find((row) => row.left === left)?.chance ?? 0;
    return { won, left, chance, key: `${won ? 'a' : 'd'}${left}` };
  });
}

/** Of the bars of one side each so-manieth bears its number, so that numbers keep `room` units apart. */
export const stepOf = (bars: number, width: number, room: number): number =>
  Math.max(1, Math.ceil((bars * room) / Math.max(1, width)));
