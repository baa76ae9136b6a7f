import * as layout from '../../../assembly/games/tash-kalar/layout';
import type { Fail } from './problems';
import { show } from './problems';
import type { Options } from './state';

/** What each option may be, the default first (section 3 of the rules); in the order in which they are written. */
export const OPTION_VALUES = {
  startPlayer: ['random', 'A', 'B'],
  flareCriteria: ['once', 'recheckLower'],
  liftedSquare: ['free', 'blocked'],
  forestAncient: ['asPlaced', 'two'],
  borrowedTarget: ['allowed', 'forbidden'],
  titanArrival: ['counts', 'ignored'],
  returnOrder: ['chosen', 'handOrder'],
  resign: ['on', 'off'],
} as const satisfies { [K in keyof Options]: readonly Options[K][] };

export const OPTION_NAMES = Object.keys(OPTION_VALUES) as (keyof Options)[];

export const DEFAULT_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, OPTION_VALUES[name][0]]),
) as Readonly<Record<keyof Options, string>> as Readonly<Options>;

export const optionsOf = (changed: Partial<Options>): Options => ({ ...DEFAULT_OPTIONS, ...changed });

/** Only what differs from the defaults, in the order of the rules. */
export function changedOptions(options: Partial<Options>): Partial<Options> {
  const changed = OPTION_NAMES.filter((name) => options[name] !== undefined && options[name] !== DEFAULT_OPTIONS[name]);
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}

/** One option as JSON or a text gives it. */
export function readOption(name: string, value: unknown, fail: Fail): Partial<Options> {
  const known = OPTION_NAMES.find((option) => option === name) ?? fail(0, name, 'bad-option');
  const values: readonly unknown[] = OPTION_VALUES[known];
  return values.includes(value)
    ? { [known]: value }
    : fail(0, typeof value === 'string' ? value : show(value), 'bad-option');
}

/** The options that are one bit of the state; the bit is set for the second value. */
const SWITCHES = [
  ['flareCriteria', layout.OPT_RECHECK_LOWER],
  ['liftedSquare', layout.OPT_LIFTED_BLOCKED],
  ['forestAncient', layout.OPT_FOREST_ANCIENT_TWO],
  ['borrowedTarget', layout.OPT_BORROWED_TARGET_FORBIDDEN],
  ['titanArrival', layout.OPT_TITAN_ARRIVAL_IGNORED],
  ['returnOrder', layout.OPT_RETURN_IN_HAND_ORDER],
  ['resign', layout.OPT_RESIGN_OFF],
] as const;

/** The OPT_ bits of a set of options; the mode has a bit of its own. */
export function optionBits(options: Partial<Options>): number {
  return SWITCHES.reduce((bits, [name, bit]) => (options[name] === OPTION_VALUES[name][1] ? bits | bit : bits), 0);
}

/** What the OPT_ bits change. */
export function optionsFromBits(bits: number): Partial<Options> {
  return Object.fromEntries(SWITCHES.filter(([, bit]) => bits & bit).map(([name]) => [name, OPTION_VALUES[name][1]]));
}
