import { m } from '$lib/paraglide/messages';
import type { PuzzleResult } from '$lib/progress/schema';

export const RESULT_WORDS: Readonly<Record<PuzzleResult, () => string>> = {
  solved: m.puzzles_state_solved,
  assisted: m.puzzles_state_assisted,
  failed: m.puzzles_state_failed,
};
