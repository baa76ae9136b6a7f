/** Divisions as the board writes them, `AAD12I`, taken apart. */

import type { Board } from '$workers/games/conquest/board';

/** Infantry pieces of a player, unless agreed otherwise. */
const SUPPLY = 60;

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

/** Infantry pieces that a player has left in the supply (CQ-PIECE-8). */
export function infantryLeft({ lands, fronts, forces, options }: Board, colour: string): number {
  const owns = (code: string): boolean => lands[code]?.owner === colour;
  const standing = [
    ...Object.keys(lands).flatMap((code) => (owns(code) ? [lands[code]!.rear] : [])),
    ...Object.keys(fronts).flatMap((place) => (owns(place.slice(0, 3)) ? [fronts[place]!.group] : [])),
    ...Object.values(forces).flatMap(({ owner, front, rear }) => (owner === colour ? [front, rear] : [])),
  ];
  return standing.reduce((left, text) => left - countsOf(text).I, Number(options['infantry-supply'] ?? SUPPLY));
}

/** Divisions of a territory that stand at its fronts. */
export const atFronts = (code: string, { fronts }: Board): number =>
  Object.entries(fronts).reduce(
    (sum, [place, { group }]) => (place.startsWith(`${code}/`) ? sum + sizeOf(group) : sum),
    0,
  );

export const sizeOf = (text: string): number => Object.values(countsOf(text)).reduce((sum, count) => sum + count, 0);

/** Each division of a small group by itself, armour first. */
export function listOf(text: string): Kind[] {
  const counts = countsOf(text);
  return KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}
