import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { BUDGET, GOAL } from './drafts';

/** Reads themes, length and refutations of a puzzle off its solution; null with more than two seats, which would have to agree on what beats a wrong answer. */
export function study(
  walker: Walker<State>,
  { node, goal, solved }: Draft,
  _tree: SolutionTree,
  line: readonly string[],
): Study | null {
  if (walker.state(node).seats > 2) return null;
  const refutation = (action: number): [string, Refutation] => {
    const text = walker.text(node, action);
    return [text, { line: [text, ...bestPlay(walker, node, walker.play(node, action))], note: 'no-win' }];
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

/** Best play of both from a node to where the goal asked at `root` is settled. */
function bestPlay(walker: Walker<State>, root: Node, from: Node): string[] {
  const line: string[] = [];
  let node = from;
  while (!walker.goalAt(root, GOAL, node).settled) {
    const [action] = walker.solve(node, GOAL, BUDGET, root)!.right;
    line.push(walker.text(node, action!));
    node = walker.play(node, action!);
  }
  return line;
}
