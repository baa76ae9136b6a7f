import { DEFAULTS, OPTION_NAMES } from '../../../../workers/referee/conquest';
import { optionValue } from '../../../../workers/referee/conquest/options';
import type { Dice } from '../../support/dice';

/** Another value of every option that has words. */
const OTHERS: Record<string, string> = {
  'turn-order': 'by-roll',
  'starting-troops': 'one-armour',
  trading: 'on',
  'first-round-resupply': 'both',
  'domestic-by-sea': 'off',
  'expedition-chain': 'off',
  'early-redeploy': 'instead',
  'airfield-reach': 'next-only',
  'captured-capital-income': 'off',
  'claims-per-turn': 'any',
  spoils: 'none',
};
const RANGES: Record<string, [least: number, most: number]> = {
  'infantry-supply': [30, 90],
  'armour-supply': [6, 20],
  'city-limit': [6, 42],
  'missions-to-win': [1, 4],
  'landing-forces': [1, 6],
  'round-limit': [20, 200],
};

/** Options at random as items of a line, in order: each at its default twice of three times. */
export function anyOptions(roll: Dice): string[] {
  return OPTION_NAMES.flatMap((name) => {
    if (roll(3)) return [];
    const range = RANGES[name];
    const text = range ? `${range[0] + roll(range[1] - range[0] + 1)}` : OTHERS[name]!;
    return optionValue(name, text) === DEFAULTS[name] ? [] : [`${name}=${text}`];
  });
}

/** The first node of a game of so many seats. */
export const startOf = (seats: number, options: readonly string[]): string =>
  [`>=R/0continent/1/${'RBGYP'.slice(0, seats)}/-`, ...options].join(' ');
