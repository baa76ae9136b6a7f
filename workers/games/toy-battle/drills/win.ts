import type { DrillKind } from '../../../drills/drill';
import { hqDistance } from '../distance';
import type { Board } from '../state';
import { PLAIN_BOARDS } from './boards';

/** Placements to the enemy headquarters from which on winning looks possible. */
const NEAR = 2;

const ANSWERS = ['yes', 'no'];

/** Whether the side to move can win this turn, whatever chance brings. */
export const win: DrillKind<Board> = {
  id: 'win',
  setups: PLAIN_BOARDS,
  steps: 70,
  ask({ board, choices, question }, desk, _, wish) {
    // Without a tile nothing can be placed, and the answer is plain.
    if (question !== 'turn' || board.rack[board.toMove] === '') return null;
    if (hqDistance(board, board.toMove) > NEAR) return null;
    const wins = choices.map(({ action }) => action).filter((action) => desk.wins(action));
    // Of several winning moves the one that needs nothing after it explains itself best.
    const best = wins.find((action) => desk.after(action).actor === 'over') ?? wins[0];
    if ((best === undefined) === (wish % 2 === 0)) return null;
    return {
      question: { type: 'choose', ask: 'win', options: ANSWERS, right: best === undefined ? 1 : 0 },
      line: best === undefined ? [] : [best],
    };
  },
};
