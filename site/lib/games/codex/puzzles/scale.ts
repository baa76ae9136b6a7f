import { count } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import type { Scale } from '$lib/puzzles/face';
import { percentText } from '$lib/puzzles/numbers';
import type { Exact } from '$workers/analysis/contract';
import { exactNumber, readExact } from '$workers/puzzles/exact';
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
export function scaleOf({ goal, values, value }: Pick<Puzzle, 'goal' | 'values' | 'value'>, solver: number): Scale {
  const text = TEXTS[goal.kind] ?? percentText;
  const all = Object.values(values).map((one) => readExact(one)!);
  const worst = all.reduce((low, one) => (exactNumber(one) < exactNumber(low) ? one : low), value);
  const [low, high] = [exactNumber(worst), exactNumber(value)];
  return {
    quantity: quantityText(goal, solver),
    text,
    short: text,
    share: (exact) => (exactNumber(exact) - low) / (high - low || 1),
    low: text(worst),
    high: text(value),
    graded: goal.kind in TEXTS,
  };
}
