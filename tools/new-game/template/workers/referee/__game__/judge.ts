import { ONE, ZERO } from '../fraction';
import type { Judge } from '../judge';
import { solve } from '../solve';
import { game, winner, type Node } from './game';

/** What puzzles ask: whether the seat that decides can take the last stone, whatever the others do. */
export const judge: Judge<Node> = {
  enter: (state) => {
    const { seats, heap, turn } = state as Node;
    return { seats, heap, turn };
  },
  solve(root, _goal, watch) {
    const own = game.seat(root);
    const worth = (node: Node) => (game.actor(node) !== 'over' ? null : winner(node) === own ? ONE : ZERO);
    return solve(game, root, { worth, least: ZERO, most: ONE }, watch);
  },
  tree: game,
  goalAt: (_root, goal, node) => (game.actor(node) === 'over' ? null : goal),
};
