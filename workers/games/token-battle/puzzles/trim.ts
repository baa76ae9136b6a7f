import type { Draft } from '../../../puzzles/puzzle-game';
import type { Solved, Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import type { State } from '../state';
import { BUDGET } from './tuning';

/** A board below this size is not thinned out any further. */
const FEWEST_TOKENS = 8;

/**
 * Takes off the board, in random order, every token without which the same first actions are right and the question
 * still `fits`, as long as there are no more than `mostLegal` actions to choose from.
 */
export function trim(
  walker: Walker<State>,
  draft: Draft,
  fits: (draft: Draft) => boolean,
  mostLegal: number,
  random: Random,
): Draft {
  let kept = draft;
  for (const field of shuffled(Object.keys(walker.state(draft.node).board), random)) {
    const state = walker.state(kept.node);
    if (Object.keys(state.board).length <= FEWEST_TOKENS) break;
    const board = { ...state.board };
    delete board[field];
    const node = walker.enter({ ...state, board, last: state.last === field ? null : state.last });
    if (walker.legal(node).length > mostLegal) break;
    const solved = walker.solve(node, kept.goal, BUDGET);
    if (!solved || !sameRight(solved, kept.solved)) continue;
    const thinner = { node, goal: kept.goal, solved };
    if (fits(thinner)) kept = thinner;
  }
  return kept;
}

const sameRight = (a: Solved, b: Solved): boolean => a.right.join() === b.right.join();
