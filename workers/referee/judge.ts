import type { Goal } from '../analysis/contract';
import type { RefereeGame, Solution, Watch } from './solve';

/** What the checking of a puzzle asks of a referee. Nodes are complete states in the words of the game. */
export interface Judge<Node = unknown> {
  /** The node that a position of the codec describes, canonical: its state, and the same as a line. */
  enter(state: object, notation: string): Node;
  /** Every first action with its exact value. Throws a RangeError unless a player decides at the node. */
  solve(node: Node, goal: Goal, watch: Watch): Solution;
  readonly tree: RefereeGame<Node>;
  /** The goal as it stands at a later node of the proof that began at `root`; null where it is settled. */
  goalAt(root: Node, goal: Goal, node: Node): Goal | null;
}
