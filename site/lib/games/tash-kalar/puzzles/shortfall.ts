/** What a wrong answer falls short of, in words. Loaded when one was given. */
import { m } from '$lib/paraglide/messages';
import type { Exact, Goal } from '$workers/analysis/contract';
import { isAboutFlare, type Named } from './goals';

/** Why an answer misses the goal, in one sentence. */
export function shortfallText(goal: Goal, value: Exact | null, words: Named): string {
  switch (goal.kind) {
    case 'play':
      if (goal.other !== undefined) return m.ts_puzzles_short_both(words);
      return isAboutFlare(goal) ? m.ts_puzzles_short_flare(words) : m.ts_puzzles_short_play(words);
    case 'claim':
      return m.ts_puzzles_short_claim(words);
    case 'points':
      return m.ts_puzzles_short_points(words);
    case 'bestTurn':
      return m.ts_puzzles_short_turn();
    case 'killLegend':
      return m.ts_puzzles_short_kill(words);
    case 'winNow':
      return value && value.num > 0 ? m.ts_puzzles_short_draw(words) : m.ts_puzzles_short_win(words);
    case 'idle':
      return m.ts_puzzles_short_idle(words);
    case 'spare':
      return m.ts_puzzles_short_spare(words);
    case 'keepCold':
      return m.ts_puzzles_short_cold(words);
    default:
      return m.ts_puzzles_short_shut(words);
  }
}
