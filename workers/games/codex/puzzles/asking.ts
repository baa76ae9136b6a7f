/** A question put to a small position, and whether its answer is worth a puzzle. */
import type { Goal } from '../../../analysis/contract';
import { plainAction } from '../../../engine/codex';
import { exactNumber } from '../../../puzzles/exact';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { TextError } from '../../../session';
import { told, type State } from '../state';
import type { Table } from '../table';

/** Nodes one first action may cost while puzzles are looked for, and all of them together: the referee is slow. */
const BUDGET = 1500;
const MOST_NODES = 700;
const FEWEST_NODES = 12;
/** First actions there have to be, at least. */
const FEWEST = 4;

/** The node of a table; null where taking things away has left what the rules do not allow. */
export function entered(walker: Walker<State>, table: Table): Node | null {
  try {
    const node = walker.enter(told(table));
    return typeof walker.actor(node) === 'number' ? node : null;
  } catch (error) {
    if (error instanceof TextError || error instanceof RangeError) return null;
    throw error;
  }
}

/** @param most nodes the proof may have */
export function draftOf(walker: Walker<State>, table: Table, goal: Goal, most = MOST_NODES): Draft | null {
  const node = entered(walker, table);
  if (!node) return null;
  const solved = walker.solve(node, goal, BUDGET);
  return solved && solved.nodes <= most ? { node, goal, solved } : null;
}

export const best = ({ solved }: Draft): number => exactNumber(solved.value);

/** Whether the answer is a chance, and neither certain nor impossible. */
export const isUncertain = ({ solved: { value } }: Draft): boolean => value.den !== 1 && value.num > 0;

/** What a plain player does first. */
function plainFirst(walker: Walker<State>, { node }: Draft): number {
  walker.engine.restore(node);
  return plainAction(walker.engine);
}

/** Few answers of many are right. */
const isChoice = ({ solved: { right, values, nodes } }: Draft): boolean =>
  values.size >= FEWEST && right.length <= Math.max(1, Math.floor(values.size / 3)) && nodes >= FEWEST_NODES;

/** Few answers are right, and what a plain player does at once is none of them. */
export const isHard = (walker: Walker<State>, draft: Draft): boolean =>
  isChoice(draft) && !draft.solved.right.includes(plainFirst(walker, draft));

/** Wrong answers that bring something. */
export const tempting = ({ values, right }: Draft['solved']): number =>
  [...values].filter(([action, { num }]) => !right.includes(action) && num > 0).length;
