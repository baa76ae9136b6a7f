import type { Goal } from './analysis-contract';
import type { RefereeGame, Solution, Watch } from './referee/solve';
import * as tashKalar from './referee/tash-kalar';
import * as tokenBattle from './referee/token-battle';
import * as toyBattle from './referee/toy-battle';
import type { GameId } from './registry';

/** What the checking of a puzzle asks of a referee. Nodes are complete states in the words of the game. */
export interface Referee<Node = unknown> {
  /** The node a state describes, canonical. */
  enter(state: object): Node;
  /** Every first action with its exact value. Throws a RangeError unless a player decides at the node. */
  solve(node: Node, goal: Goal, watch: Watch): Solution;
  readonly tree: RefereeGame<Node>;
  /** The goal as it stands at a later node of the proof that began at `root`; null where it is settled. */
  goalAt(root: Node, goal: Goal, node: Node): Goal | null;
}

const ofToyBattle: Referee<toyBattle.State> = {
  enter: (state) => toyBattle.fromState(state as toyBattle.State),
  solve: (node, goal, watch) => toyBattle.solveGoal(node, goal as toyBattle.Goal, watch),
  tree: toyBattle.game,
  goalAt(root, goal, node) {
    if (node.question === 'over') return null;
    const turnIsOver = toyBattle.actor(node) === 'player' && node.toMove !== root.toMove;
    return turnIsOver && goal.kind !== 'endgame' ? null : goal;
  },
};

const ofTokenBattle: Referee<tokenBattle.State> = {
  enter: (state) => tokenBattle.fromState(state as tokenBattle.State),
  solve: (node, goal, watch) => tokenBattle.solveGoal(node, goal as tokenBattle.Goal, watch),
  tree: tokenBattle.game,
  goalAt: (root, goal, node) => tokenBattle.goalLeft(root, goal as tokenBattle.Goal, node),
};

const ofTashKalar: Referee<tashKalar.State> = {
  enter: (state) => tashKalar.enter(state),
  solve: (node, goal, watch) => tashKalar.solveGoal(node, goal as tashKalar.Goal, watch),
  tree: tashKalar.game,
  goalAt: (root, goal, node) => tashKalar.goalLeft(root, goal as tashKalar.Goal, node),
};

/** The referee of every game of the registry; a game without one does not compile. */
export const REFEREES: Readonly<Record<GameId, Referee>> = {
  'toy-battle': ofToyBattle as Referee,
  'token-battle': ofTokenBattle as Referee,
  'tash-kalar': ofTashKalar as Referee,
};
