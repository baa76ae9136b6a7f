/** What a goal asks, in words. */
import { POINT_LIMIT } from '$lib/games/tash-kalar/board/limits';
import { outcomeText } from '$lib/games/tash-kalar/board/outcomes';
import { boardIn, seatName } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/tash-kalar/board';

/** The words a goal may need, of the node it was asked at. */
export interface Named {
  card: string;
  other: string;
  task: string;
  side: string;
  enemy: string;
  limit: number;
}

/** Cards and tasks stand in goals as they do in actions, without blanks. */
const named = (word: string | undefined): string => (word === undefined ? '' : outcomeText(`~${word}`));

export function namedIn({ card, other }: Goal, seat: number, mode: Board['mode']): Named {
  return {
    card: named(card),
    other: named(other),
    task: named(card),
    side: seatName(seat),
    enemy: seatName(1 - seat),
    limit: POINT_LIMIT[mode],
  };
}

/** The cards and tasks of a goal. */
export const namedBy = ({ card, other }: Pick<Goal, 'card' | 'other'>): string[] =>
  [card, other].flatMap((word) => (word === undefined ? [] : [named(word)]));

/** The goal is about invoking a flare. */
export const isAboutFlare = ({ card }: Goal): boolean => card !== undefined && /^flare-/.test(card);

export function taskText(goal: Goal, view: View): string | null {
  const words = namedIn(goal, view.seat, boardIn(view).mode);
  switch (goal.kind) {
    case 'play':
      if (isAboutFlare(goal))
        return goal.other === undefined ? m.ts_puzzles_task_flare(words) : m.ts_puzzles_task_flare_and(words);
      return goal.other === undefined ? m.ts_puzzles_task_play(words) : m.ts_puzzles_task_both(words);
    case 'claim':
      return m.ts_puzzles_task_claim(words);
    case 'points':
      return m.ts_puzzles_task_points(words);
    case 'bestTurn':
      return m.ts_puzzles_task_turn(words);
    case 'killLegend':
      return m.ts_puzzles_task_kill(words);
    case 'winNow':
      return m.ts_puzzles_task_win();
    case 'keepCold':
      return m.ts_puzzles_task_cold(words);
    case 'come':
      return m.ts_puzzles_task_come(words);
    case 'idle':
      return m.ts_puzzles_task_idle(words);
    case 'spare':
      return m.ts_puzzles_task_spare(words);
    case 'shutOut':
      return m.ts_puzzles_task_shut(words);
    default:
      return null;
  }
}
