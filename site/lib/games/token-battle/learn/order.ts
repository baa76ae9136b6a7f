import type { RuleId, View } from '$workers/contract';
import type { Step } from '$lib/learn/lesson';
import type { TurnOrder } from '$lib/learn/teaching';

/** The steps that teach how a turn runs are gone through row by row. */
const SHOWN_BY = 'TK-TURN-5';

/** Section 2.5 of the rules: from the card that turns over to who is next. What follows the end test needs a game that goes on. */
const ROWS: readonly RuleId[] = ['TK-TURN-3', 'TK-CARD-2', 'TK-TURN-6', 'TK-SWAP-2', 'TK-SCORE-1', 'TK-END-5'];
const AFTER: readonly RuleId[] = ['TK-SHOT-4', 'TK-EXTRA-2'];
/** What tells one turn from the next where several are followed. */
const SHORT: readonly RuleId[] = ['TK-SCORE-1'];

/** See `Teaching.order`. */
export function order(step: Step): TurnOrder | null {
  if (!step.teaches.includes(SHOWN_BY)) return null;
  const rows = step.line.length > 1 ? SHORT : ROWS;
  return {
    opening: ['TK-TURN-1'],
    rows: (_action: string, { actor }: View) => (actor === 'over' ? [...rows] : [...rows, ...AFTER]),
  };
}
