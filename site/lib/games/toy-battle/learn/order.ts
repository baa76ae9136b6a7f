import type { View } from '$workers/contract';
import type { Step } from '$lib/learn/lesson';
import type { TurnOrder } from '$lib/learn/teaching';

/** The step that teaches how a turn begins is gone through row by row. */
const SHOWN_BY = 'TB-SEQ-1';

/** See `Teaching.order`. */
export function order(step: Step): TurnOrder | null {
  return step.teaches.includes(SHOWN_BY) ? { opening: ['TB-SEQ-1', 'TB-SEQ-2'], rows } : null;
}

function rows(action: string, after: View): string[] {
  const end = after.question === 'turn' ? ['TB-SEQ-9', 'TB-SEQ-10'] : [];
  if (action.startsWith('~')) return ['TB-SEQ-3', ...end];
  if (action.startsWith('place')) return ['TB-SEQ-4', 'TB-SEQ-6', 'TB-SEQ-7', 'TB-SEQ-8', ...end];
  return end;
}
