/** What chance may turn up, in words. Outcomes name cards and tasks without blanks and hyphens. */
import { m } from '$lib/paraglide/messages';
import { BEINGS, FLARES, TASKS } from '$workers/games/tash-kalar/faces';
import { cardName, sideName } from './words';

const joined = (name: string): string => name.replace(/[ -]/g, '');

const byWord = new Map([
  ...BEINGS.map(({ id, name }) => [joined(name), id] as const),
  ...FLARES.map(({ id }) => [id, id] as const),
]);
const tasks = new Map(TASKS.map(({ name }) => [joined(name), name]));

/** The card an outcome draws, undefined where it is none. */
export const drawnIn = (outcome: string): string | undefined => byWord.get(outcome.slice(1));

/** @param outcome `~Knight`, `~flare-06`, `~RedConquest`, `~A` */
export function outcomeText(outcome: string): string {
  const card = drawnIn(outcome);
  if (card) return cardName(card);
  const word = outcome.slice(1);
  return word === 'A' || word === 'B' ? m.ts_outcome_side({ side: sideName(word) }) : (tasks.get(word) ?? word);
}
