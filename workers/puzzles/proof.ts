import type { Exact, Goal } from '../analysis/contract';
import type { Fraction } from '../referee/fraction';
import type { Watch } from '../referee/solve';
import type { Judge } from '../referee/judge';
import { exactText, isValue } from './exact';
import type { SolutionTree } from './puzzle';
import type { Node, Solved, Walker } from './walker';

/** What one exhaustive proof found out about a node. */
export interface Proof<V> {
  /** Value of every legal action. */
  values: Record<string, V>;
  value: V;
  right: string[];
  nodes: number;
}

/** One point at which two proofs, or a proof and a puzzle, differ. */
export interface Difference {
  /** Actions from the start of the puzzle to the node in question. */
  at: string[];
  action: string;
  engine: string;
  referee: string;
}

/** Nodes one action may cost the engine; far more than any puzzle needs. */
const ENGINE_BUDGET = 20_000_000;

/** What the engine finds out about every action. Throws a RangeError if the goal is too large to prove. */
export function solvedWhole<S>(walker: Walker<S>, node: Node, goal: Goal): Solved {
  const solved = walker.solve(node, goal, ENGINE_BUDGET);
  if (!solved) throw new RangeError(`no proof within ${ENGINE_BUDGET} nodes: ${walker.print(node)}`);
  return solved;
}

/** Throws a RangeError if the goal is too large to prove. */
export function engineProof<S>(walker: Walker<S>, node: Node, goal: Goal): Proof<Exact> {
  const solved = solvedWhole(walker, node, goal);
  const name = (action: number): string => walker.text(node, action);
  return {
    values: Object.fromEntries([...solved.values].map(([action, value]) => [name(action), value])),
    value: solved.value,
    right: solved.right.map(name),
    nodes: solved.nodes,
  };
}

/** The proof of a node of `Judge.tree`, values as `"num/den"` in lowest terms. Throws Aborted when the watch says so. */
export function refereeProof(referee: Judge, root: unknown, goal: Goal, watch: Watch = {}): Proof<string> {
  const { value, right, values, nodes } = referee.solve(root, goal, watch);
  return {
    values: Object.fromEntries(Object.entries(values).map(([action, one]) => [action, fractionText(one)])),
    value: fractionText(value),
    right,
    nodes,
  };
}

/**
 * Actions whose values differ, or that only one side knows. None means that the two agree on every right move too.
 *
 * @param engine values, or texts of fractions, which have to be the very same
 */
export function differences(
  engine: Record<string, Exact | string>,
  referee: Record<string, string>,
  at: string[] = [],
): Difference[] {
  const actions = new Set([...Object.keys(engine), ...Object.keys(referee)]);
  return [...actions]
    .filter((action) => !isSame(engine[action], referee[action]))
    .map((action) => ({ at, action, engine: textOf(engine[action]), referee: textOf(referee[action]) }));
}

const isSame = (engine: Exact | string | undefined, referee: string | undefined): boolean =>
  typeof engine === 'object' ? referee !== undefined && isValue(engine, referee) : engine === referee;

const textOf = (value: Exact | string = 'illegal'): string => (typeof value === 'string' ? value : exactText(value));

/** What a checker of solution trees asks of a game, in texts; engine and referee both can answer. */
export interface TreeGame<N> {
  /** `solver` where the solver decides, `other` where the opponent or chance does, `ended` where the goal is settled. */
  turn(node: N): 'solver' | 'other' | 'ended';
  /** Legal actions or outcomes. */
  steps(node: N): string[];
  play(node: N, action: string): N;
  /** Answers of best value at a node of the solver. */
  right(node: N): string[];
}

/**
 * Lines after which a solution tree offers other answers than a game says are right, or leaves out a reply. Where the
 * tree stops, it has to be at an end or where nothing more can go wrong; `thorough` looks at that, too.
 */
export function treeFaults<N>(game: TreeGame<N>, root: N, tree: SolutionTree, thorough: boolean): string[] {
  const faults: string[] = [];
  const visit = (node: N, below: SolutionTree, line: string[], isRoot: boolean): void => {
    const turn = game.turn(node);
    const written = Object.keys(below);
    if (written.length === 0 && !isRoot) {
      if (turn !== 'ended' && thorough && !settled(node)) faults.push(`${line.join(', ')}: the tree stops too early`);
      return;
    }
    const expected = turn === 'ended' ? [] : turn === 'solver' ? game.right(node) : game.steps(node);
    if (written.length !== expected.length || written.some((action) => !expected.includes(action))) {
      faults.push(`${line.join(', ') || 'start'}: ${written.join(' | ')} instead of ${expected.join(' | ')}`);
      return;
    }
    for (const [action, rest] of Object.entries(below)) visit(game.play(node, action), rest, [...line, action], false);
  };
  const settled = (node: N): boolean => {
    const turn = game.turn(node);
    if (turn === 'ended') return true;
    const steps = game.steps(node);
    if (turn === 'solver' && game.right(node).length !== steps.length) return false;
    return steps.every((action) => settled(game.play(node, action)));
  };
  visit(root, tree, [], true);
  return faults;
}

const fractionText = ({ num, den }: Fraction): string => `${num}/${den}`;
