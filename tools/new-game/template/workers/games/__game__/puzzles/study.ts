import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { BUDGET, GOAL } from './drafts';

/** Reads themes, length and refutations of a puzzle off its solution; null with more than two seats, where a wrong answer is not beaten by one reply. */
export function study(
  walker: Walker<State>,
  { node, goal, solved }: Draft,
  _tree: SolutionTree,
  line: readonly string[],
): Study | null {
  if (walker.state(node).seats > 2) return null;
  const refutation = (action: number): [string, Refutation] => {
    const text = walker.text(node, action);
    return [text, { line: [text, bestReply(walker, walker.play(node, action))], note: 'no-win' }];
  };
  const wrong = [...solved.values.keys()].filter((action) => !solved.right.includes(action));
  return {
    themes: [goal.kind],
    placements: Math.ceil(line.length / 2),
    depth: line.length,
    effect: false,
    decoys: 0,
    assumptions: [],
    refutations: Object.fromEntries(wrong.map(refutation)),
  };
}

const bestReply = (walker: Walker<State>, node: Node): string =>
  walker.text(node, walker.solve(node, GOAL, BUDGET)!.right[0]!);
