import { mayEnter, relocate } from '../changes';
import { bind, effectOf, withTask } from '../effect';
import type { RunStep } from '../language';
import { candidates } from '../selection';
import { COMPASS, ray, type Direction, type Square } from '../squares';
import type { Rank } from '../pieces';
import { pieceOn, type State } from '../state';
import type { Offers } from './offer';

/** The most steps of a run (TS-WORD-13). */
export function longest({ max }: Pick<RunStep, 'max'>, rank: Rank): number {
  if (max === 'any') return Infinity;
  return typeof max === 'number' ? max : max[rank];
}

/** The squares the piece can come to one after another: as far as every step is allowed (TS-WORD-13). */
function track(state: State, step: RunStep, from: Square, direction: Direction): Square[] {
  const { rank } = pieceOn(state, from)!;
  const squares = ray(from, direction, longest(step, rank));
  const stop = squares.findIndex((square) => !mayEnter(state, rank, square, step.kind));
  const open = stop < 0 ? squares : squares.slice(0, stop);
  const last = open.findIndex(
    (square) => pieceOn(state, square) && pieceOn(state, square)!.rank === step.stopAfterDestroying,
  );
  return last < 0 ? open : open.slice(0, last + 1);
}

export const runOffers: Offers<RunStep> = (state, step, { count }) => {
  const directions = step.directions === 'eight' ? COMPASS : effectOf(state).arrows;
  return candidates(state, step.pick).flatMap((from) =>
    directions.flatMap((direction) => {
      const squares = track(state, step, from, direction);
      return squares.map((to, index) => ({
        action: `run ${from}-${to}`,
        play: () => {
          const piece = pieceOn(state, from)!;
          const steps = [from, ...squares.slice(0, index + 1)];
          const moved = steps.slice(1).reduce((after, next, i) => relocate(after, steps[i]!, next), state);
          return withTask(bind(moved, step.as, { square: to, piece, stays: true, direction }), { count: count + 1 });
        },
      }));
    }),
  );
};
