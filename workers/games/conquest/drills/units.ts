import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { STEPS } from './borders';

/** With more cards than these the question is one of patience. */
const MOST_CARDS = 6;

/** How many units come of turning over all cards (CQ-REC-1). */
export const units: DrillKind<Board> = {
  id: 'units',
  steps: STEPS,
  ask({ question, board }) {
    const { cards, income } = board.players[board.player];
    const held = Object.keys(cards);
    const worthAsking = held.length > 0 && held.length <= MOST_CARDS && !Object.values(cards).includes(true);
    if (question !== 'turn-card' || income === null || !worthAsking) return null;
    return { question: { type: 'answer', ask: 'units', value: income } };
  },
};
