import { enter, game, goalLeft, solveGoal, type Goal, type State } from '../tash-kalar';
import type { Judge } from '../judge';

export const judge: Judge<State> = {
  enter: (state) => enter(state),
  solve: (node, goal, watch) => solveGoal(node, goal as Goal, watch),
  tree: game,
  goalAt: (root, goal, node) => goalLeft(root, goal as Goal, node),
};
