import { cardName, sideName } from '$lib/games/token-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { Exact, Goal } from '$workers/analysis/contract';
import { SIDES } from '$workers/games/token-battle/state';
import { exactNumber, readExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { Scale } from '$lib/puzzles/face';
import { count } from '$lib/i18n/numbers';

interface Sides {
  side: string;
  enemy: string;
}

/** What the numbers of a goal are. */
export function quantityOf({ kind, metric, card }: Goal, sides: Sides): string {
  if (metric === 'gain') return m.tk_puzzles_quantity_gain(sides);
  if (metric === 'enemyGain') return m.tk_puzzles_quantity_enemy_gain(sides);
  if (kind === 'bestSequence') return m.tk_puzzles_quantity_scored_all(sides);
  if (kind === 'bestTurn') return m.tk_puzzles_quantity_scored(sides);
  if (kind === 'bestMargin') return m.tk_puzzles_quantity_margin(sides);
  if (kind === 'reachTop') return m.tk_puzzles_quantity_top({ card: cardName(card!) });
  return kind === 'winNow' ? m.tk_puzzles_quantity_now(sides) : m.tk_puzzles_quantity_result(sides);
}

/** A count with its sign; nothing has none. */
export const signed = (value: number): string =>
  value === 0 ? '0' : `${value < 0 ? '−' : '+'}${count(Math.abs(value))}`;

/** A result that is 1, 1/2 or 0, in words. */
function resultText(kind: string, value: Exact): string {
  if (value.num * 2 === value.den) return m.tk_puzzles_draw();
  if (kind === 'reachTop') return value.num > 0 ? m.tk_puzzles_in_time() : m.tk_puzzles_too_late();
  if (value.num > 0) return m.tk_puzzles_win();
  return kind === 'onlyMove' ? m.tk_puzzles_loss() : m.tk_puzzles_no_win();
}

const COUNTED = ['bestTurn', 'bestSequence', 'bestMargin'];

export function scaleOf({ goal, values, value }: Pick<Puzzle, 'goal' | 'values' | 'value'>, solver: number): Scale {
  const quantity = quantityOf(goal, { side: sideName(SIDES[solver]!), enemy: sideName(SIDES[1 - solver]!) });
  const written = (exact: Exact): string =>
    goal.metric === 'enemyGain' ? count(-exactNumber(exact)) : signed(exactNumber(exact));
  if (!COUNTED.includes(goal.kind)) {
    return {
      quantity,
      text: (exact) => resultText(goal.kind, exact),
      short: (exact) => (exact.den === 1 ? String(exact.num) : '½'),
      share: exactNumber,
      low: resultText(goal.kind, { num: 0, den: 1 }),
      high: resultText(goal.kind, { num: 1, den: 1 }),
      graded: value.den === 2,
    };
  }
  const best = exactNumber(value);
  const worst = Math.min(...Object.values(values).map((text) => exactNumber(readExact(text)!)));
  return {
    quantity,
    text: written,
    short: written,
    share: (exact) => (exactNumber(exact) - worst) / (best - worst || 1),
    low: written({ num: worst, den: 1 }),
    high: written(value),
    graded: true,
  };
}
