import * as layout from '../../../assembly/games/token-battle/layout';
import { DEFAULT_OPTIONS } from './default-options';
import { show, type Fail } from './problems';
import type { Options } from './state';

/** In the order in which they are written. */
export const OPTION_NAMES = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];

type Range = readonly [least: number, most: number];

/** What an option may be: one of some words, the default first, or a whole number. `turnLimit` may also be `none`. */
export const OPTION_VALUES = {
  firstPlayer: ['random', 'A', 'B'],
  betweenTurns: ['every', 'owner'],
  mirrorOffBoard: ['stay', 'destroy'],
  coveredOffBoard: ['fails', 'ignored'],
  thirdAura: ['enemies', 'friends'],
  goldenFactor: [2, 4],
  stackView: ['open', 'tops'],
} as const satisfies { [K in keyof Options]?: readonly Options[K][] };

export const OPTION_RANGES = {
  headStart: [0, layout.MAX_HEAD_START],
  pointLimit: [1, layout.MAX_POINT_LIMIT],
  turnLimit: [1, layout.MAX_TURN_LIMIT],
} as const satisfies { [K in keyof Options]?: Range };

/** Only what differs from the defaults, in the order of the rules. */
export function changedOptions(options: Partial<Options>): Partial<Options> {
  const changed = OPTION_NAMES.filter((name) => options[name] !== undefined && options[name] !== DEFAULT_OPTIONS[name]);
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}

/** One option as JSON gives it. `headStart` is compared with `pointLimit` elsewhere. */
export function readOption(name: string, value: unknown, fail: Fail): Partial<Options> {
  const known = OPTION_NAMES.find((option) => option === name) ?? fail(0, name, 'bad-option');
  if (known === 'turnLimit' && value === 'none') return { turnLimit: value };
  if (known in OPTION_RANGES) {
    const [least, most] = OPTION_RANGES[known as keyof typeof OPTION_RANGES];
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    return fits ? { [known]: value } : fail(0, asFound(value), 'bad-number');
  }
  const values: readonly unknown[] = OPTION_VALUES[known as keyof typeof OPTION_VALUES];
  return values.includes(value) ? { [known]: value } : fail(0, asFound(value), 'bad-option');
}

/** One option as a text gives it: digits are a number. */
export const readOptionText = (name: string, text: string, fail: Fail): Partial<Options> =>
  readOption(name, /^\d{1,9}$/.test(text) ? Number(text) : text, fail);

/** The options that are one bit of the state. */
const SWITCHES = [
  ['betweenTurns', layout.OPT_SHOTS_OF_OWNER],
  ['mirrorOffBoard', layout.OPT_MIRROR_OFF_DESTROYS],
  ['coveredOffBoard', layout.OPT_COVERED_OFF_IGNORED],
  ['thirdAura', layout.OPT_AURA_FRIENDS_TWICE],
  ['goldenFactor', layout.OPT_GOLDEN_FOUR],
  ['stackView', layout.OPT_STACK_TOPS],
] as const;

/** The OPT_ bits of a set of options. */
export function optionBits(options: Partial<Options>): number {
  return SWITCHES.reduce((bits, [name, bit]) => (options[name] === OPTION_VALUES[name][1] ? bits | bit : bits), 0);
}

/** What the OPT_ bits change. */
export function optionsFromBits(bits: number): Partial<Options> {
  return Object.fromEntries(SWITCHES.filter(([, bit]) => bits & bit).map(([name]) => [name, OPTION_VALUES[name][1]]));
}

const asFound = (value: unknown): string => (typeof value === 'string' ? value : show(value));
