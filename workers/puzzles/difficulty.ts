/** What a proof says about how hard its puzzle is to find. */
export interface ProofFacts {
  /** Placements to be seen ahead: those of the shortest solution, and for a defence those of the longest attack. */
  depth: number;
  /** True if every right line needs an effect that does more than place another tile. */
  effect: boolean;
  /** Legal first actions, and those of them that are right. */
  legal: number;
  right: number;
  /** Wrong first actions that look like progress; the game says which. */
  decoys: number;
  /** Nodes of the exhaustive proof. */
  nodes: number;
  /** First actions for each right one in a puzzle of this game that is easy to look through. */
  choice: number;
}

/** Formula of `difficultyOf` for a game, for the site to show; weights as below. */
export const difficultyFormula = (choice: number): string =>
  `0.5 + 1.5 (depth - 1) + 1.2 (effect needed) + 0.7 log2(legal / right / ${choice}) + 0.9 log2(1 + decoys) + 0.5 log10(nodes / 100), rounded, 1 to 10`;

/**
 * Difficulty 1 .. 10, from the proof alone and not from who solved it:
 *
 *     0.5 + 1.5 * (depth - 1) + 1.2 * [an effect other than another placement is needed]
 *         + 0.7 * log2(legal / right / choice) + 0.9 * log2(1 + decoys) + 0.5 * log10(nodes / 100)
 *
 * rounded and held between 1 and 10. Long solutions, hidden effects, many first actions for each right one, many
 * tempting ones and a large proof make a puzzle hard; the last three count by their logarithm, since the eye rules
 * out most of them at a glance. The weights spread the published set over the scale.
 */
export function difficultyOf({ depth, effect, legal, right, decoys, nodes, choice }: ProofFacts): number {
  const score =
    0.5 +
    1.5 * (depth - 1) +
    (effect ? 1.2 : 0) +
    0.7 * Math.log2(legal / right / choice) +
    0.9 * Math.log2(1 + decoys) +
    0.5 * Math.log10(Math.max(nodes, 1) / 100);
  return Math.min(10, Math.max(1, Math.round(score)));
}
