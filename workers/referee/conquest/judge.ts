import type { Judge } from '../judge';
import { game, settle } from './game';
import { goalLeft, solveGoal, type Goal } from './goals';
import { read } from './read';
import type { State } from './state';

export const judge: Judge<State> = {
  enter(_, notation) {
    const reading = read(notation);
    if (!reading.ok) throw new RangeError(`${notation}: ${reading.error}`);
    return settle(reading.state);
  },
  solve: (node, goal, watch) => solveGoal(node, goal as Goal, watch),
  tree: game,
  goalAt: (root, goal, node) => goalLeft(root, goal as Goal, node),
};
