import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';

/** Nodes a proof may cost. */
export const BUDGET = 1_000_000;

/** The only question there is. */
export const GOAL = { kind: 'winGame' };

/** The question how to win, where some answers do and others do not. */
export function draftOf(walker: Walker<State>, node: Node): Draft | null {
  const solved = walker.solve(node, GOAL, BUDGET);
  const asks = solved && solved.value.num > 0 && solved.right.length < solved.values.size;
  return asks ? { node, goal: GOAL, solved } : null;
}
