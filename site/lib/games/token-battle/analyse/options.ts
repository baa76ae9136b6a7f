import type { OptionField } from '$lib/play/option-field';
import { DEFAULT_OPTIONS } from '$workers/games/token-battle/default-options';
import { OPTION_RANGES, OPTION_VALUES } from '$workers/games/token-battle/options';

/** What a new game can be set up with, besides its set-up. */
export const options: readonly OptionField[] = [
  { name: 'firstPlayer', values: OPTION_VALUES.firstPlayer },
  { name: 'headStart', most: OPTION_RANGES.headStart[1], initial: DEFAULT_OPTIONS.headStart },
  {
    name: 'pointLimit',
    least: OPTION_RANGES.pointLimit[0],
    most: OPTION_RANGES.pointLimit[1],
    initial: DEFAULT_OPTIONS.pointLimit,
  },
  { name: 'turnLimit', values: ['none', '40', '50', '100'] },
  { name: 'betweenTurns', values: OPTION_VALUES.betweenTurns },
  { name: 'mirrorOffBoard', values: OPTION_VALUES.mirrorOffBoard },
  { name: 'coveredOffBoard', values: OPTION_VALUES.coveredOffBoard },
  { name: 'thirdAura', values: OPTION_VALUES.thirdAura },
  { name: 'goldenFactor', values: OPTION_VALUES.goldenFactor.map(String) },
];
