import * as layout from '../../../assembly/games/toy-battle/layout';
import { DEFAULT_OPTIONS, type Options } from './state';

/** The highest turn count and turn limit a state can hold. */
export const { MAX_TURNS } = layout;

/** The values of every option but `turnLimit` (a number), the default first. */
export const OPTION_VALUES = {
  specials: ['on', 'off'],
  starter: ['random', 'blue', 'red'],
  skullyDraw: ['full', 'each'],
  shieldHook: ['connected', 'free'],
  shoveOntoTrigger: ['allowed', 'forbidden'],
  shoveClaims: ['destination-first', 'mover-first'],
  doubleTrigger: ['each', 'once'],
  frozenStuck: ['ends', 'loses-turn'],
} as const satisfies { [K in Exclude<keyof Options, 'turnLimit'>]: readonly Options[K][] };

export const OPTION_NAMES = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];

/** The options that change play and have two values, with the bit that is set for the second one. */
const SWITCHES = [
  ['specials', layout.OPT_SPECIALS_OFF],
  ['skullyDraw', layout.OPT_SKULLY_EACH],
  ['shieldHook', layout.OPT_SHIELD_HOOK_FREE],
  ['shoveOntoTrigger', layout.OPT_SHOVE_ONTO_FORBIDDEN],
  ['shoveClaims', layout.OPT_SHOVE_MOVER_FIRST],
  ['doubleTrigger', layout.OPT_TRIGGER_ONCE],
  ['frozenStuck', layout.OPT_FROZEN_LOSES_TURN],
] as const;

/** The OPT_ bits of a set of options. Starter and turn limit have bytes of their own. */
export function optionBits(options: Options): number {
  return SWITCHES.reduce((bits, [name, bit]) => (options[name] === OPTION_VALUES[name][1] ? bits | bit : bits), 0);
}

export function optionsFrom(bits: number, starter: number, turnLimit: number): Options {
  const switched = Object.fromEntries(SWITCHES.map(([name, bit]) => [name, OPTION_VALUES[name][bits & bit ? 1 : 0]]));
  return { ...DEFAULT_OPTIONS, ...switched, starter: OPTION_VALUES.starter[starter] ?? 'random', turnLimit };
}

/** Only what differs from the defaults, in a fixed order. */
export function changedOptions(options: Options): Partial<Options> {
  const changed = OPTION_NAMES.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}
