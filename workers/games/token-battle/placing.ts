/** How the placing of a card on a field is written, and attempts that name a place. */
import type { State } from './state';

/** Top cards of the player on turn, from left to right; none before the first player is drawn. */
export const tops = ({ turn, cards }: Pick<State, 'turn' | 'cards'>): string[] =>
  turn === '?' ? [] : cards[turn].map(([top]) => top!);

/**
 * `card@field`; where the same card tops several stacks, all but the leftmost say which one (`twins:3@c3`).
 *
 * @param stack of the player on turn, counted from 0
 */
export function placingText(state: Pick<State, 'turn' | 'cards'>, stack: number, field: string): string {
  const card = tops(state)[stack];
  if (card === undefined) return stackText(state.turn, stack, field);
  const leftmost = tops(state).indexOf(card) === stack;
  return `${card}${leftmost ? '' : `:${stack + 1}`}@${field}`;
}

/** `A:2@c3`: the top card of a stack, whatever it is. */
export const stackText = (side: string, stack: number, field: string): string => `${side}:${stack + 1}@${field}`;

/** Any field that does not exist is written the same. */
export const OFF_BOARD = 'z0';
