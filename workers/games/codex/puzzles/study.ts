import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { tempting } from './asking';
import { themesOf } from './themes';

/** Nodes one decision of a line may cost. */
const BUDGET = 20_000;
/** Own actions that count towards the difficulty; further ones follow from the plan. */
const DEEPEST = 5;
const PLAIN = 2;

/** What a wrong answer is told to be. */
const NOTES: Readonly<Record<string, string>> = {
  most: 'less',
  cheapest: 'less',
  exchange: 'less',
  survive: 'lost',
  keep: 'lost',
};

/** 1 for what is done, 0 for what is chosen while it is carried out. */
export const effortOf = (action: string): number =>
  /^(play|use|attack|summon|level|detect) /.test(action) || action === 'end' ? 1 : 0;

/** Reads themes, length and temptations of a puzzle off its solution. */
export function study(
  walker: Walker<State>,
  draft: Draft,
  _: SolutionTree,
  line: readonly string[],
  plain = false,
): Study | null {
  const { goal, solved } = draft;
  const isPlacing = goal.kind === 'survive' || goal.kind === 'keep';
  const deeds = line.filter((action) => effortOf(action) === 1).length;
  const placed = line.filter((action) => action !== 'empty').length;
  const length = isPlacing ? placed : deeds;
  // What is drawn after a first deed decides as well, and is not told.
  const isShort = length < PLAIN && solved.value.den === 1 && goal.kind !== 'exchange';
  if (!plain && !isPlacing && isShort) return null;
  const refutations = refutationsOf(walker, draft);
  if (!refutations) return null;
  return {
    themes: themesOf(draft, line),
    placements: length,
    depth: Math.min(DEEPEST, length),
    effect: line.some((action) => /^(play|use) /.test(action)),
    decoys: tempting(solved),
    assumptions: ['open-hands'],
    refutations,
  };
}

/** What becomes of every wrong first action: best play of everybody as far as it is told. */
function refutationsOf(walker: Walker<State>, { node, goal, solved }: Draft): Record<string, Refutation> | null {
  const refutations: Record<string, Refutation> = {};
  for (const action of solved.values.keys()) {
    if (solved.right.includes(action)) continue;
    const text = walker.text(node, action);
    const rest = tellLine(walker, node, goal, walker.play(node, action));
    if (!rest) return null;
    refutations[text] = { line: [text, ...rest], note: NOTES[goal.kind] ?? 'not-reached' };
  }
  return refutations;
}

/** Whether the thing that was to be kept is lost: what the opponent's turn brings is not told of the goal itself. */
function isLost(walker: Walker<State>, root: Node, { kind, nodes = [] }: Draft['goal'], node: Node): boolean {
  if (kind !== 'keep') return false;
  const { active } = walker.codec.read(root).table;
  return !walker.codec
    .read(node)
    .table.things.some(({ id, controller }) => String(id) === nodes[0] && controller === active);
}

/** Best play of everybody, to where chance decides or the question has its answer; null where that takes too long. */
function tellLine(walker: Walker<State>, root: Node, goal: Draft['goal'], from: Node): string[] | null {
  const line: string[] = [];
  let node = from;
  while (walker.actor(node) !== 'chance' && walker.goalAt(root, goal, node).value === null) {
    if (walker.actor(node) === 'over' || isLost(walker, root, goal, node)) return line;
    const solved = walker.solve(node, goal, BUDGET, root);
    if (!solved) return null;
    const action = solved.right[0]!;
    line.push(walker.text(node, action));
    node = walker.play(node, action);
  }
  return line;
}
