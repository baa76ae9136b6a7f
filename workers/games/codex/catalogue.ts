/** Cards, heroes, tokens and buildings of Codex by their ids. */
import { BUILDINGS, CARDS, HEROES, TOKENS, type Card } from './data';

const names = new Map([...CARDS, ...TOKENS, ...HEROES, ...BUILDINGS].map(({ id, name }) => [id, name]));

/** @throws RangeError for an unknown id */
export function nameOf(id: string): string {
  const name = names.get(id);
  if (name === undefined) throw new RangeError(`nothing is called ${id}`);
  return name;
}

const cards = new Map([...CARDS, ...TOKENS].map((card) => [card.id, card]));

/** @throws RangeError for an unknown id */
export function cardOf(id: string): Card {
  const card = cards.get(id);
  if (!card) throw new RangeError(`no card is called ${id}`);
  return card;
}
