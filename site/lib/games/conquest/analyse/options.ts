/** What of the rules may be agreed on (section 3 of the rules), the usual value first. */
import type { OptionField } from '$lib/play/option-field';
import { isChoice, OPTION_LIST } from '$workers/games/conquest/options';

export const options: readonly OptionField[] = OPTION_LIST.map((option) =>
  isChoice(option)
    ? { name: option.name, values: option.words }
    : { name: option.name, least: option.least, most: option.most, initial: option.usual },
);
