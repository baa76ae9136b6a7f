/** Moves found by what is typed: parts of their words or of their notation, in any order. Pure. */
import type { Choice } from '$workers/contract';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * Those that hold everything that is typed; the one whose notation it is, by itself. All of them for an empty text.
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
  const parts = text.split(/\s+/);
  return choices.filter((choice) => {
    const all = plain(`${words(choice)} ${choice.action}`);
    return parts.every((part) => all.includes(part));
  });
}
