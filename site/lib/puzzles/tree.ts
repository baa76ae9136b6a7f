/** What a solution tree says without the engine. */
import type { SolutionTree } from '$workers/puzzles/puzzle';

export const isEmpty = (tree: SolutionTree): boolean => Object.keys(tree).length === 0;

/** The right answer that ends soonest, by the depth of what follows it; the first in order among equals. */
export function shortest(tree: SolutionTree): string | null {
  const depth = (below: SolutionTree): number => Math.max(0, ...Object.values(below).map((next) => 1 + depth(next)));
  const actions = Object.keys(tree);
  return actions.length === 0 ? null : actions.reduce((a, b) => (depth(tree[b]!) < depth(tree[a]!) ? b : a));
}
