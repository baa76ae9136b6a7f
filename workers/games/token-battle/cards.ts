import {
  cards as cardData,
  skills as skillData,
  types as typeData,
} from '../../../assembly/games/token-battle/data/cards.json';
import { TYPES, type Stacks, type Texts, type TokenType } from './state';

export const SKILLS = [
  'none',
  'reduce',
  'push',
  'mirror',
  'spawnFriend',
  'spawnEnemy',
  'extraTurnIfCovered',
  'opponentExtraTurn',
  'reduceByFriends',
  'swapWithLast',
  'gild',
  'boostNext',
] as const;
export type Skill = (typeof SKILLS)[number];

export const DIRECTIONS = ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Card {
  id: string;
  /** 1 .. 48. */
  no: number;
  name: Texts;
  value: number;
  skill: Skill;
  area: readonly Direction[];
  type: TokenType;
}

interface Named<Id> {
  id: Id;
  name: Texts;
}

const skills = skillData as unknown as readonly Named<Skill>[];
const types = typeData as unknown as readonly (Named<TokenType> & { letter: string })[];

/** The collection, card number n at n - 1. */
export const CARDS = cardData as unknown as readonly Card[];

const cards = new Map(CARDS.map((card) => [card.id, card]));

export function cardById(id: string): Card | undefined {
  return cards.get(id);
}

/** The card of a state that has been checked; an unknown id is a mistake of the caller. */
export function cardOf(id: string): Card {
  const card = cards.get(id);
  if (!card) throw new RangeError(`unknown card "${id}"`);
  return card;
}

export const skillOf = (skill: Skill): Named<Skill> => skills[SKILLS.indexOf(skill)]!;
export const typeOf = (type: TokenType): Named<TokenType> => types[TYPES.indexOf(type)]!;

const letters = types.map(({ letter }) => letter);

/** The letter that stands for a type in a position line, none for plain. */
export const letterOf = (type: TokenType): string => letters[TYPES.indexOf(type)]!;

export function typeByLetter(letter: string): TokenType | undefined {
  return TYPES[letters.indexOf(letter)];
}

/** Deep enough to be changed without touching the data. */
export const copyStacks = (stacks: readonly (readonly string[])[]): Stacks => stacks.map((stack) => [...stack]);
