/** Numbers and names of the pages of odds as people read them. */
import { formatted } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import type { OddsProblem } from '$workers/games/conquest/battle/odds-contract';
import type { Troops } from '$workers/games/conquest/battle/troops';
import type { Example, Kind, Mark } from './battle-form';
import type { LandMark, PlanExample, PlanMark } from './plan-form';

const percent = (value: number, digits: number) =>
  formatted(value, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** What rounding to a tenth of a per cent would make certain. */
const RARE = 0.0005;

/** A chance with one digit behind the point; what is neither sure nor impossible never looks so. */
export function chanceText(chance: number): string {
  if (chance <= 1e-12) return percent(0, 0);
  if (chance >= 1 - 1e-12) return percent(1, 0);
  if (chance < RARE) return `< ${percent(0.001, 1)}`;
  return chance > 1 - RARE ? `> ${percent(0.999, 1)}` : percent(chance, 1);
}

/** A chance without digits behind the point. */
export const roundChance = (chance: number): string => percent(chance, 0);

/** A mean with one digit behind the point. */
export const meanText = (value: number): string =>
  formatted(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const kindName: Record<Kind, () => string> = {
  border: m.cq_odds_kind_border,
  landing: m.cq_odds_kind_landing,
  raid: m.cq_odds_kind_raid,
  strike: m.cq_odds_kind_strike,
  contest: m.cq_odds_kind_contest,
  counter: m.cq_odds_kind_counter,
};

export const kindAbout: Record<Kind, () => string> = {
  border: m.cq_odds_about_border,
  landing: m.cq_odds_about_landing,
  raid: m.cq_odds_about_raid,
  strike: m.cq_odds_about_strike,
  contest: m.cq_odds_about_contest,
  counter: m.cq_odds_about_counter,
};

/** Where the first and the second row of divisions of each side stand. */
export const placeNames: Record<Kind, Record<'attack' | 'defence', readonly [() => string, () => string]>> = {
  border: { attack: [m.cq_odds_front, m.cq_odds_rear], defence: [m.cq_odds_front, m.cq_odds_rear] },
  landing: { attack: [m.cq_odds_force_front, m.cq_odds_force_rear], defence: [m.cq_odds_coast, m.cq_odds_rear] },
  raid: { attack: [m.cq_odds_across, m.cq_odds_rear], defence: [m.cq_odds_other_border, m.cq_odds_rear] },
  strike: { attack: [m.cq_odds_striking, m.cq_odds_rear], defence: [m.cq_odds_across, m.cq_odds_rear] },
  contest: { attack: [m.cq_odds_across, m.cq_odds_rear], defence: [m.cq_odds_across, m.cq_odds_rear] },
  counter: { attack: [m.cq_odds_coast, m.cq_odds_rear], defence: [m.cq_odds_force_front, m.cq_odds_force_rear] },
};

export const markName: Record<Mark, () => string> = {
  city: m.cq_odds_city,
  attackDie: m.cq_odds_attack_die,
  defenceDie: m.cq_odds_defence_die,
  attackAir: m.cq_odds_attack_air,
  defenceAir: m.cq_odds_defence_air,
  attackInvaded: m.cq_odds_attack_invaded,
  defenceInvaded: m.cq_odds_defence_invaded,
  garrison: m.cq_odds_garrison,
  unready: m.cq_odds_unready,
};

export const exampleName: Record<Example, () => string> = {
  city: m.cq_odds_example_city,
  tank: m.cq_odds_example_tank,
  landing: m.cq_odds_example_landing,
  raid: m.cq_odds_example_raid,
  strike: m.cq_odds_example_strike,
  contest: m.cq_odds_example_contest,
};

export const planExampleName: Record<PlanExample, () => string> = {
  two: m.cq_odds_plan_two,
  three: m.cq_odds_plan_three,
  chain: m.cq_odds_plan_chain,
};

export const planMarkName: Record<PlanMark, () => string> = {
  airfield: m.cq_odds_home_airfield,
  attackDie: m.cq_odds_attack_die,
  defenceDie: m.cq_odds_defence_die,
};

export const landMarkName: Record<LandMark, () => string> = { city: m.cq_odds_city, airfield: m.cq_odds_airfield };

export const troopName: Record<keyof Troops, () => string> = {
  infantry: m.cq_odds_infantry,
  armour: m.cq_odds_armour,
  damaged: m.cq_odds_damaged,
};

export const problemText: Record<OddsProblem, () => string> = {
  attackers: m.cq_odds_no_attackers,
  defenders: m.cq_odds_no_defenders,
  across: m.cq_odds_nobody_across,
  large: m.cq_odds_too_large,
};
