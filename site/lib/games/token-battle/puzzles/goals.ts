/** What a goal asks, in words. */
import { cardName, sideName } from '$lib/games/token-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis/contract';
import { SIDES } from '$workers/games/token-battle/state';

/** Null where the words of the goal's kind say all. */
export function taskText({ kind, turns = 1, metric, card }: Goal, solver: number): string | null {
  const enemy = sideName(SIDES[1 - solver]!);
  switch (kind) {
    case 'forcedWin':
      return m.tk_puzzles_task_force({ turns });
    case 'onlyMove':
      return m.tk_puzzles_task_save({ turns });
    case 'bestTurn':
      if (metric === 'enemyGain') return m.tk_puzzles_task_demolish({ enemy });
      return metric === 'gain' ? m.tk_puzzles_task_gain({ enemy }) : m.tk_puzzles_task_scored({ enemy });
    case 'bestSequence':
      return metric === 'gain' ? m.tk_puzzles_task_run_gain({ enemy }) : m.tk_puzzles_task_run_scored({ enemy });
    case 'bestMargin':
      return m.tk_puzzles_task_margin({ turns });
    case 'reachTop':
      return m.tk_puzzles_task_top({ card: cardName(card!), turns });
    default:
      return null;
  }
}
