import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../state';
import { topSide } from '../tiles';
import { PLAIN_BOARDS } from './boards';

/** Fewer tiles than these are seen through at a glance. */
const FEWEST = 4;

/** Every own base that the line from the headquarters does not reach. */
export const cut: DrillKind<Board> = {
  id: 'cut',
  setups: PLAIN_BOARDS,
  steps: 60,
  ask({ board, question }) {
    const { stacks, stranded, toMove } = board;
    const nodes = stranded[toMove];
    const held = Object.values(stacks).filter((stack) => topSide(stack) === toMove);
    if (question !== 'turn' || nodes.length === 0 || held.length < FEWEST) return null;
    return { question: { type: 'mark', ask: `stranded:${toMove}`, nodes } };
  },
};
