import { fromState, game, goalLeft, solveGoal, type Goal, type State } from '../token-battle';
import type { Judge } from '../judge';

export const judge: Judge<State> = {
  enter: (state) => fromState(state as State),
  solve: (node, goal, watch) => solveGoal(node, goal as Goal, watch),
  tree: game,
  goalAt: (root, goal, node) => goalLeft(root, goal as Goal, node),
};
