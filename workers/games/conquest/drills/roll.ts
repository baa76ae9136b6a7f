import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { rollFor } from '../round';
import { oneOf, STEPS } from './borders';
import { comingRound } from './rounds';

/** How many divisions of the attacker a roll hits (CQ-DICE-6 to -10); `ask` says what the dice show, the highest first. */
export const roll: DrillKind<Board> = {
  id: 'roll',
  steps: STEPS,
  ask(view, desk, random) {
    const coming = comingRound(view, desk, random);
    const hits = coming && oneOf(coming.node.outcomes, random)?.action.replace('roll ', '');
    if (!hits) return null;
    const shown = rollFor(coming.round, hits, random(2 ** 31));
    const value = [...hits].filter((one) => one === 'a').length;
    return {
      question: { type: 'answer', ask: `roll:${shown.attacker.join('')}:${shown.defender.join('')}`, value },
      line: [coming.action],
      told: true,
      why: [hits],
    };
  },
};
