/** The terms of the forecast, in words. */
import { m } from '$lib/paraglide/messages';
import type { Term } from '$workers/games/token-battle/terms';

export const terms: Readonly<Record<Term, () => string>> = {
  points: m.tk_term_points,
  values: m.tk_term_values,
  auras: m.tk_term_auras,
  gold: m.tk_term_gold,
  shots: m.tk_term_shots,
  tempo: m.tk_term_tempo,
  extra: m.tk_term_extra,
  boost: m.tk_term_boost,
};
