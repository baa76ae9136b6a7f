/** What of the rules may be agreed on (section 3 of the rules), the usual value first. */
import type { OptionField } from '$lib/play/option-field';
import { OPTION_NAMES, OPTION_VALUES } from '$workers/games/codex/table';

export const options: readonly OptionField[] = OPTION_NAMES.map((name) => ({ name, values: OPTION_VALUES[name] }));
