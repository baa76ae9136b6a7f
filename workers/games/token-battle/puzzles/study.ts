import { exactNumber } from '../../../puzzles/exact';
import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { resultOf } from '../ending';
import type { Effect } from '../effects';
import type { State } from '../state';
import { bestPlay } from './best-play';
import { forecast, immediate, temptedBy } from './simple-players';
import { tell } from './told';
import { themesOf } from './themes';

/** What a turn always brings, whatever the card. */
const ORDINARY: readonly Effect['kind'][] = [
  'cardUsed',
  'placed',
  'reached',
  'scored',
  'gain',
  'nextTurn',
  'gameOver',
  'extraUsed',
];

/** Reads themes, length and temptations of a puzzle off its solution. */
export function study(walker: Walker<State>, draft: Draft, tree: SolutionTree): Study {
  const refutations = refutationsOf(walker, draft);
  const told = tell(walker, draft, tree, Object.values(refutations));
  const own = told.steps.filter(({ side }) => side === told.side);
  return {
    themes: themesOf(told),
    placements: own.length,
    depth: told.steps.length,
    effect: own.some(({ effects }) => effects.some(({ kind }) => !ORDINARY.includes(kind))),
    decoys: decoys(walker, draft),
    assumptions: ['open-stacks', ...(draft.goal.turns === undefined ? [] : ['counted-turns'])],
    refutations,
  };
}

/** What beats every wrong first action: best play of both sides to where the goal is settled. */
function refutationsOf(walker: Walker<State>, { node, goal, solved }: Draft): Record<string, Refutation> {
  const wrong = [...solved.values.keys()].filter((action) => !solved.right.includes(action));
  return Object.fromEntries(
    wrong.map((action): [string, Refutation] => {
      const text = walker.text(node, action);
      const line = [text, ...bestPlay(walker, node, goal, walker.play(node, action))];
      return [text, { line, note: NOTES[goal.kind] ?? resultNote(walker.state(walker.follow(node, line))) }];
    }),
  );
}

const NOTES: Readonly<Record<string, string>> = {
  bestTurn: 'less',
  bestSequence: 'less',
  bestMargin: 'smaller-margin',
  reachTop: 'still-covered',
};

/** How a line ends that does not win. */
function resultNote(end: State): string {
  if (!resultOf(end)) return 'too-late';
  return end.points.A === end.points.B ? 'draws' : 'loses';
}

/** Wrong first actions that look good: nearly as good where one turn is compared, else good in the eyes of both simple players. */
function decoys(walker: Walker<State>, { node, goal, solved }: Draft): number {
  if (goal.kind === 'bestTurn') return nearlyBest(solved);
  const seen = temptedBy(immediate(walker, node), solved.right);
  // Whoever looks one move ahead sees that this turn ends the game.
  if (goal.kind === 'winNow') return seen.length;
  const foreseen = temptedBy(forecast(walker, node), solved.right);
  return seen.filter((action) => foreseen.includes(action)).length;
}

/** Wrong actions that get more than half of the way from an ordinary one to the best. */
function nearlyBest({ values, value, right }: Draft['solved']): number {
  const all = [...values.values()].map(exactNumber).sort((a, b) => a - b);
  const ordinary = all[all.length >> 1]!;
  const half = (ordinary + exactNumber(value)) / 2;
  return all.filter((one) => one > half).length - right.length;
}
