/** What the values of a puzzle say about why its answer is right. Pure. */
import type { Exact } from '$workers/analysis/contract';
import { compareExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import { firstMoves } from './values';

export interface Margin {
  /** First actions that are not right. */
  wrong: number;
  /** The best of them, the first of several in the order of the list, and what it is worth. */
  next: { action: string; value: Exact };
  /** All of them are worth the same. */
  alike: boolean;
}

/** How far the right first actions are ahead of all others. Every puzzle has others. */
export function marginOf(puzzle: Pick<Puzzle, 'values' | 'right'>): Margin {
  const wrong = firstMoves(puzzle).filter(({ right }) => !right);
  const [next] = wrong;
  const alike = compareExact(next!.value, wrong.at(-1)!.value) === 0;
  return { wrong: wrong.length, next: { action: next!.action, value: next!.value }, alike };
}

/** What most often beats a wrong first action, where the puzzle says so, and how often. */
export function commonNeed({ refutations }: Pick<Puzzle, 'refutations'>): { need: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const { need } of Object.values(refutations)) if (need) counts.set(need, (counts.get(need) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most ? { need: most[0], count: most[1] } : null;
}
