/** A question put to a theatre, and whether its answer is worth a puzzle. */
import type { Goal } from '../../../analysis/contract';
import { exactNumber } from '../../../puzzles/exact';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Solved, Walker } from '../../../puzzles/walker';
import { TextError } from '../../../session';
import type { State } from '../state';

/** Nodes one first action may cost while puzzles are looked for. */
export const BUDGET = 12_000;

/** Nodes a proof may have: the referee looks at some thousand a second. */
const MOST_NODES = 25_000;

/** The best must be ahead of everything else by so much of a chance. */
const LEAD = 0.02;

/** Certain or hopeless battles are no question. */
const LIKELIEST = 0.97;
const LEAST_LIKELY = 0.08;

/** Answers of which the right one is to be found. */
const FEWEST = 4;

/** A wrong answer that gets this part of the best value looks good. */
const TEMPTING = 0.6;

/** Null for a position that cannot be, and where the answer takes too long. */
export function draftOf(walker: Walker<State>, state: State, goal: Goal): Draft | null {
  const node = entered(walker, state);
  if (!node || typeof walker.actor(node) !== 'number') return null;
  const solved = walker.solve(node, goal, BUDGET);
  return solved && solved.nodes <= MOST_NODES ? { node, goal, solved } : null;
}

/** The same, where there are at least so many answers, which is looked at before the proof. */
export function draftWith(walker: Walker<State>, fewest: number, state: State, goal: Goal): Draft | null {
  const node = entered(walker, state);
  return node && walker.legal(node).length >= fewest ? draftOf(walker, state, goal) : null;
}

/** The same, where the theatre is still asked what the game was: with fewer pieces a decision may have become forced. */
export function draftAt(walker: Walker<State>, state: State, goal: Goal): Draft | null {
  const node = entered(walker, state);
  return node && walker.state(node).node === state.node ? draftOf(walker, state, goal) : null;
}

/** The node of a theatre; null where taking pieces away has left what the rules do not allow. */
export function entered(walker: Walker<State>, state: State): Node | null {
  try {
    return walker.enter(state);
  } catch (error) {
    if (error instanceof TextError) return null;
    throw error;
  }
}

/** Best value, and the best of what is not right; NaN where everything is. */
export function topTwo({ values, right, value }: Solved): { best: number; second: number } {
  const others = [...values].filter(([action]) => !right.includes(action)).map(([, one]) => exactNumber(one));
  return { best: exactNumber(value), second: others.length ? Math.max(...others) : NaN };
}

/** Wrong answers that are nearly as good as the best. */
export const tempting = ({ values, right, value }: Solved): number =>
  [...values].filter(
    ([action, one]) => !right.includes(action) && exactNumber(one) >= TEMPTING * exactNumber(value) && one.num > 0,
  ).length;

/**
 * One answer, clearly ahead of others that look as good.
 *
 * @param fewest answers there have to be at least
 */
export function isChoice({ solved }: Draft, fewest = FEWEST): boolean {
  const { best, second } = topTwo(solved);
  const uncertain = best >= LEAST_LIKELY && best <= LIKELIEST;
  return (
    solved.values.size >= fewest &&
    solved.right.length === 1 &&
    uncertain &&
    best - second >= LEAD &&
    tempting(solved) > 0
  );
}

/** Few answers bring the most, and many bring less. */
export function isPlan({ solved }: Draft): boolean {
  const { best, second } = topTwo(solved);
  return best - second >= 1 && solved.values.size >= FEWEST && 2 * solved.right.length <= solved.values.size;
}

/** Some answers are too little, and some more than is needed. */
export function isSaving({ solved }: Draft): boolean {
  const { best } = topTwo(solved);
  const tooFew = [...solved.values.values()].filter(({ num }) => num < 0).length;
  return best >= 1 && tooFew >= 2 && solved.values.size >= FEWEST;
}
