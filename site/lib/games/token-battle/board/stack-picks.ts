/** The picks of cards: `stack:A:1` is the top card of A's first stack, `stack:A:1:2` the second below it. */
import type { Board, Side } from '$workers/games/token-battle/state';

/** @param i the stack, from 0 */
export const stackPick = (side: Side, i: number): string => `stack:${side}:${i + 1}`;

/** @param n the card below the top one, from 0 */
export const coveredPick = (side: Side, i: number, n: number): string => `${stackPick(side, i)}:${n + 1}`;

/** The card a pick means, and whether others lie on it; null for a pick that means none. */
export function cardAt(pick: string, { cards }: Pick<Board, 'cards'>): { id: string; covered: boolean } | null {
  const [, side, n, below = '0'] = /^stack:([AB]):(\d)(?::(\d))?$/.exec(pick) ?? [];
  const id = side && cards[side as Side][Number(n) - 1]?.[Number(below)];
  return id ? { id, covered: below !== '0' } : null;
}
