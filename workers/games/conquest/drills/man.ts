import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { overBorders, STEPS } from './borders';

/** Which borders of a territory can be manned: those that are hostile and have room (CQ-FRONT-1, CQ-MOVE-9). */
export const man: DrillKind<Board> = {
  id: 'man',
  steps: STEPS,
  ask(view, _desk, random) {
    if (view.question !== 'man') return null;
    const found = overBorders(view, 'man-front', random);
    return found && { question: { type: 'mark', ask: `man:${found.from}`, nodes: found.nodes } };
  },
};
