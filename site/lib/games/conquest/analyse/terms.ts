/** What a static look counts, in words. */
import { m } from '$lib/paraglide/messages';
import type { Term } from '$workers/games/conquest/terms';

export const terms: Readonly<Record<Term, () => string>> = {
  units: m.cq_term_units,
  income: m.cq_term_income,
  missions: m.cq_term_missions,
  nearMissions: m.cq_term_nearMissions,
  lastMission: m.cq_term_lastMission,
  capital: m.cq_term_capital,
  capitalRisk: m.cq_term_capitalRisk,
  continents: m.cq_term_continents,
  openBorders: m.cq_term_openBorders,
  exposed: m.cq_term_exposed,
  cities: m.cq_term_cities,
  airfields: m.cq_term_airfields,
  atSea: m.cq_term_atSea,
  noCard: m.cq_term_noCard,
  turn: m.cq_term_turn,
};
