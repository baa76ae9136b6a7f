import { actor, fromState, game, solveGoal, type Goal, type State } from '../toy-battle';
import type { Judge } from '../judge';

export const judge: Judge<State> = {
  enter: (state) => fromState(state as State),
  solve: (node, goal, watch) => solveGoal(node, goal as Goal, watch),
  tree: game,
  goalAt(root, goal, node) {
    if (node.question === 'over') return null;
    const turnIsOver = actor(node) === 'player' && node.toMove !== root.toMove;
    return turnIsOver && goal.kind !== 'endgame' ? null : goal;
  },
};
