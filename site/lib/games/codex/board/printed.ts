/** What a table makes of what is printed. */
import { FACES } from '$workers/games/codex/printed';

export { printedOn } from '$workers/games/codex/printed';

const order = new Map(FACES.map(({ id }, i) => [id, i]));

/** Different cards with how many there are of each, in card order. */
export function counted(cards: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => order.get(a.id)! - order.get(b.id)!);
}

/** The English name of a spec. */
export const specTitle = (id: string): string => id[0]!.toUpperCase() + id.slice(1);

const SOFT = '\u00ad';

/** A name as a small card writes it: the one word it has no room for is divided; browsers do not know where. */
export const divisible = (name: string): string =>
  name.replace(/(Tyranno|Crash|Bam|Techno|dobu)(?=saurus|barrow|stamper|logia|dówki)/, `$&${SOFT}`);

/** Letters that count of a word: of one that is divided those of its first part, with room for what comes behind the second. */
const lettersOf = (word: string): number => (word.includes(SOFT) ? word.indexOf(SOFT) + 2 : word.length);

/** Letters of the longest word of a text: small cards write it as small as they must to keep the word, or its parts, whole. */
export const longestWord = (text: string): number => Math.max(1, ...text.split(/[\s-]+/).map(lettersOf));
