/** How values are laid over a board: what every move gives away against the best one, or the chance it leaves. */
import { max, quantile } from 'd3-array';
import type { MoveValue } from '$workers/analysis/contract';
import { ranked, resultOf } from './values';

/** A scale of losses, from nought to `end`; worse ones have the colour of its end. */
export interface Yardstick {
  best: MoveValue;
  /** Losses are points of the final margin instead of win chance. */
  points: boolean;
  end: number;
}

/** Round ends, so that scales of different positions can be told apart at a glance and often are the same. */
const ENDS = {
  chance: [0.02, 0.05, 0.1, 0.2, 0.5, 1],
  points: [5, 10, 20, 50, 100, 200, 500],
} as const;

/** Share of the moves that the scale tells apart; the worst ones would make all the others look alike. */
const TOLD_APART = 0.8;

/** A margin that goes with a result, or is expected; of a mere proof of who wins it says nothing. */
export const inPoints = ({ score, certainty }: MoveValue): boolean =>
  score !== undefined && (certainty !== 'proven' || score.exact);

/** What a move gives away against another, in win chance or in points; never less than nothing. */
export function lossOf(move: MoveValue, best: MoveValue, points: boolean): number {
  const lost = points && inPoints(move) ? best.score!.margin - move.score!.margin : best.chance - move.chance;
  return Math.max(0, lost);
}

/** The scale that tells most of these moves apart; null while nothing is known of them. */
export function yardstick(moves: readonly MoveValue[]): Yardstick | null {
  const [best] = ranked(moves);
  if (!best || best.certainty === 'unknown') return null;
  const points = inPoints(best);
  const known = moves.filter(
    (move) => move.certainty !== 'unknown' && resultOf(move) !== 'loss' && (!points || inPoints(move)),
  );
  const losses = known.map((move) => lossOf(move, best, points));
  const far = quantile(losses, TOLD_APART) ?? 0;
  const ends: readonly number[] = points ? ENDS.points : ENDS.chance;
  // Rounding of sums must not push a loss beyond the end that names it.
  const end = ends.find((round) => round >= far - 1e-9) ?? max(ends)!;
  return { best, points, end };
}

/** Place of a move on the scale, 1 for the best and 0 at its end and beyond. */
export function placeOn({ best, points, end }: Yardstick, move: MoveValue): number {
  if (resultOf(move) === 'loss' && resultOf(best) !== 'loss') return 0;
  return 1 - Math.min(1, lossOf(move, best, points) / end);
}
