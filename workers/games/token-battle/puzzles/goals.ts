import { PLY, TO_MOVE } from '../../../../assembly/games/token-battle/layout';
import type { Exact, Goal } from '../../../analysis/contract';
import type { Node, Walker } from '../../../puzzles/walker';
import { resultOf } from '../ending';
import { incomeIn } from '../gains';
import { other, type Side, type Sided, type State } from '../state';

const whole = (num: number): Exact => ({ num, den: 1 });
const margin = (of: Sided<number>, side: Side): number => of[side] - of[other(side)];
const mover = ({ turn }: State): Side => turn as Side;

const onTop = (state: State, side: Side, card: string): boolean => state.cards[side].some(([top]) => top === card);

/** Turns of both players that a goal looks ahead. */
const turnsOf = ({ kind, turns }: Goal): number => (kind === 'winNow' || kind === 'bestTurn' ? 1 : turns!);

/** Turns played before a node. */
const plyOf = (node: Node): number => node[PLY]! | (node[PLY + 1]! << 8);

/**
 * The goal as it stands at a later node of the proof that began at `root`; null where it is settled. It is asked at every
 * node of every line, so it reads what it can from the bytes.
 */
export function goalAt(walker: Walker<State>, root: Node, goal: Goal, node: Node): Goal | null {
  const played = plyOf(node) - plyOf(root);
  const left = turnsOf(goal) - played;
  const settled =
    left <= 0 ||
    walker.actor(node) === 'over' ||
    (goal.kind === 'bestSequence' && node[TO_MOVE] !== root[TO_MOVE]) ||
    (goal.kind === 'reachTop' && played > 0 && onTop(walker.state(node), mover(walker.state(root)), goal.card!));
  if (settled) return null;
  return goal.turns === undefined ? goal : { ...goal, turns: left };
}

/** What a node is worth to the player who decides at `root`, the goal being settled there. */
export function worth(walker: Walker<State>, root: Node, goal: Goal, node: Node): Exact {
  const start = walker.state(root);
  const state = walker.state(node);
  const side = mover(start);
  const result = resultOf(state);
  switch (goal.kind) {
    case 'bestMargin':
      return whole(margin(state.points, side));
    case 'bestTurn':
    case 'bestSequence':
      return whole(measured(goal.metric!, start, state, incomeIn(node), side));
    case 'reachTop':
      return whole(!result && onTop(state, side, goal.card!) ? 1 : 0);
    default: {
      if (result && margin(state.points, side) === 0) return goal.kind === 'winNow' ? whole(0) : { num: 1, den: 2 };
      return whole(result && margin(state.points, side) > 0 ? 1 : 0);
    }
  }
}

function measured(metric: string, start: State, state: State, income: Sided<number>, side: Side): number {
  if (metric === 'scored') return margin(state.points, side) - margin(start.points, side);
  return metric === 'gain' ? margin(income, side) : -income[other(side)];
}
