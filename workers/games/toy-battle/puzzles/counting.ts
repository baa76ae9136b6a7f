import { COPIES, TROOPS, UNSEEN } from '../../../../assembly/games/toy-battle/layout';
import { fromState, solveGoal, type Goal as RefereeGoal } from '../../../referee/toy-battle';
import type { Puzzle } from '../../../puzzles/puzzle';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { SIDES, type State } from '../state';
import { countTiles, other, tilesOf } from '../tiles';

/** The goals whose values depend on what the enemy may hold (TB-INFO-4). */
const COUNTED = ['safe-turn', 'safest-turn'];

/** Nodes one first action may cost. */
const BUDGET = 1_000_000;

/** Of each troop, what an enemy of whom nothing was ever seen could have besides its rack. */
function uncounted({ rack, toMove }: State): number[] {
  return countTiles(rack[other(toMove)]).map((count) => COPIES - count);
}

/** The node as it looks to somebody who counts nothing. No game leads there: it has more tiles than there are. */
function blind(walker: Walker<State>, node: Node): Node {
  const state = walker.state(node);
  const bytes = node.slice();
  bytes.set(uncounted(state), UNSEEN + SIDES.indexOf(other(state.toMove)) * TROOPS);
  return bytes;
}

/**
 * True if counting decides: had none of the enemy's tiles been seen, the set of best first actions would be another one.
 * Whoever does not count off what lies on the bases and in the discard then has no reason to choose as the solution does.
 */
export function countDecides(walker: Walker<State>, { node, goal, solved }: Draft): boolean {
  if (!COUNTED.includes(goal.kind)) return false;
  const guess = walker.solve(blind(walker, node), goal, BUDGET);
  return guess !== null && guess.right.join() !== solved.right.join();
}

/** What the referee finds wrong with what a puzzle says about counting. */
export function countFaults({ goal, right, themes }: Puzzle, state: State): string[] {
  if (!COUNTED.includes(goal.kind)) return themes.includes('count') ? ['nothing is to be counted here'] : [];
  const unseen = { ...state.unseen, [other(state.toMove)]: tilesOf(uncounted(state)) };
  const guess = solveGoal(fromState({ ...state, unseen }), goal as RefereeGoal);
  const decides = guess.right.join() !== right.join();
  return decides === themes.includes('count') ? [] : [`counting ${decides ? 'decides' : 'decides nothing'} here`];
}
