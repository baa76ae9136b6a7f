import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { isReadable, STEPS } from './table';
import { choose } from './walk';

const MOST = 6;

/** Everything that an effect may choose. */
export const target: DrillKind<Board> = {
  id: 'target',
  steps: STEPS,
  choose,
  ask({ board, choices, question }) {
    if (question !== 'pick' || !isReadable(board)) return null;
    const nodes = choices.flatMap(({ picks }) => {
      const found = picks.length === 1 ? /^thing:(\d+)$/.exec(picks[0]!) : null;
      return found ? [found[1]!] : [];
    });
    const isClear = nodes.length === choices.length || choices.length - nodes.length === 1;
    if (!isClear || nodes.length < 2 || nodes.length > MOST || board.things.length - nodes.length < 3) return null;
    return { question: { type: 'mark', ask: 'target', nodes } };
  },
};
