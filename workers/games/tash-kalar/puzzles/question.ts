import type { Goal } from '../../../analysis/contract';
import { exactNumber } from '../../../puzzles/exact';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Solved, Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import type { State } from '../state';
import { practice, type Practice } from './practice';

/** Nodes for one first action while looking for puzzles. */
const BUDGET = 30_000;
/** Nodes a whole proof may have; the referee is a hundred times as slow. */
const MOST_NODES = 6_000;
/** The same where every end of the turn opens a look at the opponent's next one. */
const MOST_ENDS = 400;
/** First actions of a puzzle. */
const FEWEST_LEGAL = 12;
const MOST_LEGAL = 90;
/** Right first actions, unless the question is about all of them. */
const MOST_RIGHT = 2;
/** A board below this size is not thinned out any further. */
const FEWEST_PIECES = 11;

export interface Question {
  from: State;
  given: Practice;
  goal: Goal;
  /** Right first actions the question may have. */
  mostRight?: number;
}

type Fits = (draft: Draft, state: State) => boolean;

/** The question with the values of all first actions; null if it cannot be asked, is too large, or has no clear answer. */
export function ask(walker: Walker<State>, { from, given, goal, mostRight = MOST_RIGHT }: Question): Draft | null {
  const node = walker.enter(practice(from, given));
  const count = walker.legal(node).length;
  if (count < FEWEST_LEGAL || count > MOST_LEGAL) return null;
  const solved = walker.solve(node, goal, BUDGET);
  const most = goal.kind === 'shutOut' ? MOST_ENDS : MOST_NODES;
  if (!solved || solved.nodes > most || solved.right.length > mostRight) return null;
  return isWon(goal, solved) ? { node, goal, solved } : null;
}

/** The goal can be reached; or the best turn gains something, and more than any other. */
function isWon(goal: Goal, solved: Solved): boolean {
  return goal.kind === 'bestTurn' ? exactNumber(solved.value) >= 2 : exactNumber(solved.value) === 1;
}

/** Asks, keeps what fits, and takes off the board, in random order, what the question does not need. */
export function question(
  walker: Walker<State>,
  asked: Question,
  random: Random,
  fits: Fits = () => true,
): Draft | null {
  const first = ask(walker, asked);
  if (!first || !fits(first, walker.state(first.node))) return null;
  let [kept, board] = [first, asked.given.board];
  for (const square of shuffled(Object.keys(board), random)) {
    if (Object.keys(board).length <= FEWEST_PIECES) break;
    const thinner = { ...board };
    delete thinner[square];
    const draft = ask(walker, { ...asked, given: { ...asked.given, board: thinner } });
    if (!draft || draft.solved.right.join() !== kept.solved.right.join()) continue;
    if (draft.solved.value.num !== kept.solved.value.num || !fits(draft, walker.state(draft.node))) continue;
    [kept, board] = [draft, thinner];
  }
  return kept;
}
