/** What a set of cards amounts to. */
import { cardById, type Card, type Skill } from '$workers/games/token-battle/cards';
import type { TokenType } from '$workers/games/token-battle/state';
import type { Strips } from './edit';

export interface Statistics {
  cards: number;
  /** Mean value of a card; 0 for an empty set. */
  meanValue: number;
  /** Sum of values, by strip. */
  values: number[];
  /** Cards by value, from 1 on. */
  byValue: { value: number; count: number }[];
  /** Skills and types that occur, the most frequent first; without `none` and `plain`. */
  skills: { skill: Skill; count: number }[];
  types: { type: TokenType; count: number }[];
  /**
   * By number of own turns: the cards that can be played for the first time then, if their strip is used as often as it
   * can be. A card with k cards above it comes up after k turns (TK-TURN-3).
   */
  curve: { turn: number; cards: string[]; best: number }[];
}

const HIGHEST = 9;

function counted<T>(items: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Cards that are not in the collection are left out. */
export function statisticsOf(set: Strips): Statistics {
  const strips = set.map((ids) => ids.flatMap((id) => cardById(id) ?? []));
  const all: Card[] = strips.flat();
  const total = (cards: readonly Card[]): number => cards.reduce((sum, { value }) => sum + value, 0);
  const depth = Math.max(0, ...strips.map(({ length }) => length));
  return {
    cards: all.length,
    meanValue: all.length ? total(all) / all.length : 0,
    values: strips.map(total),
    byValue: Array.from({ length: HIGHEST }, (_, i) => ({
      value: i + 1,
      count: all.filter(({ value }) => value === i + 1).length,
    })),
    skills: counted(all.flatMap(({ skill }) => (skill === 'none' ? [] : skill))).map(([skill, count]) => ({
      skill,
      count,
    })),
    types: counted(all.flatMap(({ type }) => (type === 'plain' ? [] : type))).map(([type, count]) => ({ type, count })),
    curve: Array.from({ length: depth }, (_, above) => {
      const cards = strips.flatMap((strip) => strip[above] ?? []);
      return { turn: above + 1, cards: cards.map(({ id }) => id), best: Math.max(...cards.map(({ value }) => value)) };
    }),
  };
}
