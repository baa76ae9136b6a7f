import { seatName } from '$lib/games/conquest/board/words';
import type { Scale } from '$lib/puzzles/face';
import { count } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import { percentText } from '$lib/puzzles/numbers';
import { scaleBetween } from '$lib/puzzles/scale';
import type { Exact, Goal } from '$workers/analysis/contract';
import { exactNumber } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';

const counted = (exact: Exact): string => count(exactNumber(exact));

/** What is no chance. */
const TEXTS: Readonly<Record<string, (exact: Exact) => string>> = {
  most: counted,
  cheapest: (exact) => (exact.num < 0 ? m.cq_puzzles_too_few() : counted(exact)),
};

/** @param solver seat of whoever asks */
function quantityText({ kind, metric }: Goal, solver: number): string {
  const player = seatName(solver);
  switch (kind) {
    case 'hold':
      return m.cq_puzzles_quantity_hold({ player });
    case 'mission':
      return m.cq_puzzles_quantity_mission({ player });
    case 'win-now':
      return m.cq_puzzles_quantity_win({ player });
    case 'guard':
      return m.cq_puzzles_quantity_guard({ player });
    case 'landing':
      return m.cq_puzzles_quantity_landing({ player });
    case 'cheapest':
      return m.cq_puzzles_quantity_cheapest({ player });
    case 'most':
      return metric === 'lands' ? m.cq_puzzles_quantity_lands({ player }) : m.cq_puzzles_quantity_income({ player });
    default:
      return m.cq_puzzles_quantity_take({ player });
  }
}

/** Chances in percent, from none to the best; or counts, from the least to the most. */
export function scaleOf({ goal, ...solved }: Pick<Puzzle, 'goal' | 'values' | 'value'>, solver: number): Scale {
  const text = TEXTS[goal.kind] ?? percentText;
  return scaleBetween(solved, text, { quantity: quantityText(goal, solver), graded: true });
}
