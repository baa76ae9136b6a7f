import type { Scale } from '$lib/puzzles/face';
import { count } from '$lib/i18n/numbers';
import { percentText } from '$lib/puzzles/numbers';
import type { Exact } from '$workers/analysis/contract';
import { exactNumber, readExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import { quantityText } from './goals';

/** Chances in percent, from none to the best; or counts, from the least to the most. */
export function scaleOf({ goal, values, value }: Pick<Puzzle, 'goal' | 'values' | 'value'>, solver: number): Scale {
  const text = goal.kind === 'most' ? (exact: Exact) => count(exactNumber(exact)) : percentText;
  const all = Object.values(values).map((one) => readExact(one)!);
  const worst = all.reduce((low, one) => (exactNumber(one) < exactNumber(low) ? one : low), value);
  const [low, high] = [exactNumber(worst), exactNumber(value)];
  return {
    quantity: quantityText(goal, solver),
    text: (exact) => text(exact),
    short: (exact) => text(exact),
    share: (exact) => (exactNumber(exact) - low) / (high - low || 1),
    low: text(worst),
    high: text(value),
    graded: true,
  };
}
