import { shortfalls } from '../../../engine/tash-kalar';
import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { cardByWord } from '../cards';
import { patternNumber } from '../measures';
import type { State } from '../state';
import { asksForAll } from './kinds';
import { kindOfGoal, motifsOf } from './themes';

/** Nodes one decision of a line may cost. */
const BUDGET = 1_000_000;

/** 1 for what spends an action or a flare; the decisions of effects belong to the card that was played. */
export const effort = (action: string): number => (/^(place |summon |flare$)/.test(action) ? 1 : 0);

/** Reads themes, length and temptations of a puzzle off its solution; `line` is the main line of `tree`. */
export function study(
  walker: Walker<State>,
  draft: Draft,
  tree: SolutionTree,
  line: readonly string[],
  plain = false,
): Study | null {
  const full = [...line, ...lineFrom(walker, draft, walker.follow(draft.node, line))];
  const state = walker.state(draft.node);
  const all = asksForAll(draft.goal);
  const decoys = all ? temptingSquares(walker, draft) : decoysOf(walker, draft);
  if (!plain && isDull(full, decoys)) return null;
  const spent = full.filter(effort).length;
  const decided = full.filter((action) => effort(action) === 0 && !/^(done|end|claim|skip)/.test(action)).length;
  return {
    themes: [kindOfGoal(draft.goal, state), ...motifsOf(walker, draft.node, full)],
    placements: spent,
    depth: all ? SEEN_AT_A_GLANCE * draft.solved.right.length : spent + Math.min(2, decided),
    effect: decided > 0,
    decoys,
    assumptions: ['no-discarding', 'before-drawing'],
    refutations: refutationsOf(walker, draft),
  };
}

/** Nothing is played but pieces, or only one action is spent and no other card could be played. */
const isDull = (line: readonly string[], decoys: number): boolean =>
  line.every((action) => !/^(summon|flare)/.test(action)) || (decoys === 0 && line.filter(effort).length < 2);

/** Best play from a node to where the goal is settled; among equals what is listed last, which summons rather than places. */
function lineFrom(walker: Walker<State>, { node: root, goal }: Draft, from: Node): string[] {
  const line: string[] = [];
  let node = from;
  while (!walker.goalAt(root, goal, node).settled) {
    const action = walker.solve(node, goal, BUDGET, root)!.right.at(-1)!;
    line.push(walker.text(node, action));
    node = walker.play(node, action);
  }
  return line;
}

const NOTES: Readonly<Record<string, string>> = {
  play: 'not-played',
  claim: 'not-fulfilled',
  points: 'too-few-points',
  bestTurn: 'less',
  killLegend: 'legend-stands',
  winNow: 'not-ahead',
  keepCold: 'flare-wakes',
  shutOut: 'still-comes',
  come: 'not-there',
  idle: 'does-something',
  spare: 'no-room',
};

/** What becomes of every wrong first action: the best that follows it. */
function refutationsOf(walker: Walker<State>, draft: Draft): Record<string, Refutation> {
  const { node, goal, solved } = draft;
  const wrong = [...solved.values.keys()].filter((action) => !solved.right.includes(action));
  return Object.fromEntries(
    wrong.map((action): [string, Refutation] => {
      const text = walker.text(node, action);
      return [text, { line: [text, ...lineFrom(walker, draft, walker.play(node, action))], note: NOTES[goal.kind]! }];
    }),
  );
}

/** Where every right square is asked for, each of them adds this much of a placement to be seen ahead. */
const SEEN_AT_A_GLANCE = 0.5;

/** Squares that look right where all are asked for: other targets of the being, and those a single piece is lacking for. */
function temptingSquares(walker: Walker<State>, draft: Draft): number {
  if (draft.goal.kind === 'idle') return decoysOf(walker, draft);
  walker.engine.restore(draft.node);
  const lacking = shortfalls(walker.engine, patternNumber(cardByWord(draft.goal.card!)!.id));
  return new Set(lacking.map(({ target }) => target)).size;
}

/** Wrong first actions that play a card. */
const decoysOf = (walker: Walker<State>, { node, solved }: Draft): number =>
  [...solved.values.keys()].filter(
    (action) => !solved.right.includes(action) && /^(summon|flare)/.test(walker.text(node, action)),
  ).length;
