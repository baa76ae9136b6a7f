import { boardIn } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { Exact, Goal } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import { exactNumber, readExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { Scale } from '$lib/puzzles/face';
import { count } from '$lib/i18n/numbers';
import { isAboutFlare, namedIn, type Named } from './goals';

/** What the numbers of a goal are. */
export function quantityOf(goal: Goal, words: Named): string {
  switch (goal.kind) {
    case 'play':
      if (goal.other !== undefined) return m.ts_puzzles_quantity_both(words);
      return isAboutFlare(goal) ? m.ts_puzzles_quantity_flare(words) : m.ts_puzzles_quantity_play(words);
    case 'claim':
      return m.ts_puzzles_quantity_claim(words);
    case 'points':
      return m.ts_puzzles_quantity_points(words);
    case 'bestTurn':
      return m.ts_puzzles_quantity_turn(words);
    case 'killLegend':
      return m.ts_puzzles_quantity_kill(words);
    case 'winNow':
      return m.ts_puzzles_quantity_win(words);
    case 'come':
      return m.ts_puzzles_quantity_play(words);
    case 'idle':
      return m.ts_puzzles_quantity_idle(words);
    case 'spare':
      return m.ts_puzzles_quantity_spare(words);
    case 'keepCold':
      return m.ts_puzzles_quantity_cold(words);
    default:
      return m.ts_puzzles_quantity_shut(words);
  }
}

/** A count with its sign; nothing has none. */
const signed = (value: number): string => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${count(Math.abs(value))}`);

/** A value that is 1, 1/2 or 0, in words. */
function answerText(kind: string, { num, den }: Exact): string {
  if (kind !== 'winNow') return num > 0 ? m.ts_puzzles_reached() : m.ts_puzzles_missed();
  if (num > 0 && den === 2) return m.ts_puzzles_draw();
  return num > 0 ? m.ts_puzzles_win() : m.ts_puzzles_loss();
}

export function scaleOf({ goal, values, value }: Pick<Puzzle, 'goal' | 'values' | 'value'>, view: View): Scale {
  const quantity = quantityOf(goal, namedIn(goal, view.seat, boardIn(view).mode));
  if (goal.kind !== 'bestTurn') {
    return {
      quantity,
      text: (exact) => answerText(goal.kind, exact),
      short: (exact) => (exact.den === 1 ? String(exact.num) : '½'),
      share: exactNumber,
      low: answerText(goal.kind, { num: 0, den: 1 }),
      high: answerText(goal.kind, { num: 1, den: 1 }),
      graded: false,
    };
  }
  const written = (exact: Exact): string => signed(exactNumber(exact));
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
