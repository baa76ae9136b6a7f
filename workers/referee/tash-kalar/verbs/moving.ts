import { mayEnter, relocate } from '../changes';
import type { Task } from '../progress';
import { bind, effectOf, withTask } from '../effect';
import type { MovesStep } from '../language';
import { candidates, placeSquares, squaresOf } from '../selection';
import { SQUARES, distance, neighbours, ordered, towards, type Square } from '../squares';
import { isEmpty, pieceOn, type State } from '../state';
import type { Offer, Offers } from './offer';

/** TS-WORD-14: the pieces that qualify when the part begins. */
export const eligibleFor = (state: State, { movers }: MovesStep): Square[] =>
  ordered(movers.flatMap(({ pick }) => candidates(state, pick)));

/** The most moves of the part, which may hang on the piece that moved first. */
export const mostMoves = ({ count, capIfFirst }: MovesStep, { first }: Task): number =>
  Math.min(count[1], (first && capIfFirst?.[first.rank]) ?? Infinity);

/** TS-CASE-10: the last move is left, and it has to be made by a certain piece. */
export const needsOther = ({ fullNeeds }: MovesStep, { count, neededMoved }: Task): boolean =>
  fullNeeds !== undefined && count === fullNeeds.moves - 1 && !neededMoved;

/** The squares of the pieces of one mover that may move now, whatever they find around them. */
export function moversNow(state: State, step: MovesStep, mover: MovesStep['movers'][number], task: Task): Square[] {
  const { pieces, firstFixes } = step;
  const { first, count } = task;
  let squares = candidates(state, mover.pick);
  if (pieces === 'each') squares = task.eligible;
  if (pieces === 'one' && count > 0) squares = task.piece === null ? [] : [task.piece];
  if (first && firstFixes) {
    squares = squares.filter((square) => {
      const { owner, rank } = pieceOn(state, square)!;
      return (
        (!firstFixes.includes('colour') || owner === first.owner) &&
        (!firstFixes.includes('rank') || rank === first.rank)
      );
    });
  }
  if (needsOther(step, task)) {
    const needed = squaresOf(state, step.fullNeeds!.by);
    squares = squares.filter((square) => needed.includes(square));
  }
  return squares;
}

/** The squares in reach: a step, a leap of the stated distance, or any leap (TS-WORD-2, TS-WORD-5). */
export function inReach(from: Square, leap: MovesStep['leap']): readonly Square[] {
  if (leap === undefined) return neighbours(from);
  return SQUARES.filter((to) => (leap === 'any' ? to !== from : distance(from, to) === leap));
}

const crushesEqual = (state: State, from: Square, to: Square): boolean =>
  pieceOn(state, to)?.rank === pieceOn(state, from)!.rank;

/** TS-CASE-9: a move is the combat move exactly when it crushes an equal rank. */
const withinBudget = (state: State, from: Square, to: Square, { budget }: MovesStep, { equalCrushes }: Task): boolean =>
  !budget || !crushesEqual(state, from, to) || equalCrushes < budget.combat;

function isMove(
  state: State,
  step: MovesStep,
  mover: MovesStep['movers'][number],
  task: Task,
  from: Square,
  to: Square,
): boolean {
  const { rank } = pieceOn(state, from)!;
  if (!mayEnter(state, rank, to, mover.kind ?? 'combat')) return false;
  if (!withinBudget(state, from, to, step, task)) return false;
  if (step.mayNotDestroy !== undefined && pieceOn(state, to)?.rank === step.mayNotDestroy) return false;
  if (step.to !== undefined && !placeSquares(state, step.to, from).includes(to)) return false;
  return !step.direction || towards(from, to) === effectOf(state).bound[step.direction.same]?.direction;
}

export const movesOffers: Offers<MovesStep> = (state, step, task) => {
  if (task.stopped) return [];
  const offers = step.movers.flatMap((mover) =>
    moversNow(state, step, mover, task).flatMap((from) =>
      inReach(from, step.leap)
        .filter((to) => isMove(state, step, mover, task, from, to))
        .map((to) => offer(state, step, task, from, to)),
    ),
  );
  return [...new Map(offers.map((one) => [one.action, one])).values()];
};

const offer = (state: State, step: MovesStep, task: Task, from: Square, to: Square): Offer => ({
  action: `move ${from}-${to}`,
  play: () => {
    const piece = pieceOn(state, from)!;
    const moved = relocate(state, from, to);
    const bound = bind(moved, step.as, { square: to, piece, stays: true, direction: towards(from, to) });
    const needed = step.fullNeeds ? squaresOf(state, step.fullNeeds.by).includes(from) : false;
    return withTask(bound, {
      count: task.count + 1,
      eligible: effectOf(bound).todo[0]!.eligible.filter((square) => square !== to),
      piece: step.pieces === 'one' ? to : null,
      first: step.firstFixes ? (task.first ?? piece) : null,
      equalCrushes: task.equalCrushes + (step.budget && crushesEqual(state, from, to) ? 1 : 0),
      neededMoved: task.neededMoved || needed,
      stopped: step.stopAfter === 'empty' && isEmpty(state, to),
    });
  },
});
