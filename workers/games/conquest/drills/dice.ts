import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { STEPS } from './borders';
import { comingRound } from './rounds';

/** How many dice a side rolls (CQ-DICE-1 to -5); in every second question one more than it has divisions. */
export const dice: DrillKind<Board> = {
  id: 'dice',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const coming = comingRound(view, desk, random);
    const side = wish % 2 === 0 ? 'attacker' : 'defender';
    const rolled = coming?.round[side];
    if (!rolled || rolled.extra.length > 0 !== (wish >> 1) % 2 > 0) return null;
    return {
      question: { type: 'answer', ask: `dice:${side}`, value: rolled.dice },
      line: [coming!.action],
      told: true,
      why: [...rolled.extra],
    };
  },
};
