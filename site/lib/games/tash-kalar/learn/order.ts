import type { RuleId, View } from '$workers/contract';
import type { Step } from '$lib/learn/lesson';
import type { TurnOrder } from '$lib/learn/teaching';

/** The step that teaches claiming goes through the end of a turn row by row. */
const SHOWN_BY: RuleId = 'TS-HIGH-1';

const CLAIMING: readonly RuleId[] = ['TS-HIGH-6', 'TS-HIGH-1'];
const AFTER: readonly RuleId[] = ['TS-HIGH-3', 'TS-DRAW-5', 'TS-END-2'];

/** See `Teaching.order`; the order of a turn in section 2 of the rules. */
export function order(step: Step): TurnOrder | null {
  if (!step.teaches.includes(SHOWN_BY)) return null;
  return {
    opening: ['TS-TURN-2'],
    rows(action: string, { question }: View) {
      if (action.startsWith('claim ')) return [...AFTER];
      return question === 'claim' ? [...CLAIMING] : [];
    },
  };
}
