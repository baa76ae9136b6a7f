import type { Goal } from '../../../analysis/contract';
import type { Node, Walker } from '../../../puzzles/walker';
import { other, SIDES, type State } from '../state';

/** Nodes one decision of a line may cost. */
const BUDGET = 1_000_000;

/**
 * Best play of both sides under a goal asked at `root`, from a node to where the goal is settled. Of equally good moves
 * everybody takes the one that scores best at once.
 */
export function bestPlay(walker: Walker<State>, root: Node, goal: Goal, from: Node): string[] {
  const line: string[] = [];
  let node = from;
  while (!walker.goalAt(root, goal, node).settled) {
    const action = scoringBest(walker, node, walker.solve(node, goal, BUDGET, root)!.right);
    line.push(walker.text(node, action));
    node = walker.play(node, action);
  }
  return line;
}

function scoringBest(walker: Walker<State>, node: Node, actions: readonly number[]): number {
  const side = SIDES[walker.actor(node) as number]!;
  let most = -Infinity;
  return actions.reduce((best, action) => {
    const { points } = walker.state(walker.play(node, action));
    const liked = points[side] - points[other(side)];
    if (liked <= most) return best;
    most = liked;
    return action;
  }, actions[0]!);
}
