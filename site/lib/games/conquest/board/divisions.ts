/** Divisions as the board writes them, `AAD12I`, taken apart. */

export const KINDS = ['A', 'D', 'I'] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Readonly<Record<Kind, number>>;

/** Counts by kind; none for an empty text. */
export function countsOf(text: string): Counts {
  const counts: Record<Kind, number> = { A: 0, D: 0, I: 0 };
  for (const [, number, letters] of text.matchAll(/(\d*)(A+|D+|I+)/g))
    counts[letters![0] as Kind] += number ? Number(number) : letters!.length;
  return counts;
}

export const sizeOf = (text: string): number => Object.values(countsOf(text)).reduce((sum, count) => sum + count, 0);

/** Each division of a small group by itself, armour first. */
export function listOf(text: string): Kind[] {
  const counts = countsOf(text);
  return KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}
