import type { OptionField } from '$lib/play/option-field';
import { OPTION_VALUES } from '$workers/games/tash-kalar/options';

/** What a new game can be set up with, besides its set-up. */
export const options: readonly OptionField[] = Object.entries(OPTION_VALUES).map(([name, values]) => ({
  name,
  values,
}));
