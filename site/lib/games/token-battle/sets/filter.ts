/** Which cards of the collection are shown, and in which order. */
import { CARDS, type Card, type Skill } from '$workers/games/token-battle/cards';
import type { TokenType } from '$workers/games/token-battle/state';

export const ORDERS = ['collection', 'value', 'name'] as const;
export type Order = (typeof ORDERS)[number];

export interface Filter {
  /** Part of a name, in any case. */
  name: string;
  skill: Skill | '';
  type: TokenType | '';
  order: Order;
}

export const NO_FILTER: Filter = { name: '', skill: '', type: '', order: 'collection' };

/** @param nameOf the name of a card in the visitor's language */
export function shownCards({ name, skill, type, order }: Filter, nameOf: (card: Card) => string): Card[] {
  const wanted = name.trim().toLocaleLowerCase();
  const found = CARDS.filter(
    (card) =>
      (!skill || card.skill === skill) &&
      (!type || card.type === type) &&
      nameOf(card).toLocaleLowerCase().includes(wanted),
  );
  if (order === 'value') return found.sort((a, b) => b.value - a.value || a.no - b.no);
  if (order === 'name') return found.sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return found;
}
