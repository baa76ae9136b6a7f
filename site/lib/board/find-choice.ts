/** Moves found by what is typed: a part of their words or of their notation, or several in any order. Pure. */
import type { Choice } from '$workers/contract';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * The one whose notation is typed, by itself; else those that hold the text as it is; else those that hold each of its
 * words. All of them for an empty text.
 * @param words what a choice is called
 */
export function findChoices(
  choices: readonly Choice[],
  typed: string,
  words: (choice: Choice) => string,
): readonly Choice[] {
  const text = plain(typed);
  if (text === '') return choices;
  const exact = choices.find(({ action }) => plain(action) === text);
  if (exact) return [exact];
  const holding = (parts: readonly string[]) =>
    choices.filter((choice) => {
      const all = plain(`${words(choice)} ${choice.action}`);
      return parts.every((part) => all.includes(part));
    });
  const together = holding([text]);
  return together.length > 0 ? together : holding(text.split(/\s+/));
}
