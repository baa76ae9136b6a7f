/** The options of section 3; `players` is the length of the turn order. */
export interface Options {
  readonly 'turn-order': 'clockwise' | 'by-roll';
  readonly 'starting-troops': 'three-infantry' | 'one-armour';
  readonly 'infantry-supply': number;
  readonly 'armour-supply': number;
  readonly 'city-limit': number;
  readonly trading: 'off' | 'on';
  readonly 'first-round-resupply': 'attacker' | 'both';
  readonly 'domestic-by-sea': 'on' | 'off';
  readonly 'expedition-chain': 'on' | 'off';
  readonly 'early-redeploy': 'extra' | 'instead';
  readonly 'airfield-reach': 'own-and-next' | 'next-only';
  readonly 'captured-capital-income': 'on' | 'off';
  readonly 'claims-per-turn': 'one' | 'any';
  readonly 'missions-to-win': number;
  readonly spoils: 'cards-and-missions' | 'none';
  readonly 'landing-forces': number;
  readonly 'round-limit': number;
}

/** Values of each option in the order of the rules: words, the default first, or the range and default of a number. */
const TABLE: Record<keyof Options, readonly string[] | { from: number; to: number; usual: number }> = {
  'turn-order': ['clockwise', 'by-roll'],
  'starting-troops': ['three-infantry', 'one-armour'],
  'infantry-supply': { from: 30, to: 90, usual: 60 },
  'armour-supply': { from: 6, to: 20, usual: 12 },
  'city-limit': { from: 6, to: 42, usual: 15 },
  trading: ['off', 'on'],
  'first-round-resupply': ['attacker', 'both'],
  'domestic-by-sea': ['on', 'off'],
  'expedition-chain': ['on', 'off'],
  'early-redeploy': ['extra', 'instead'],
  'airfield-reach': ['own-and-next', 'next-only'],
  'captured-capital-income': ['on', 'off'],
  'claims-per-turn': ['one', 'any'],
  'missions-to-win': { from: 1, to: 4, usual: 3 },
  spoils: ['cards-and-missions', 'none'],
  'landing-forces': { from: 1, to: 6, usual: 4 },
  'round-limit': { from: 20, to: 200, usual: 60 },
};

export const OPTION_NAMES = Object.keys(TABLE) as (keyof Options)[];
export const isOption = (name: string): name is keyof Options => Object.hasOwn(TABLE, name);

export const DEFAULTS = Object.fromEntries(
  OPTION_NAMES.map((name) => {
    const values = TABLE[name];
    return [name, 'usual' in values ? values.usual : values[0]];
  }),
) as unknown as Options;

/** The value a text stands for, or null if the option has no such value. */
export function optionValue(name: keyof Options, text: string): string | number | null {
  const values = TABLE[name];
  if (!('usual' in values)) return values.includes(text) ? text : null;
  const value = Number(text);
  return /^[1-9]\d*$/.test(text) && value >= values.from && value <= values.to ? value : null;
}
