/** What of the rules may be agreed on (section 3 of the rules), the usual value first; the size of teams their choice tells. */
import type { OptionField } from '$lib/play/option-field';
import { OPTION_NAMES, OPTION_VALUES } from '$workers/games/codex/table';

export const options: readonly OptionField[] = OPTION_NAMES.filter((name) => name !== 'team_size').map((name) => ({
  name,
  values: OPTION_VALUES[name],
}));
