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

/** Words that no small card has room for in one line, by where they may be divided; browsers do not know how. */
const DIVIDED =
  'Back-stabber Barbar-barian Blade-master Cinder-blast Crash-barrow Despera-tion Granfal-loon Halluci-nation Head-mistress Juris-diction Manu-factured Metamor-phosis Tyranno-saurus'.split(
    ' ',
  );
const SOFT = '\u00ad';
const divided = new Map(DIVIDED.map((word) => [word.replace('-', ''), word.replace('-', SOFT)]));

/** A name as a small card writes it. */
export const divisible = (name: string): string => name.replace(/[A-Za-z]{11,}/g, (word) => divided.get(word) ?? word);

/** A word that is divided takes two lines: what goes on in the second leaves some room to the word behind it. */
const REST = 2;
const lettersOf = (word: string): number =>
  Math.max(...word.split(SOFT).map((part) => part.length)) + (word.includes(SOFT) ? REST : 0);

/** Letters of the longest word of a text: small cards write it as small as they must to keep the word, or its parts, whole. */
export const longestWord = (text: string): number => Math.max(1, ...text.split(/[\s-]+/).map(lettersOf));
