import type { RuleId } from '../../contract';
import { mayEnter } from './changes';
import type { Task } from './progress';
import { effectOf } from './effect';
import type { MoveKind, MovesStep, RunStep } from './language';
import { candidates, placeSquares } from './selection';
import { placeReasonOf, selectorReason } from './selection-refusals';
import { distance, ray, towards, type Square } from './squares';
import { isEmpty, pieceOn, type State } from './state';
import { inReach, moversNow, needsOther } from './verbs/moving';
import { longest } from './verbs/running';

/** TS-WORD-3, TS-WORD-4; a move onto empty squares only is a matter of the text. */
const RANK_RULES: Readonly<Record<MoveKind, RuleId>> = {
  standard: 'TS-WORD-3',
  combat: 'TS-WORD-4',
  empty: 'TS-EFF-11',
};

/** Why a single move or leap is not one of the part's: the piece, the way, the square, what stands there. */
export function moveReason(state: State, task: Task, from: Square, to: Square): RuleId {
  const step = task.step as MovesStep;
  const mover = step.movers.find((one) => moversNow(state, step, one, task).includes(from));
  if (!mover) return moverReason(state, step, from);
  if (!inReach(from, step.leap).includes(to)) {
    // Whoever aims elsewhere means another piece: that it may not be another is what has to be told.
    if (needsOther(step, task)) return 'TS-CASE-10';
    return step.leap === undefined ? 'TS-WORD-2' : 'TS-WORD-5';
  }
  if (step.direction && towards(from, to) !== effectOf(state).bound[step.direction.same]?.direction)
    return 'TS-WORD-13';
  if (step.to !== undefined && !placeSquares(state, step.to, from).includes(to)) {
    return placeReasonOf(state, step.to, to);
  }
  const kind = mover.kind ?? 'combat';
  if (!mayEnter(state, pieceOn(state, from)!.rank, to, kind)) return RANK_RULES[kind];
  return step.mayNotDestroy === undefined ? 'TS-CASE-9' : 'TS-EFF-11';
}

/** Why the piece may not move now. */
function moverReason(state: State, step: MovesStep, from: Square): RuleId {
  const { movers, pieces, fullNeeds } = step;
  if (isEmpty(state, from)) return 'TS-WORD-15';
  const mover = movers.find(({ pick }) => candidates(state, pick).includes(from));
  if (!mover) return selectorReason(state, movers[movers.length - 1]!.pick, from);
  if (pieces !== undefined) return 'TS-WORD-14';
  return fullNeeds ? 'TS-CASE-10' : 'TS-EFF-11';
}

/** Why a piece cannot run so far, or there. */
export function runReason(state: State, { step }: Task, from: Square, to: Square): RuleId {
  const { pick, kind, directions, max } = step as RunStep;
  if (!candidates(state, pick).includes(from)) return selectorReason(state, pick, from);
  const direction = towards(from, to);
  if (direction === null) return 'TS-WORD-13';
  if (directions === 'arrows' && !effectOf(state).arrows.includes(direction)) return 'TS-EFF-9';
  const { rank } = pieceOn(state, from)!;
  const way = ray(from, direction, distance(from, to));
  if (way.some((square) => !mayEnter(state, rank, square, kind))) return RANK_RULES[kind];
  return way.length > longest({ max }, rank) ? 'TS-WORD-13' : 'TS-EFF-11';
}
