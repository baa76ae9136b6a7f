/** Options of section 3 of the rules, by name; `players` is the length of the turn order. */
import {
  ARMOUR_SUPPLY,
  CITY_LIMIT,
  FORCES_LIMIT,
  INFANTRY_SUPPLY,
  MISSIONS_TO_WIN,
  OPT_AIRFIELD_NEXT,
  OPT_ANY_CLAIMS,
  OPT_BY_ROLL,
  OPT_EARLY_INSTEAD,
  OPT_LAND_ONLY,
  OPT_NO_CHAIN,
  OPT_NO_SPOILS,
  OPT_ONE_ARMOUR,
  OPT_OWN_CAPITAL,
  OPT_RESUPPLY_BOTH,
  OPT_TRADING,
  ROUND_LIMIT,
} from '../../../assembly/games/conquest/layout';

/** Two words, the default first; the bit is set for the other one. */
interface Choice {
  name: string;
  words: readonly [string, string];
  bit: number;
}

/** A number from `least` to `most`, in a byte of its own. */
interface Range {
  name: string;
  least: number;
  most: number;
  usual: number;
  field: number;
}

export type Option = Choice | Range;

const choice = (name: string, words: readonly [string, string], bit: number): Choice => ({ name, words, bit });
const range = (name: string, least: number, most: number, usual: number, field: number): Range => ({
  name,
  least,
  most,
  usual,
  field,
});

export const isChoice = (option: Option): option is Choice => 'bit' in option;

export const OPTION_LIST: readonly Option[] = [
  choice('turn-order', ['clockwise', 'by-roll'], OPT_BY_ROLL),
  choice('starting-troops', ['three-infantry', 'one-armour'], OPT_ONE_ARMOUR),
  range('infantry-supply', 30, 90, 60, INFANTRY_SUPPLY),
  range('armour-supply', 6, 20, 12, ARMOUR_SUPPLY),
  range('city-limit', 6, 42, 15, CITY_LIMIT),
  choice('trading', ['off', 'on'], OPT_TRADING),
  choice('first-round-resupply', ['attacker', 'both'], OPT_RESUPPLY_BOTH),
  choice('domestic-by-sea', ['on', 'off'], OPT_LAND_ONLY),
  choice('expedition-chain', ['on', 'off'], OPT_NO_CHAIN),
  choice('early-redeploy', ['extra', 'instead'], OPT_EARLY_INSTEAD),
  choice('airfield-reach', ['own-and-next', 'next-only'], OPT_AIRFIELD_NEXT),
  choice('captured-capital-income', ['on', 'off'], OPT_OWN_CAPITAL),
  choice('claims-per-turn', ['one', 'any'], OPT_ANY_CLAIMS),
  range('missions-to-win', 1, 4, 3, MISSIONS_TO_WIN),
  choice('spoils', ['cards-and-missions', 'none'], OPT_NO_SPOILS),
  range('landing-forces', 1, 6, 4, FORCES_LIMIT),
  range('round-limit', 20, 200, 60, ROUND_LIMIT),
];

/** Options that are not at their default, as texts by name. */
export type Options = Readonly<Record<string, string>>;

/** The text of an option as a number: 0 or 1 for words, else the number itself; null for what it does not take. */
export function optionValue(option: Option, text: string): number | null {
  if (isChoice(option)) {
    const value = option.words.indexOf(text);
    return value < 0 ? null : value;
  }
  const value = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return value >= option.least && value <= option.most ? value : null;
}

export const usualText = (option: Option): string => (isChoice(option) ? option.words[0] : String(option.usual));
