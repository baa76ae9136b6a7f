import type { RuleId } from '../../contract';
import { canDowngrade } from './changes';
import type { Task } from './progress';
import { effectOf } from './effect';
import type { GroupStep, PickStep, PlaceStep, ShootStep, Step } from './language';
import { moveReason, runReason } from './move-refusals';
import type { Action } from './notation';
import { candidates, placeSquares } from './selection';
import { placeReasonOf, selectorReason } from './selection-refusals';
import { distance, type Square } from './squares';
import { isEmpty, type State } from './state';

/** The verb that answers each step that asks for something. */
const ANSWERS: Partial<Record<Step['do'], Action['verb']>> = {
  destroy: 'pick',
  upgrade: 'pick',
  downgrade: 'pick',
  convert: 'pick',
  bind: 'pick',
  group: 'pick',
  eachSquare: 'pick',
  place: 'placeOn',
  moves: 'move',
  run: 'run',
  shoot: 'direction',
  choose: 'option',
  topOfDeck: 'card',
};

const EFFECT_VERBS: readonly Action['verb'][] = Object.values(ANSWERS);

/** Why an answer does not fit the part that is next. */
export function effectReason(state: State, action: Action): RuleId {
  const task = effectOf(state).todo[0]!;
  const { step } = task;
  if (action.verb === 'done') return 'TS-EFF-4';
  if (!EFFECT_VERBS.includes(action.verb)) return 'TS-EFF-1';
  if (ANSWERS[step.do] !== action.verb) return 'TS-EFF-7';
  switch (action.verb) {
    case 'pick':
      return pickReason(state, task, action.square);
    case 'placeOn':
      return placeReason(state, step as PlaceStep, action);
    case 'move':
      return moveReason(state, task, action.from, action.to);
    case 'run':
      return runReason(state, task, action.from, action.to);
    case 'direction':
      return (step as ShootStep).directions === 'arrows' ? 'TS-EFF-9' : 'TS-EFF-11';
    case 'option':
      return 'TS-EFF-10';
    default:
      return 'TS-CASE-6';
  }
}

const UNABLE: Partial<Record<Step['do'], RuleId>> = {
  upgrade: 'TS-WORD-7',
  downgrade: 'TS-WORD-8',
  convert: 'TS-WORD-11',
};

function pickReason(state: State, { step, chosen }: Task, square: Square): RuleId {
  if (step.do === 'eachSquare') {
    const free = placeSquares(state, step.at).includes(square) && isEmpty(state, square) && !chosen.includes(square);
    return free ? 'TS-WORD-6' : 'TS-EFF-11';
  }
  const { pick } = step as PickStep | GroupStep;
  if (!candidates(state, pick).includes(square)) return selectorReason(state, pick, square);
  if (chosen.includes(square)) return 'TS-EFF-11';
  if (step.do !== 'group') return UNABLE[step.do] ?? 'TS-EFF-11';
  const apart = chosen.length > 0 && !chosen.some((other) => distance(other, square) === 1);
  return !apart && step.apply === 'downgrade' && !canDowngrade(state, square) ? 'TS-WORD-8' : 'TS-CASE-13';
}

function placeReason(state: State, { on, rank }: PlaceStep, action: Action & { verb: 'placeOn' }): RuleId {
  if (!placeSquares(state, on).includes(action.square)) return placeReasonOf(state, on, action.square);
  return rank === 'choice' || rank === action.rank ? 'TS-WORD-6' : 'TS-EFF-11';
}
