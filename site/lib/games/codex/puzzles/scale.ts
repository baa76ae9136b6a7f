import { sideName } from '$lib/games/codex/board/table-words';
import { sideOf } from '$lib/games/codex/board/view';
import { count } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import type { Scale } from '$lib/puzzles/face';
import { percentText } from '$lib/puzzles/numbers';
import { scaleBetween } from '$lib/puzzles/scale';
import type { Exact, Goal } from '$workers/analysis/contract';
import { exactNumber } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';

const counted = (exact: Exact): string => count(exactNumber(exact)).replace('-', '−');

/** What is no chance. */
const TEXTS: Readonly<Record<string, (exact: Exact) => string>> = {
  most: counted,
  exchange: counted,
  cheapest: (exact) => (exact.num < 0 ? m.cx_puzzles_never() : counted(exact)),
};

/** @param solver seat of whoever asks */
function quantityText({ kind, metric }: Goal, solver: number): string {
  const player = sideName(sideOf(solver));
  switch (kind) {
    case 'most':
      return metric === 'gone' ? m.cx_puzzles_quantity_gone({ player }) : m.cx_puzzles_quantity_most({ player });
    case 'cheapest':
      return m.cx_puzzles_quantity_gold({ player });
    case 'exchange':
      return m.cx_puzzles_quantity_exchange({ player });
    default:
      return m.cx_puzzles_quantity_reached({ player });
  }
}

/** Reached or not, or counts, from the least to the most. */
export function scaleOf({ goal, ...solved }: Pick<Puzzle, 'goal' | 'values' | 'value'>, solver: number): Scale {
  const text = TEXTS[goal.kind] ?? percentText;
  return scaleBetween(solved, text, { quantity: quantityText(goal, solver), graded: goal.kind in TEXTS });
}
