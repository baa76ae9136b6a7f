import type { Goal } from '../analysis/contract';
import type { SolutionTree } from './puzzle';
import type { Node, Walker } from './walker';

/** The solution has more branches than a puzzle should. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Nodes one decision may cost the solver inside a certificate. */
const BUDGET = 1_000_000;

/**
 * Writes the solution of a node as a tree. Where the solver decides, all answers of best value stand in it; where
 * the opponent or chance decides, everything. It ends where no decision below can change the value, and with
 * `untilChance` wherever chance decides.
 */
export class Certificate<S> {
  private readonly known = new Map<string, boolean>();
  private readonly solver;
  private written = 0;
  private looked = 0;

  constructor(
    private readonly walker: Walker<S>,
    private readonly root: Node,
    private readonly goal: Goal,
    private readonly limit: number,
    private readonly untilChance = false,
  ) {
    this.solver = walker.actor(root);
  }

  /** Throws TooLarge. */
  tree(): SolutionTree {
    return this.below(this.root, true);
  }

  /** Answers of best value at one of the solver's nodes. */
  right(node: Node): number[] {
    const solved = this.walker.solve(node, this.goal, BUDGET, this.root);
    if (!solved) throw new TooLarge('a decision below costs too much');
    return solved.right;
  }

  ended(node: Node): boolean {
    if (this.untilChance && this.walker.actor(node) === 'chance') return true;
    return this.walker.goalAt(this.root, this.goal, node).settled;
  }

  private below(node: Node, isRoot = false): SolutionTree {
    if (!isRoot && this.settled(node)) return {};
    const actions = this.walker.actor(node) === this.solver ? this.right(node) : this.walker.steps(node);
    this.written += actions.length;
    if (this.written > this.limit) throw new TooLarge(`more than ${this.limit} branches`);
    return Object.fromEntries(
      actions.map((action) => [this.walker.text(node, action), this.below(this.walker.play(node, action))]),
    );
  }

  /** True if no decision of the solver from here on matters. */
  private settled(node: Node): boolean {
    if (this.ended(node)) return true;
    const key = node.join();
    const seen = this.known.get(key);
    if (seen !== undefined) return seen;
    if (++this.looked > 20 * this.limit) throw new TooLarge('too many nodes without an end');
    const steps = this.walker.steps(node);
    const free = this.walker.actor(node) !== this.solver || this.right(node).length === steps.length;
    const is = free && steps.every((action) => this.settled(this.walker.play(node, action)));
    this.known.set(key, is);
    return is;
  }
}

/** Number of actions in a tree. */
export function treeSize(tree: SolutionTree): number {
  return Object.values(tree).reduce((sum, below) => sum + 1 + treeSize(below), 0);
}

/**
 * The line by which a solution is told: the solver takes the shortest way, by placements and then by steps; the
 * opponent and chance take the longest. `effort` is what an action counts as a placement.
 */
export function mainLine<S>(
  walker: Walker<S>,
  root: Node,
  tree: SolutionTree,
  effort: (action: string) => number,
): string[] {
  const solver = walker.actor(root);
  const cost = (line: readonly string[]): number => line.reduce((sum, text) => sum + 100 * effort(text) + 1, 0);
  const best = (node: Node, below: SolutionTree): string[] => {
    const sign = walker.actor(node) === solver ? 1 : -1;
    const lines = Object.entries(below).map(([text, rest]) => [
      text,
      ...best(walker.play(node, walker.action(node, text)), rest),
    ]);
    return lines.reduce((a, b) => (sign * (cost(b) - cost(a)) < 0 ? b : a), lines[0] ?? []);
  };
  return best(root, tree);
}
