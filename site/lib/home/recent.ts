/** Where a visitor was last, as the records tell it. Pure. */
import type { PuzzleRecord, Snapshot, StepRecord } from '$lib/progress/schema';
import { isGameId, type GameId } from '$workers/registry';

export type Recent =
  | { kind: 'lessons'; game: GameId }
  /** `id`: a puzzle that is not solved yet; null after one that is. */
  | { kind: 'puzzles'; game: GameId; id: string | null };

const latest = <R extends StepRecord | PuzzleRecord>(records: Iterable<R>): R | null =>
  [...records].filter(({ game }) => isGameId(game)).reduce<R | null>((a, b) => (a && a.last > b.last ? a : b), null);

/**
 * What was done last comes first: lessons of a game, and puzzles of a game.
 *
 * @param only leave out other games
 */
export function recentOf({ steps, puzzles }: Snapshot, only?: GameId): Recent[] {
  const own = <R extends { game: string }>(records: ReadonlyMap<string, R>): R[] =>
    [...records.values()].filter(({ game }) => only === undefined || game === only);
  const step = latest(own(steps));
  const puzzle = latest(own(puzzles));
  const found: (Recent & { at: number })[] = [];
  if (step) found.push({ kind: 'lessons', game: step.game as GameId, at: step.last });
  if (puzzle) {
    const id = puzzle.latest === 'solved' ? null : puzzle.id;
    found.push({ kind: 'puzzles', game: puzzle.game as GameId, id, at: puzzle.last });
  }
  return found.sort((a, b) => b.at - a.at).map(({ at: _, ...recent }) => recent);
}
