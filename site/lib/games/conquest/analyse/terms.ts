/** What a static look counts, in words. */
import { m } from '$lib/paraglide/messages';
import type { Term } from '$workers/games/conquest/terms';

export const terms: Readonly<Record<Term, () => string>> = {
  units: m.cq_value_units,
  income: m.cq_value_income,
  missions: m.cq_value_missions,
  nearMissions: m.cq_value_nearMissions,
  lastMission: m.cq_value_lastMission,
  capital: m.cq_value_capital,
  capitalRisk: m.cq_value_capitalRisk,
  continents: m.cq_value_continents,
  openBorders: m.cq_value_openBorders,
  exposed: m.cq_value_exposed,
  cities: m.cq_value_cities,
  airfields: m.cq_value_airfields,
  atSea: m.cq_value_atSea,
  noCard: m.cq_value_noCard,
  turn: m.cq_value_turn,
};
