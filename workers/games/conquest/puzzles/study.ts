import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { tempting } from './asking';
import { tellLine } from './line';
import { themesOf } from './themes';

/** What a wrong answer is told to be: fewer chances, or less at the end. */
const NOTES: Readonly<Record<string, string>> = { most: 'less' };

/** Own decisions that count towards the difficulty; further ones follow from the plan. */
const DEEPEST = 4;

/** Reads themes, length and temptations of a puzzle off its solution. */
export function study(walker: Walker<State>, draft: Draft, _: SolutionTree, line: readonly string[]): Study {
  const { node, goal, solved } = draft;
  const own = line.filter((_, i) => walker.actor(walker.follow(node, line.slice(0, i))) === walker.actor(node));
  return {
    themes: themesOf(walker, draft, line),
    placements: own.length,
    depth: Math.min(DEEPEST, own.length),
    effect: false,
    decoys: tempting(solved),
    assumptions: goal.kind === 'most' ? ['nobody-interferes'] : ['best-play'],
    refutations: refutationsOf(walker, draft),
  };
}

/** What becomes of every wrong first action: best play of everybody as far as the puzzle tells it. */
function refutationsOf(walker: Walker<State>, { node, goal, solved }: Draft): Record<string, Refutation> {
  const wrong = [...solved.values.keys()].filter((action) => !solved.right.includes(action));
  return Object.fromEntries(
    wrong.map((action): [string, Refutation] => {
      const text = walker.text(node, action);
      const line = [text, ...tellLine(walker, node, goal, walker.play(node, action))];
      return [text, { line, note: NOTES[goal.kind] ?? 'less-likely' }];
    }),
  );
}
