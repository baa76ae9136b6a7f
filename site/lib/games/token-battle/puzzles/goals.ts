/** What a goal asks, in words, and what is left of it in the course of a line. */
import { cardName, sideName } from '$lib/games/token-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import { SIDES, type Board } from '$workers/games/token-battle/state';

const boardIn = (view: View): Board => view.board as Board;

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

/** Whose result counts for the opponent, who defends against a result of the solver. */
const DEFENCE: Readonly<Record<string, string>> = { forcedWin: 'onlyMove', reachTop: 'onlyMove' };

/** What is to be proved at a node of a line that began at `start`; null where the goal is settled. */
export function goalAt(goal: Goal, start: View, view: View): Goal | null {
  const [before, now] = [boardIn(start), boardIn(view)];
  const played = now.ply - before.ply;
  if (played === 0) return goal;
  const own = view.seat === start.seat;
  const solver = SIDES[start.seat]!;
  const left = (goal.turns ?? 1) - played;
  const settled =
    view.actor === 'over' ||
    left <= 0 ||
    (goal.kind === 'bestSequence' && !own) ||
    (goal.kind === 'reachTop' && now.cards[solver].some(([top]) => top === goal.card));
  if (settled) return null;
  const kind = own ? goal.kind : (DEFENCE[goal.kind] ?? goal.kind);
  return { ...goal, kind, turns: left };
}
