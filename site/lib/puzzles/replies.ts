/** How chance and the opponent go on from where the solver stands, read from the solution tree. */
import type { View } from '$workers/contract';
import type { SolutionTree } from '$workers/puzzles/puzzle';
import { isEmpty } from './tree';

/** What is asked of the engine: the node after one action. */
export type Follow = (view: View, action: string) => Promise<View>;

/** Decisions the solver still has to make if all go on: the solver the shortest way, everybody else the longest. */
export async function lengthOf(view: View, tree: SolutionTree, solver: number, follow: Follow): Promise<number> {
  const actions = Object.keys(tree);
  if (actions.length === 0) return 0;
  const own = view.actor === 'player' && view.seat === solver;
  const lengths: number[] = [];
  for (const action of actions) {
    const below = tree[action]!;
    lengths.push(isEmpty(below) ? 0 : await lengthOf(await follow(view, action), below, solver, follow));
  }
  return own ? 1 + Math.min(...lengths) : Math.max(...lengths);
}

/**
 * A reply that keeps the solver busy longest. Equal ones take turns: `round` is the number of tries before this one.
 * Null if the tree ends here.
 */
export async function replyOf(
  view: View,
  tree: SolutionTree,
  solver: number,
  round: number,
  follow: Follow,
): Promise<string | null> {
  const actions = Object.keys(tree).sort();
  if (actions.length < 2) return actions[0] ?? null;
  const lengths = new Map<string, number>();
  for (const action of actions) {
    const below = tree[action]!;
    lengths.set(action, isEmpty(below) ? 0 : await lengthOf(await follow(view, action), below, solver, follow));
  }
  const longest = Math.max(...lengths.values());
  const equal = actions.filter((action) => lengths.get(action) === longest);
  return equal[round % equal.length]!;
}
