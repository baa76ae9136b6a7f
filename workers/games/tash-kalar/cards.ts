import { data } from '../../../assembly/games/tash-kalar/data/faces.json?fetched';
import { CARD_KINDS, type CardKind, type DeckId } from './decks';
import { BEINGS, FLARES, TASKS as TASK_FACES } from './faces';
import type { Rank } from './state';

export interface Card {
  id: string;
  /** As texts name it: `TwoHeadedDragon`, `flare-06`. */
  word: string;
  kind: CardKind;
  /** Of the list it belongs to; `legends` and `flares` are lists too. */
  list: string;
  /** Place in its list, from 0. */
  index: number;
  /** Of the piece that a being brings; null for a flare. */
  rank: Rank | null;
}

export interface Task {
  id: string;
  word: string;
  /** 0 .. 23. */
  index: number;
  type: string;
  advanced: boolean;
  points: number;
}

/** A name as texts write it, without blanks and hyphens. */
const joined = (name: string): string => name.replace(/[ -]/g, '');

const counts = new Map<string, number>();

/** Place of the next card of a list, from 0: lists stand in the data in the order of their numbers. */
function placeIn(list: string): number {
  const place = counts.get(list) ?? 0;
  counts.set(list, place + 1);
  return place;
}

const beings: Card[] = BEINGS.map(({ id, name, list, rank }) => ({
  id,
  word: joined(name),
  kind: list === 'legends' ? 'legends' : 'beings',
  list,
  index: placeIn(list),
  rank,
}));

const flares: Card[] = FLARES.map(({ id }, index) => ({
  id,
  word: id,
  kind: 'flares',
  list: 'flares',
  index,
  rank: null,
}));

/** Every card of the game. */
export const CARDS: readonly Card[] = [...beings, ...flares];

export const TASKS: readonly Task[] = TASK_FACES.map(({ id, name, type, advanced, points }, index) => ({
  id,
  word: joined(name),
  index,
  type,
  advanced,
  points,
}));

const listOfDeck = new Map(data.decks.map(({ id, list }) => [id, list]));
const byId = new Map(CARDS.map((card) => [card.id, card]));
const byWord = new Map(CARDS.map((card) => [card.word, card]));
const tasksById = new Map(TASKS.map((task) => [task.id, task]));
const tasksByWord = new Map(TASKS.map((task) => [task.word, task]));
const lists = new Map<string, Card[]>();
for (const card of CARDS) lists.set(card.list, [...(lists.get(card.list) ?? []), card]);

/** The list of beings a deck is made of (TS-CARD-1). */
export const listOf = (deck: DeckId): string => listOfDeck.get(deck)!;

/** The cards of a list in the order of their numbers. */
export const cardsIn = (list: string): readonly Card[] => lists.get(list) ?? [];

export const cardById = (id: string): Card | undefined => byId.get(id);
export const cardByWord = (word: string): Card | undefined => byWord.get(word);
export const taskById = (id: string): Task | undefined => tasksById.get(id);
export const taskByWord = (word: string): Task | undefined => tasksByWord.get(word);

/** The card of a state that has been checked; an unknown id is a mistake of the caller. */
export function cardOf(id: string): Card {
  const card = byId.get(id);
  if (!card) throw new RangeError(`unknown card "${id}"`);
  return card;
}

/** The task of a state that has been checked. */
export function taskOf(id: string): Task {
  const task = tasksById.get(id);
  if (!task) throw new RangeError(`unknown task "${id}"`);
  return task;
}

/** Beings first, then legends, then flares, each in the order of their numbers. */
export function inCardOrder(ids: readonly string[]): string[] {
  const place = (id: string): number => {
    const { kind, index } = cardOf(id);
    return CARD_KINDS.indexOf(kind) * 100 + index;
  };
  return [...ids].sort((a, b) => place(a) - place(b));
}

export const inTaskOrder = (ids: readonly string[]): string[] =>
  [...ids].sort((a, b) => taskOf(a).index - taskOf(b).index);
