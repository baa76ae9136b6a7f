import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { oneOf, STEPS } from './borders';

const ANSWERS = ['yes', 'no'];

/** Whether an open mission is complete (CQ-MISS-2); as often as not it is. */
export const mission: DrillKind<Board> = {
  id: 'mission',
  steps: STEPS,
  ask({ question, board, choices }, _desk, random, wish) {
    if (question !== 'claim') return null;
    const complete = new Set(choices.map(({ action }) => action));
    const rows = board.table.flatMap((one, row) => (one === null ? [] : [row]));
    const right = wish % 2;
    const row = oneOf(
      rows.filter((one) => complete.has(`claim ${one}`) === (right === 0)),
      random,
    );
    if (row === undefined) return null;
    return { question: { type: 'choose', ask: `mission:${board.table[row]}`, options: ANSWERS, right } };
  },
};
