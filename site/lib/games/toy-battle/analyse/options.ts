import type { OptionField } from '$lib/play/option-field';
import { MAX_TURNS, OPTION_VALUES } from '$workers/games/toy-battle/options';
import { DEFAULT_OPTIONS } from '$workers/games/toy-battle/state';

/** What a new game can be set up with, besides its set-up. */
export const options: readonly OptionField[] = [
  ...Object.entries(OPTION_VALUES).map(([name, values]) => ({ name, values })),
  { name: 'turnLimit', most: MAX_TURNS, initial: DEFAULT_OPTIONS.turnLimit },
];
