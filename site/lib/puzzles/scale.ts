import type { Exact } from '$workers/analysis/contract';
import { exactNumber, readExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { Scale } from './face';

/** A scale from the least value that a first action has to the value of the puzzle, each told by `text`. */
export function scaleBetween(
  { values, value }: Pick<Puzzle, 'values' | 'value'>,
  text: (exact: Exact) => string,
  { quantity, graded }: Pick<Scale, 'quantity' | 'graded'>,
): Scale {
  const all = Object.values(values).map((one) => readExact(one)!);
  const worst = all.reduce((low, one) => (exactNumber(one) < exactNumber(low) ? one : low), value);
  const [low, high] = [exactNumber(worst), exactNumber(value)];
  return {
    quantity,
    text,
    short: text,
    share: (exact) => (exactNumber(exact) - low) / (high - low || 1),
    low: text(worst),
    high: text(value),
    graded,
  };
}
