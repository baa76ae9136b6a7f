import type { Exact, Goal } from '../../../analysis/contract';
import { compareExact } from '../../../puzzles/exact';
import type { Node, Walker } from '../../../puzzles/walker';
import { other, SIDES, type State } from '../state';
import { goalAt, worth } from './goals';

/** Nodes one decision of a line may cost. */
const BUDGET = 1_000_000;

/** Best play of both sides under a goal, from the solver's point of view. */
export class BestPlay {
  private readonly solver;

  constructor(
    private readonly walker: Walker<State>,
    private readonly root: Node,
    private readonly goal: Goal,
  ) {
    this.solver = walker.actor(root);
  }

  goalAt(node: Node): Goal | null {
    return goalAt(this.walker, this.root, this.goal, node);
  }

  /** The value of a node if both sides go on as well as they can. */
  value(node: Node): Exact {
    const left = this.goalAt(node);
    if (!left) return worth(this.walker, this.root, this.goal, node);
    if (this.walker.actor(node) === this.solver) return this.walker.solve(node, left, BUDGET)!.value;
    return this.replies(node).value;
  }

  /** The opponent's best replies at a node, and what they leave to the solver. */
  replies(node: Node): { value: Exact; best: number[] } {
    let value: Exact | null = null;
    let best: number[] = [];
    for (const action of this.walker.legal(node)) {
      const below = this.value(this.walker.play(node, action));
      const order = value ? compareExact(below, value) : -1;
      if (order < 0) [value, best] = [below, [action]];
      else if (order === 0) best.push(action);
    }
    return { value: value!, best };
  }

  /** A line from a node to where the goal is settled. Of equally good moves everybody takes the one that scores best at once. */
  line(from: Node): string[] {
    const line: string[] = [];
    let node = from;
    for (let left = this.goalAt(node); left; left = this.goalAt(node)) {
      const own = this.walker.actor(node) === this.solver;
      const best = own ? this.walker.solve(node, left, BUDGET)!.right : this.replies(node).best;
      const action = this.scoringBest(node, best);
      line.push(this.walker.text(node, action));
      node = this.walker.play(node, action);
    }
    return line;
  }

  private scoringBest(node: Node, actions: readonly number[]): number {
    const side = SIDES[this.walker.actor(node) as number]!;
    let most = -Infinity;
    return actions.reduce((best, action) => {
      const { points } = this.walker.state(this.walker.play(node, action));
      const liked = points[side] - points[other(side)];
      if (liked <= most) return best;
      most = liked;
      return action;
    }, actions[0]!);
  }
}
