/** The next puzzle for a rating. Pure. */
import type { Entry } from '$lib/puzzles/list';
import type { Try } from './log';
import { puzzleRating } from './rating';

/** As much easier than the solver as makes about two thirds of all puzzles come out well. */
const EASIER = 80;

/**
 * A puzzle nobody has tried yet whose rating is nearest to what suits the solver; among equals one of another kind than
 * the last one, at random. Where all were tried, the one whose last try is longest ago. Null for an empty list.
 * @param random 0 .. 1
 */
export function nextForRating(
  entries: readonly Entry[],
  tries: readonly Try[],
  rating: number,
  random: number,
): string | null {
  const lastAt = new Map<string, number>();
  for (const { id, at } of tries) lastAt.set(id, at);
  const fresh = entries.filter(({ id }) => !lastAt.has(id));
  if (fresh.length === 0) {
    const oldest = [...entries].sort((a, b) => lastAt.get(a.id)! - lastAt.get(b.id)!);
    return oldest[0]?.id ?? null;
  }
  const distance = ({ difficulty }: Entry): number => Math.abs(puzzleRating(difficulty) - (rating - EASIER));
  const nearest = Math.min(...fresh.map(distance));
  const fit = fresh.filter((entry) => distance(entry) === nearest);
  const last = tries.at(-1)?.id;
  const kind = entries.find(({ id }) => id === last)?.kind;
  const other = fit.filter((entry) => entry.kind !== kind);
  const from = other.length > 0 ? other : fit;
  return from[Math.floor(random * from.length)]!.id;
}
