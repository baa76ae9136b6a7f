/** The list of all that can be chosen, in groups that are called by what they are. */
import type { Choice } from '$workers/contract';
import type { PickWords } from './picker.svelte';

export interface ChoiceGroup {
  key: string;
  name: string;
  choices: Choice[];
}

/** Choices that stand for themselves, as buttons do, and the groups of the others. */
export interface Grouped {
  alone: Choice[];
  groups: ChoiceGroup[];
}

/** What begins with the same piece belongs together, and of what takes one pick all that is of a kind (`node:`). */
const keyOf = ({ picks: [first = '', ...others] }: Choice): string =>
  others.length > 0 ? first : first.slice(0, first.indexOf(':') + 1);

/** Games have no name for a kind, so its first and its last choice tell what it is. */
const nameOf = (key: string, choices: readonly Choice[], words: PickWords): string =>
  key.endsWith(':') ? `${words.choice(choices[0]!)} … ${words.choice(choices.at(-1)!)}` : words.pick(key);

/** @param choices in the order in which they are listed */
export function grouped(choices: readonly Choice[], words: PickWords): Grouped {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(keyOf(choice), [...(found.get(keyOf(choice)) ?? []), choice]);
  const result: Grouped = { alone: [], groups: [] };
  for (const [key, list] of found) {
    if (key === 'button:' || (key.endsWith(':') && list.length === 1)) result.alone.push(...list);
    else result.groups.push({ key, name: nameOf(key, list, words), choices: list });
  }
  return result;
}
