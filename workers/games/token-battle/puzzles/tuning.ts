import type { Goal } from '../../../analysis/contract';
import { exactNumber } from '../../../puzzles/exact';
import type { Node, Solved, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import { incomeIn } from '../gains';
import { optionsOf } from '../default-options';
import { other, type Side, type State } from '../state';

/** Nodes for one first action while looking for puzzles. */
export const BUDGET = 40_000;

/** How often other points are tried for one position. */
const TRIES = 4;

/** The state with other points; null if they are none a game that goes on can have. */
export function withPoints(state: State, side: Side, own: number, enemy: number): State | null {
  const { pointLimit } = optionsOf(state.options);
  if (Math.min(own, enemy) < 0 || Math.max(own, enemy) >= pointLimit) return null;
  return { ...state, points: { ...state.points, [side]: own, [other(side)]: enemy } };
}

/**
 * The position moved so close to the point limit, both players alike, that every line ends within `turns` turns; with
 * the exact margins of all first actions. Null if no such points were found.
 */
export function nearTheEnd(
  walker: Walker<State>,
  node: Node,
  turns: number,
  random: Random,
): { node: Node; goal: Goal; solved: Solved } | null {
  const goal: Goal = { kind: 'bestMargin', turns };
  const state = walker.state(node);
  const side = state.turn as Side;
  const income = incomeIn(node);
  const leader: Side = state.points.A >= state.points.B ? 'A' : 'B';
  const { pointLimit } = optionsOf(state.options);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const most = Math.max(1, Math.round(income[leader] * (turns - 0.5 * attempt)));
    const shift = pointLimit - 1 - random(most) - state.points[leader];
    const near = withPoints(state, side, state.points[side] + shift, state.points[other(side)] + shift);
    if (!near) continue;
    const moved = walker.enter(near);
    const solved = walker.solve(moved, goal, BUDGET);
    if (solved) return { node: moved, goal, solved };
  }
  return null;
}

/** Best and second best value, as numbers; the second is of the actions that are not right. */
export function topTwo({ values, right, value }: Solved): { best: number; second: number } {
  const others = [...values].filter(([action]) => !right.includes(action)).map(([, one]) => exactNumber(one));
  return { best: exactNumber(value), second: Math.max(...others) };
}

/** The node with the final margins of all lines lower by `by`: fewer points for the solver, or more for the opponent. */
export function lowered(walker: Walker<State>, node: Node, by: number, random: Random): Node | null {
  const state = walker.state(node);
  const side = state.turn as Side;
  const [own, enemy] = [state.points[side], state.points[other(side)]];
  const tuned = random(2) === 0 ? withPoints(state, side, own - by, enemy) : withPoints(state, side, own, enemy + by);
  return tuned && walker.enter(tuned);
}
