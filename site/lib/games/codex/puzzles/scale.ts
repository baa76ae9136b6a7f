import { count } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import type { Scale } from '$lib/puzzles/face';
import { percentText } from '$lib/puzzles/numbers';
import { scaleBetween } from '$lib/puzzles/scale';
import type { Exact } from '$workers/analysis/contract';
import { exactNumber } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import { quantityText } from './goals';

const counted = (exact: Exact): string => count(exactNumber(exact));

/** What is no chance. */
const TEXTS: Readonly<Record<string, (exact: Exact) => string>> = {
  most: counted,
  exchange: counted,
  cheapest: (exact) => (exact.num < 0 ? m.cx_puzzles_never() : counted(exact)),
};

/** Reached or not, or counts, from the least to the most. */
export function scaleOf({ goal, ...solved }: Pick<Puzzle, 'goal' | 'values' | 'value'>, solver: number): Scale {
  const text = TEXTS[goal.kind] ?? percentText;
  return scaleBetween(solved, text, { quantity: quantityText(goal, solver), graded: goal.kind in TEXTS });
}
