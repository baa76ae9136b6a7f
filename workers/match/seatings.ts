import type { Player } from './player';

/** Which contestant sits where, by seat. */
export type Seating = readonly number[];

/**
 * Every way to seat the contestants, beginning with their own order. The first one is who a match is about; others that
 * are the same player may change places without making a new seating.
 */
export function seatingsOf(players: readonly Player[]): Seating[] {
  const kind = (contestant: number) => (contestant === 0 ? -1 : players.indexOf(players[contestant]!, 1));
  const seen = new Set<string>();
  return permutations(players.map((_, contestant) => contestant)).filter((seating) => {
    const key = seating.map(kind).join();
    return !seen.has(key) && seen.add(key);
  });
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
