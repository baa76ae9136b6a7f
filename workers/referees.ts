import type { Goal } from './analysis-contract';
import type { RefereeGame, Solution, Watch } from './referee/solve';
import * as toyBattle from './referee/toy-battle';
import type { GameId } from './registry';

/** What the checking of a puzzle asks of a referee. Nodes are complete states in the words of the game. */
export interface Referee<Node = unknown> {
  /** The node a state describes, canonical. */
  enter(state: object): Node;
  /** Every first action with its exact value. Throws a RangeError unless a player decides at the node. */
  solve(node: Node, goal: Goal, watch: Watch): Solution;
  readonly tree: RefereeGame<Node>;
  /** The goal looks to the end of the game, not of the turn. */
  isLong(goal: Goal): boolean;
}

const ofToyBattle: Referee<toyBattle.State> = {
  enter: (state) => toyBattle.fromState(state as toyBattle.State),
  solve: (node, goal, watch) => toyBattle.solveGoal(node, goal as toyBattle.Goal, watch),
  tree: toyBattle.game,
  isLong: (goal) => goal.kind === 'endgame',
};

/** The referee of every game of the registry; a game without one does not compile. */
export const REFEREES: Readonly<Record<GameId, Referee>> = {
  'toy-battle': ofToyBattle as Referee,
};
