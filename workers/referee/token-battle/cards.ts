import data from '../../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import type { Direction } from './fields';

/** TK-CARD-8: exactly these, the eleven skills and `none`. */
export type Skill =
  | 'none'
  | 'reduce'
  | 'push'
  | 'mirror'
  | 'spawnFriend'
  | 'spawnEnemy'
  | 'extraTurnIfCovered'
  | 'opponentExtraTurn'
  | 'reduceByFriends'
  | 'swapWithLast'
  | 'gild'
  | 'boostNext';

/** TK-CARD-8: exactly these eight. */
export type TokenType =
  'plain' | 'phoenix' | 'auraFriends' | 'auraAll' | 'auraEnemies' | 'shooterH' | 'shooterV' | 'golden';

/** TK-CARD-1: the four facts a card gives. */
export interface Card {
  id: string;
  value: number;
  skill: Skill;
  /** The marked squares around the token; empty if the skill uses none (TK-CARD-7). */
  area: readonly Direction[];
  type: TokenType;
}

/** The cards there are, by id. Every function that needs one takes the collection unless told otherwise. */
export type CardTable = ReadonlyMap<string, Card>;

const plainCard = ({ id, value, skill, area, type }: (typeof data.cards)[number]): Card => ({
  id,
  value,
  skill: skill as Skill,
  area: area as Direction[],
  type: type as TokenType,
});

/** TK-SET-6: the 48 cards of the data file. */
export const COLLECTION: CardTable = new Map(data.cards.map((card) => [card.id, plainCard(card)]));

/** Throws a RangeError if there is no such card. */
export function findCard(cards: CardTable, id: string): Card {
  const card = cards.get(id);
  if (!card) throw new RangeError(`unknown card ${id}`);
  return card;
}

/** Each token type and its letter in position lines; none for plain. */
export const TYPE_LETTERS: Readonly<Record<TokenType, string>> = Object.fromEntries(
  data.types.map(({ id, letter }) => [id, letter]),
) as Record<TokenType, string>;

export const TYPES = Object.keys(TYPE_LETTERS) as TokenType[];

/** The highest value a token can have: the highest card and one boost (TK-BOOST-1, rule file 4.1). */
export const highestValue = (cards: CardTable): number =>
  Math.max(...[...cards.values()].map(({ value }) => value)) + 1;
