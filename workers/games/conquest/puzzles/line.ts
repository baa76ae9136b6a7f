import type { Goal } from '../../../analysis/contract';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';

/** Nodes one decision of a line may cost. */
const BUDGET = 1_000_000;

/**
 * Best play of everybody under a goal asked at `root`, as far as puzzles tell it: to where chance decides, or to the end.
 * Null where that takes too long.
 */
export function tellLine(walker: Walker<State>, root: Node, goal: Goal, from: Node): string[] | null {
  const line: string[] = [];
  let node = from;
  while (walker.actor(node) !== 'chance' && !walker.goalAt(root, goal, node).settled) {
    const solved = walker.solve(node, goal, BUDGET, root);
    if (!solved) return null;
    const action = solved.right[0]!;
    line.push(walker.text(node, action));
    node = walker.play(node, action);
  }
  return line;
}
