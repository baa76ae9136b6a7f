import type { Puzzle } from './puzzle';

/** How many of a set each kind should have, as shares of the whole; kinds that are not named get what is left over. */
export type Shares = Readonly<Record<string, number>>;

/** What a puzzle counts as among the shares. */
export type KindOf = (puzzle: Puzzle) => string;

/** What counts against a puzzle: others of the set like it in this respect, weighed by how much that dulls a set. */
const RESPECTS: readonly { weight: number; of(puzzle: Puzzle, kind: string): string[] }[] = [
  { weight: 3, of: ({ map }, kind) => [`${map} ${kind}`] },
  { weight: 2, of: ({ map }) => [map] },
  { weight: 2, of: ({ difficulty }) => [String(difficulty)] },
  { weight: 1.5, of: ({ difficulty }, kind) => [`${kind} ${difficulty}`] },
  { weight: 3, of: ({ themes }) => themes },
  { weight: 6, of: ({ map, provenance }) => [`${map} ${provenance.seed} ${provenance.game}`] },
];

/** A puzzle with several right first actions is as true, but says less clearly what it wants. */
const UNIQUE_BONUS = 0.4;

/**
 * Chooses a varied set of `count` puzzles, or all there are: one after the other, always the one least like those
 * chosen so far. The same pool in the same order gives the same set. Ids are unique in it.
 */
export function chooseSet(pool: readonly Puzzle[], count: number, shares: Shares, kindOf: KindOf): Puzzle[] {
  const left = new Map(pool.map((puzzle) => [puzzle.id, puzzle]));
  const seen = RESPECTS.map(() => new Map<string, number>());
  const kinds = new Map<string, number>();
  const chosen: Puzzle[] = [];
  while (chosen.length < count && left.size > 0) {
    const best = [...left.values()]
      .map((puzzle) => [score(puzzle), puzzle] as const)
      .reduce((a, b) => (b[0] > a[0] ? b : a))[1];
    left.delete(best.id);
    chosen.push(best);
    const kind = kindOf(best);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    RESPECTS.forEach(({ of }, i) => of(best, kind).forEach((key) => seen[i]!.set(key, (seen[i]!.get(key) ?? 0) + 1)));
  }
  return chosen;

  function score(puzzle: Puzzle): number {
    const kind = kindOf(puzzle);
    const share = shares[kind] ?? 0;
    const missing = 1 - (kinds.get(kind) ?? 0) / (1 + share * count);
    const rare = RESPECTS.map(({ weight, of }, i) => {
      const keys = of(puzzle, kind);
      return (
        (weight * keys.reduce((sum, key) => sum + 1 / (1 + (seen[i]!.get(key) ?? 0)), 0)) / Math.max(1, keys.length)
      );
    });
    return (
      12 * Math.min(missing, 0.5) + rare.reduce((a, b) => a + b, 0) + (puzzle.right.length === 1 ? UNIQUE_BONUS : 0)
    );
  }
}
