/** What the forecast is made of. */
import * as terms from '../../../assembly/games/token-battle/forecast-terms';
import type { Asking } from '../../engine/engine';
import { forecast } from '../../engine/token-battle';

export const TERMS = {
  points: terms.TERM_POINTS,
  values: terms.TERM_VALUES,
  auras: terms.TERM_AURAS,
  gold: terms.TERM_GOLD,
  shots: terms.TERM_SHOTS,
  tempo: terms.TERM_TEMPO,
  extra: terms.TERM_EXTRA,
  boost: terms.TERM_BOOST,
} as const;
export type Term = keyof typeof TERMS;

/** For a seat, in points at the end of the game. */
export function termsOf(seat: number, engine: Asking): Record<Term, number> {
  const each = forecast(engine, seat).terms;
  return Object.fromEntries(Object.entries(TERMS).map(([name, at]) => [name, each[at]!])) as Record<Term, number>;
}
