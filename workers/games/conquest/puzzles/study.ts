import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { tempting } from './asking';
import { tellLine } from './line';
import { themesOf } from './themes';

/** What a wrong answer is told to be: fewer chances, or less at the end. */
const NOTES: Readonly<Record<string, string>> = { most: 'less', cheapest: 'less' };

/** Own decisions that count towards the difficulty; further ones follow from the plan. */
const DEEPEST = 4;

/** Reads themes, length and temptations of a puzzle off its solution. */
export function study(walker: Walker<State>, draft: Draft, _: SolutionTree, line: readonly string[]): Study | null {
  const { node, goal, solved } = draft;
  const refutations = refutationsOf(walker, draft);
  if (!refutations) return null;
  const own = line.filter((_, i) => walker.actor(walker.follow(node, line.slice(0, i))) === walker.actor(node));
  return {
    themes: themesOf(walker, draft, line),
    placements: own.length,
    depth: Math.min(DEEPEST, own.length),
    effect: false,
    decoys: tempting(solved),
    assumptions: goal.kind === 'most' ? ['nobody-interferes'] : ['best-play'],
    refutations,
  };
}

/** What becomes of every wrong first action: best play of everybody as far as the puzzle tells it. */
function refutationsOf(walker: Walker<State>, { node, goal, solved }: Draft): Record<string, Refutation> | null {
  const wrong = [...solved.values.keys()].filter((action) => !solved.right.includes(action));
  const refutations: Record<string, Refutation> = {};
  for (const action of wrong) {
    const text = walker.text(node, action);
    const rest = tellLine(walker, node, goal, walker.play(node, action));
    if (!rest) return null;
    refutations[text] = { line: [text, ...rest], note: NOTES[goal.kind] ?? 'less-likely' };
  }
  return refutations;
}
