/** Values as they stand on a board and in lists: short, by the measure that is chosen. */
import { formatted } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import type { MoveValue } from '$workers/analysis/contract';
import type { Measure } from './measure';
import { inPoints, lossOf, type Yardstick } from './scale';
import { isFirstLook, resultOf } from './values';
import { percent, valueText } from './words';

/** Scales up to here are told with a decimal, in percentage points. */
const FINE = 0.05;

/** A number of percentage points, or of points. */
function amount(loss: number, points: boolean, digits: number): string {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return formatted(points ? loss : 100 * loss, shape);
}

/** What a move gives away: `0`, `−2.3`, `≤ −5` for a mere bound. Percentage points, or points where margins are looked at. */
export function lossText(value: MoveValue, yard: Yardstick): string {
  const digits = yard.points || yard.end > FINE ? 0 : 1;
  const lost = amount(lossOf(value, yard.best, yard.points), yard.points, digits);
  if (!/[1-9]/.test(lost)) return '0';
  return value.score?.atMost ? `≤ −${lost}` : `−${lost}`;
}

/** The far end of a scale of losses, in words. */
export const endText = (yard: Yardstick): string => m.values_or_worse({ loss: `−${amount(yard.end, yard.points, 0)}` });

/** The near end: what the best move is worth. */
export const bestText = ({ best }: Yardstick): string =>
  m.values_best_is({ value: isFirstLook(best) ? '?' : valueText(best) });

/** What stands on a place: of the best move its value, from which the losses count; nothing without work behind it, nor where a sign says all. */
export function labelOf(value: MoveValue, measure: Measure, yard: Yardstick | null): string {
  if (isFirstLook(value) || value.certainty === 'unknown') return '';
  if (resultOf(value) && !value.score?.exact) return '';
  return measure === 'loss' && yard && value !== yard.best ? lossText(value, yard) : valueText(value);
}

/** The same where a sign alone would not do: a sure result is named. */
export function wordOf(value: MoveValue, measure: Measure, yard: Yardstick | null): string {
  const result = resultOf(value);
  if (value.certainty === 'unknown' || isFirstLook(value)) return '?';
  if (result && !value.score?.exact) return RESULT[result]();
  return labelOf(value, measure, yard);
}

const RESULT = { win: m.analyse_result_win, draw: m.analyse_result_draw, loss: m.analyse_result_loss };

/** What a move gives away against another, as part of a sentence: `14 %`, `12 points`. */
export function givenAway(value: MoveValue, best: MoveValue): string {
  const points = inPoints(best) && inPoints(value);
  const loss = lossOf(value, best, points);
  return points ? m.values_points({ count: Math.round(loss) }) : percent(loss);
}
