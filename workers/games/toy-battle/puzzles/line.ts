import { decode, type ActionParts } from '../actions';
import { reach } from '../../../engine/toy-battle';
import type { Node, Walker } from '../../../puzzles/walker';
import { boardOf } from '../board';
import type { Board, State } from '../state';

/** One action of a line, with the boards around it. */
export interface Step {
  text: string;
  parts: ActionParts;
  before: Board;
  after: Board;
}

export function boardAt(walker: Walker<State>, node: Node): Board {
  const state = walker.state(node);
  walker.engine.restore(node);
  return boardOf(state, (seat) => reach(walker.engine, seat));
}

/** The boards of a line, which has to be playable. */
export function stepsOf(walker: Walker<State>, root: Node, line: readonly string[]): Step[] {
  let node = root;
  let before = boardAt(walker, root);
  return line.map((text) => {
    const action = walker.action(node, text);
    node = walker.play(node, action);
    const after = boardAt(walker, node);
    const step = { text, parts: decode(action), before, after };
    before = after;
    return step;
  });
}

/** Regions a step adds to a side's claims. */
export const claims = ({ before, after }: Step, side: Board['toMove']): string[] =>
  Object.keys(after.taken).filter((region) => after.taken[region] === side && before.taken[region] !== side);
