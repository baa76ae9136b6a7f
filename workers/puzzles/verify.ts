import type { Goal } from '../analysis/contract';
import { treeFaults } from './proof';
import { refereeTree } from './referee-tree';
import { equal, fraction, type Fraction } from '../referee/fraction';
import type { Solution, Watch } from '../referee/solve';
import { loadJudge } from '../referees';
import type { Claim, Finding, Verdict } from './verify-contract';

/**
 * Solves the claim's node anew with the referee alone, compares every value, and looks at every branch of the solution
 * tree. Runs until it is done. Rejects with a RangeError unless a player decides at the node, and `Aborted` if `watch` says so.
 */
export async function verify(claim: Claim, watch: Watch = {}): Promise<Verdict> {
  const began = performance.now();
  const referee = await loadJudge(claim.game);
  const root = referee.enter(claim.state, claim.notation);
  let nodes = 0;
  /** A proof counts its own nodes from one; the visitor sees the sum. */
  const solve = (node: unknown, goal: Goal): Solution => {
    const before = nodes;
    const solution = referee.solve(node, goal, {
      onProgress: (count) => watch.onProgress?.(before + count),
      abort: (count) => watch.abort?.(before + count) ?? false,
    });
    nodes += solution.nodes;
    return solution;
  };
  const first = solve(root, claim.goal);
  const findings = compare(claim, first);
  const right = (node: unknown, goal: Goal): string[] => (node === root ? first : solve(node, goal)).right;
  const faults = treeFaults(refereeTree(referee, root, claim.goal, right), root, claim.tree, false);
  return {
    findings,
    faults,
    agrees: faults.length === 0 && findings.every(({ agrees }) => agrees),
    nodes,
    milliseconds: performance.now() - began,
  };
}

export function compare({ values, right }: Pick<Claim, 'values' | 'right'>, solution: Solution): Finding[] {
  const best = new Set(solution.right);
  const actions = [...new Set([...Object.keys(solution.values), ...Object.keys(values), ...right])];
  return actions.map((action) => {
    const found = solution.values[action] ?? null;
    const claimed = values[action] ?? null;
    const same = found !== null && claimed !== null && isValue(claimed, found);
    return {
      action,
      found: found && `${found.num}/${found.den}`,
      claimed,
      right: best.has(action),
      agrees: same && best.has(action) === right.includes(action),
    };
  });
}

/** A text that is no fraction is not the value, whatever the value is. */
function isValue(text: string, value: Fraction): boolean {
  const match = /^(-?\d+)\/([1-9]\d*)$/.exec(text);
  return match !== null && equal(fraction(BigInt(match[1]!), BigInt(match[2]!)), value);
}
