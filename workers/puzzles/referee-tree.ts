import type { Goal } from '../analysis/contract';
import type { Judge } from '../referee/judge';
import type { TreeGame } from './proof';

/** A solution tree as a referee sees it; `right` answers with what is best at a node of the solver. */
export function refereeTree(
  referee: Judge,
  root: unknown,
  goal: Goal,
  right: (node: unknown, goal: Goal) => string[],
): TreeGame<unknown> {
  const { tree, goalAt } = referee;
  const solver = tree.seat(root);
  return {
    turn(node) {
      if (!goalAt(root, goal, node)) return 'ended';
      return tree.actor(node) === 'player' && tree.seat(node) === solver ? 'solver' : 'other';
    },
    steps: (node) =>
      tree.actor(node) === 'chance' ? tree.outcomes(node).map(({ action }) => action) : tree.legal(node),
    play: (node, action) => tree.apply(node, action),
    right: (node) => right(node, goalAt(root, goal, node)!),
  };
}
