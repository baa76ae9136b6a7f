/** What chance may turn up, in words. Outcomes name cards and tasks without blanks and hyphens. */
import { m } from '$lib/paraglide/messages';
import { cardByWord, taskByWord } from '$workers/games/tash-kalar/cards';
import { cardName, sideName, taskName } from './words';

/** The card an outcome draws, undefined where it is none. */
export const drawnIn = (outcome: string): string | undefined => cardByWord(outcome.slice(1))?.id;

/** @param outcome `~Knight`, `~flare-06`, `~RedConquest`, `~A` */
export function outcomeText(outcome: string): string {
  const card = drawnIn(outcome);
  if (card) return cardName(card);
  const word = outcome.slice(1);
  if (word === 'A' || word === 'B') return m.ts_outcome_side({ side: sideName(word) });
  const task = taskByWord(word);
  return task ? taskName(task.id) : word;
}
