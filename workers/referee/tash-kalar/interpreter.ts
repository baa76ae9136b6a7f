import { holds } from './conditions';
import type { Task } from './progress';
import { effectOf, replaceTask, withTask } from './effect';
import type { ChooseStep, IfStep, Step } from './language';
import type { State } from './state';
import { gain, topOfDeckOffers } from './verbs/gains';
import { eligibleFor, mostMoves, movesOffers } from './verbs/moving';
import type { Offer } from './verbs/offer';
import { affectAll, pickOffers, pickRange } from './verbs/picks';
import { placeOffers } from './verbs/placing';
import { runOffers } from './verbs/running';
import { shoot, shootOffers, shotDirections } from './verbs/shooting';
import { eachSquareOffers, groupOffers } from './verbs/squarewise';

/** The least and the most decisions of a part; null if it has none. */
function limits(state: State, step: Step, task: Task): [least: number, most: number] | null {
  switch (step.do) {
    case 'destroy':
    case 'upgrade':
    case 'downgrade':
    case 'convert':
    case 'bind':
      return pickRange(state, step);
    case 'moves':
      return [step.count[0], mostMoves(step, task)];
    case 'shoot':
      return Array.isArray(step.count) ? step.count : null;
    case 'place':
    case 'run':
    case 'group':
    case 'eachSquare':
    case 'topOfDeck':
      return step.count;
    case 'choose':
      return [step.optional ? 0 : 1, 1];
    default:
      return null;
  }
}

function offersOf(state: State, step: Step, task: Task): Offer[] {
  switch (step.do) {
    case 'destroy':
    case 'upgrade':
    case 'downgrade':
    case 'convert':
    case 'bind':
      return pickOffers(state, step, task);
    case 'place':
      return placeOffers(state, step, task);
    case 'moves':
      return movesOffers(state, step, task);
    case 'run':
      return runOffers(state, step, task);
    case 'shoot':
      return shootOffers(state, step, task);
    case 'group':
      return groupOffers(state, step, task);
    case 'eachSquare':
      return eachSquareOffers(state, step, task);
    case 'choose':
      return chooseOffers(state, step);
    case 'topOfDeck':
      return topOfDeckOffers(state, step, task);
    default:
      return [];
  }
}

const chooseOffers = (state: State, { options }: ChooseStep): Offer[] =>
  options
    .map(({ id, steps }) => ({ action: `option ${id}`, play: () => replaceTask(state, steps) }))
    .filter(({ play }) => canBegin(play()));

/** TS-EFF-10: whether the part that is next is optional or can be carried out. */
function canBegin(state: State): boolean {
  const begun = started(state);
  const task = effectOf(begun).todo[0]!;
  const range = limits(begun, task.step, task);
  return range === null || range[0] === 0 || offersOf(begun, task.step, task).length > 0;
}

/** What a part settles when it begins. */
function started(state: State): State {
  const task = effectOf(state).todo[0]!;
  if (task.started) return state;
  const eligible = task.step.do === 'moves' && task.step.pieces === 'each' ? eligibleFor(state, task.step) : [];
  return withTask(state, { started: true, eligible });
}

const branch = (state: State, { cond, then, else: otherwise = [] }: IfStep): Step[] =>
  holds(state, cond) ? then : otherwise;

/** A part without a decision. */
function automatic(state: State, step: Step): State {
  switch (step.do) {
    case 'if':
      return replaceTask(state, branch(state, step));
    case 'destroy':
    case 'upgrade':
    case 'downgrade':
    case 'convert':
    case 'bind':
      return replaceTask(affectAll(state, step));
    case 'shoot': {
      const [direction] = shotDirections(state, step);
      return replaceTask(direction ? shoot(state, step, direction) : state);
    }
    case 'gainAction':
    case 'extraTurn':
    case 'extraDraw':
    case 'borrow':
      return replaceTask(gain(state, step));
    default:
      throw new Error(`${step.do} needs a decision`);
  }
}

/** The answers to the part that is next, `done` not among them; none if the part is over (TS-EFF-5). */
export function offers(state: State): Offer[] {
  const [task] = effectOf(state).todo;
  if (!task) return [];
  const range = limits(state, task.step, task);
  return range && task.count < range[1] ? offersOf(state, task.step, task) : [];
}

/** Whether the part may be left as it is (TS-EFF-2, TS-EFF-3, TS-EFF-4). */
export function mayStop(state: State): boolean {
  const [task] = effectOf(state).todo;
  const range = task && limits(state, task.step, task);
  return !!range && task.count >= range[0];
}

/** Carries the program on to the next decision, or until nothing is left to do. */
export function carryOn(state: State): State {
  if (effectOf(state).todo.length === 0) return state;
  const begun = started(state);
  const task = effectOf(begun).todo[0]!;
  if (limits(begun, task.step, task) === null) return carryOn(automatic(begun, task.step));
  return offers(begun).length > 0 ? begun : carryOn(replaceTask(begun));
}

/** The player is done with the part that is next. */
export const leave = (state: State): State => carryOn(replaceTask(state));
