import data from '../../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import type { PositionJson } from '../../../../workers/referee/tash-kalar/position';

/** The name of a card as actions write it. */
export const wordOf = (name: string): string => name.replaceAll(/[ -]/g, '');
export const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** The action that plays a card, `Name@square` or the id of a flare. */
export const playing = (card: string): string => (card.includes('@') ? `summon ${card}` : 'flare');

/** What a position needs beside the card. */
export interface Setting {
  you: string;
  enemy: string;
  /** Two if left out. */
  actions?: number;
  /** Own discard pile, top first. */
  pile?: string;
  /** More cards in hand. */
  hand?: string;
  options?: PositionJson['options'];
}

/** A is to move, holds only this card, and its deck is one the card belongs to. */
export function positionWith(
  card: string,
  { you, enemy, actions = 2, pile = '', hand = '', options }: Setting,
): PositionJson {
  const word = card.split('@')[0]!;
  const list = data.beings.find(({ name }) => wordOf(name) === word)?.deck;
  return {
    options: { decks: { A: list === 'highland' || list === 'sylvan' ? list : 'northern', B: 'southern' }, ...options },
    board: { A: words(you), B: words(enemy) },
    hands: { A: [word, ...words(hand)] },
    discards: { A: words(pile) },
    turn: { player: 'A', actions },
  };
}
