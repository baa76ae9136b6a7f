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

/** Letters of a line of a small card. */
const LINE = 8;
/** Whether a name has a word that only fits into a small card in smaller letters. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > LINE);
