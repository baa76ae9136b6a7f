/**
 * The puzzles of a game lie in parts, files of about equal size, and an id tells which part is its own: whoever opens a
 * puzzle by its address fetches that part and nothing to look it up in.
 */
import type { GameId } from '$workers/registry';

/** Puzzles in a part on average: so many pack well and are still opened fast. */
const PER_PART = 24;

/** Signs of the hash that every id ends with, in base 36; see `puzzleId` in workers/puzzles/mine.ts. */
const HASH = 7;

const counts = import.meta.glob<number>('./*/puzzles/index.json', {
  base: '../../content',
  query: '?length',
  import: 'default',
  eager: true,
});

const countOf = (game: GameId): number => Math.ceil((counts[`./${game}/puzzles/index.json`] ?? 0) / PER_PART);

/** With other puzzles there are other parts, so a page of an older version must not take one of ours for its own. */
const nameOf = (part: number, count: number): string => `${part + 1}-of-${count}`;

/** The names of all parts of a game. */
export const partsOf = (game: GameId): string[] =>
  Array.from({ length: countOf(game) }, (_, i) => nameOf(i, countOf(game)));

/** The name of the part that holds a puzzle, if there is such a puzzle. The game has to have some. */
export function partOf(game: GameId, id: string): string {
  const count = countOf(game);
  const hash = Math.abs(Number.parseInt(id.slice(-HASH), 36)) || 0;
  return nameOf(hash % count, count);
}
