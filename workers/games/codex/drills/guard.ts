import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { attackersOf, flies, isReadable, oneOf, STEPS, thingOf } from './table';
import { choose } from './walk';

/** Every patroller of which one has to be attacked before the base. */
export const guard: DrillKind<Board> = {
  id: 'guard',
  steps: STEPS,
  choose,
  ask({ board, choices, question }, _, random, wish) {
    if (question !== 'main' || !isReadable(board)) return null;
    const actions = choices.map(({ action }) => action);
    const found = attackersOf(board, actions).flatMap(({ thing, reach }) => {
      const base = reach.find(({ defender }) => thingOf(board, defender).kind === 'base');
      const patrollers = board.things.filter(({ slot, controller }) => slot && controller !== board.active);
      return base && base.by.length > wish % 2 && patrollers.length > 1 && ![thing, ...patrollers].some(flies)
        ? [{ thing, by: base.by }]
        : [];
    });
    const one = oneOf(found, random);
    if (!one) return null;
    const leads = one.by.some((id) => thingOf(board, id).slot === 'leader');
    return {
      question: { type: 'mark', ask: `guard:${one.thing.id}`, nodes: one.by.map(String) },
      why: [leads ? 'leader' : 'any'],
    };
  },
};
