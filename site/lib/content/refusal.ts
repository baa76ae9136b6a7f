import { listed } from '$lib/i18n/phrases';
import { conditionOf, placesAtFault, ruleOf, type Reason } from '$workers/reasons';

/** What is said of a refusal, from the words of a game in one language, which may name places as well; null where it has none. */
export function refusalText(words: Readonly<Record<string, string>>, reason: Reason): string | null {
  const text = words[conditionOf(reason)] ?? words[ruleOf(reason)];
  return text?.replace('{squares}', listed(placesAtFault([reason]).map((place) => words[place] ?? place))) ?? null;
}
