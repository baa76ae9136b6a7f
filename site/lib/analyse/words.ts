/** Numbers of an analysis as people read them. */
import { fractionText } from '$lib/board/fraction';
import { count, formatted } from '$lib/i18n/numbers';
import { listed, withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Exact, MoveValue } from '$workers/analysis/contract';
import { isFirstLook } from './values';

export { count };

export const percent = (chance: number, digits = 0): string =>
  formatted(chance, { style: 'percent', maximumFractionDigits: digits });

/** Win chances by seat: `Blue 60 %, Red 40 %`. */
export const chancesText = (chances: readonly number[], name: (seat: number) => string): string =>
  listed(chances.map((chance, seat) => `${name(seat)} ${percent(chance)}`));

/** `2/5 (40 %)`. */
export function exactText({ num, den, residues }: Exact): string {
  if (residues) return percent(num, 1);
  if (num === 0 || num === den) return percent(num / den);
  return withAside(fractionText(num, den), percent(num / den, 1));
}

/** `+12`, `−3`, `0`. */
export const signed = (n: number): string => (n < 0 ? `−${count(-n)}` : n > 0 ? `+${count(n)}` : '0');

/** A margin of points in words, of a seat. */
export const marginText = (side: string, margin: number): string =>
  m.analyse_margin_of({ side, margin: signed(Math.round(margin)) });

/** A value in a few characters: a win chance, or the margin of points where lines are looked at. */
export function valueText(value: MoveValue, digits = 0): string {
  const { score, certainty, chance } = value;
  if (!score) return percent(chance, digits);
  if (certainty === 'proven' && !score.exact) return RESULT[chance === 1 ? 'win' : chance === 0 ? 'loss' : 'draw']();
  const margin = signed(Math.round(score.margin));
  return score.atMost ? `≤ ${margin}` : margin;
}

const RESULT = { win: m.analyse_result_win, draw: m.analyse_result_draw, loss: m.analyse_result_loss };

const SMALLEST_ERROR = 0.001;

/** What a value is worth as evidence: `proven`, `estimated, ± 1 %, 400 playouts`. */
export function evidence(value: MoveValue): string {
  const { score } = value;
  if (score && value.certainty === 'proven') return m.analyse_proven_turns({ depth: score.depth });
  if (value.certainty === 'proven') return m.analyse_proven();
  if (score) return m.analyse_looked_ahead({ depth: score.depth, chance: percent(value.chance) });
  if (isFirstLook(value)) return m.analyse_first_look();
  if (value.certainty === 'unknown') return m.analyse_unknown({ count: count(value.visits) });
  // An error of nought would claim more than any number of playouts can show.
  const error = Math.max(SMALLEST_ERROR, value.error ?? 0);
  return m.analyse_estimated({ error: percent(error, 1), count: count(value.visits) });
}
