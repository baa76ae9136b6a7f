import type { Judge } from '../judge';
import type { Node } from './game';
import { codexTree, goalLeft, solveGoal, type Goal } from './goals';
import { fromText } from './notation';

export const judge: Judge<Node> = {
  enter(_, notation) {
    const reading = fromText(notation);
    if (!reading.ok) throw new RangeError(`${notation}: ${reading.error}`);
    return reading.node;
  },
  solve: (node, goal, watch) => solveGoal(node, goal as Goal, watch),
  tree: codexTree,
  goalAt: (root, goal, node) => goalLeft(root, goal as Goal, node),
};
