/** The puzzle on screen, seen otherwise. Loaded when asked for. */
import type { LessonEngine } from '$lib/learn/engine.svelte';
import { turned } from '$workers/puzzles/turning';
import type { PuzzleFace } from './face';
import type { PuzzlePage } from './page';

/**
 * @param times how often it was turned; after all ways comes the first one again
 * @throws if the engine does not take the position, which would be a defect
 */
export async function turnedPage(
  page: PuzzlePage,
  times: number,
  rules: PuzzleFace,
  engine: Pick<LessonEngine, 'parse'>,
): Promise<PuzzlePage> {
  const turnings = (await rules.commentary()).turnings?.(page.puzzle.notation) ?? [];
  const turning = turnings[(times % (turnings.length + 1)) - 1];
  if (!turning) return page;
  const puzzle = turned(page.puzzle, turning);
  const parsed = await engine.parse(puzzle.notation);
  if (!parsed.ok) throw new Error(`${puzzle.id}: ${parsed.error.problem} in ${puzzle.notation}`);
  return { puzzle, board: parsed.value.board as object };
}
