/** What a wrong answer falls short of, in words. Loaded when one was given. */
import { cardName, sideName } from '$lib/games/token-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { Exact, Goal } from '$workers/analysis/contract';
import { SIDES } from '$workers/games/token-battle/state';

/** Why an answer misses the goal, in one sentence. */
export function shortfallText({ kind, metric, card }: Goal, value: Exact | null, solver: number): string {
  const side = sideName(SIDES[solver]!);
  const enemy = sideName(SIDES[1 - solver]!);
  if (metric === 'gain') return m.tk_puzzles_short_gain();
  if (metric === 'enemyGain') return m.tk_puzzles_short_enemy_gain({ enemy });
  switch (kind) {
    case 'winNow':
      return m.tk_puzzles_short_now({ side });
    case 'bestTurn':
    case 'bestSequence':
      return m.tk_puzzles_short_scored();
    case 'bestMargin':
      return m.tk_puzzles_short_margin({ enemy });
    case 'reachTop':
      return m.tk_puzzles_short_top({ card: cardName(card!) });
  }
  if (value && value.num * 2 === value.den) return m.puzzles_short_draw({ side });
  return kind === 'onlyMove' ? m.puzzles_short_lost({ enemy }) : m.tk_puzzles_short_win({ side });
}
