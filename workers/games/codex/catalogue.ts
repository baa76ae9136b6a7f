/** Cards and tokens of Codex by id, with what their texts are made of. */
import { CARDS, TOKENS, type Card } from './data';

const cards = new Map([...CARDS, ...TOKENS].map((card) => [card.id, card]));

/** @throws RangeError for an unknown id */
export function cardOf(id: string): Card {
  const card = cards.get(id);
  if (!card) throw new RangeError(`no card is called ${id}`);
  return card;
}
