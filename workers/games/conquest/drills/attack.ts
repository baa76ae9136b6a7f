import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { overBorders, STEPS } from './borders';

/** Across which borders a battle may be begun from a territory (CQ-ATT-3). */
export const attack: DrillKind<Board> = {
  id: 'attack',
  steps: STEPS,
  ask(view, _desk, random) {
    if (view.question !== 'attack') return null;
    const found = overBorders(view, 'border', random);
    return found && { question: { type: 'mark', ask: `attack:${found.from}`, nodes: found.nodes } };
  },
};
