import { cardByWord, cardOf, cardsIn, inCardOrder, inTaskOrder, listOf, taskByWord, taskOf, TASKS } from './cards';
import { malformed, type Fail } from './problems';
import { SIDES, type Deck, type Placed, type Side, type State } from './state';
import { cutAt, failIn, type Word } from '../../reading/words';

/** The face-down decks of a game, by the names of their parts in a position line. */
export const PILES = ['deck A', 'deck B', 'legends', 'flares', 'tasks'] as const;
export type PileName = (typeof PILES)[number];

export function pileOf(state: State, name: PileName): Deck {
  if (name === 'deck A') return state.decks.A;
  return name === 'deck B' ? state.decks.B : state[name];
}

/** Every id that belongs to a deck, wherever it lies, in order. A duel has no tasks (TS-CARD-2). */
export function membersOf(state: State, name: PileName): string[] {
  if (name === 'tasks') return state.mode === 'duel' ? [] : TASKS.map(({ id }) => id);
  const list = name === 'deck A' ? listOf(state.deckIds.A) : name === 'deck B' ? listOf(state.deckIds.B) : name;
  return cardsIn(list).map(({ id }) => id);
}

/** The ids of a deck that lie anywhere but in its unordered part, as often as they lie there, with where they lie. */
export function placedOf(state: State, name: PileName): [where: string, id: string][] {
  const { top, bottom } = pileOf(state, name);
  const at = (where: string, ids: readonly string[]): [string, string][] => ids.map((id) => [`${where}.${id}`, id]);
  const lying = at(
    name.replace(' ', '.'),
    [...top, ...bottom].map(({ id }) => id),
  );
  if (name === 'tasks') {
    const { row, next, aside, claimed } = state;
    return [
      ...lying,
      ...at('row', row),
      ...at('next', next === null ? [] : [next]),
      ...at('aside', aside),
      ...SIDES.flatMap((side) => at(`claimed.${side}`, claimed[side])),
    ];
  }
  const kind = name === 'legends' || name === 'flares' ? name : 'beings';
  const owners: readonly Side[] = name === 'deck A' ? ['A'] : name === 'deck B' ? ['B'] : SIDES;
  return [
    ...lying,
    ...owners.flatMap((side) => at(`hands.${side}`, state.hands[side][kind])),
    ...(kind === 'beings'
      ? owners.flatMap((side) => at(`discards.${side}`, state.discards[side]))
      : at(`discards.${kind}`, state.spent[kind])),
  ];
}

/** The card being played came from this deck. */
function holdsPlayed({ playing: { card }, side }: State, name: PileName): boolean {
  if (card === null) return false;
  const { kind } = cardOf(card);
  return kind === 'beings' ? name === `deck ${side}` : name === kind;
}

/** What lies nowhere else: the unordered part of a deck about which nothing is said. */
export function restOf(state: State, name: PileName): string[] {
  const placed = new Set(placedOf(state, name).map(([, id]) => id));
  if (holdsPlayed(state, name)) placed.add(state.playing.card!);
  return membersOf(state, name).filter((id) => !placed.has(id));
}

const inOrder = (name: PileName, ids: readonly string[]): string[] =>
  name === 'tasks' ? inTaskOrder(ids) : inCardOrder(ids);

export const wordIn = (name: PileName, id: string): string => (name === 'tasks' ? taskOf(id) : cardOf(id)).word;

/**
 * A deck from its top: cards whose place is fixed, each with those who know it lies there (`Titan/A`), `?` for all that
 * lie nowhere else in no known order, cards whose place is fixed. Where the unordered part is smaller, its cards are named
 * (`?Knight ?Bomb`); where there is none, `|` says so. Null for a deck about which nothing is known.
 */
export function printPile(state: State, name: PileName): string | null {
  const { top, unknown, bottom } = pileOf(state, name);
  const words = (cards: readonly Placed[]): string[] =>
    cards.map(({ id, knownTo }) => `${wordIn(name, id)}${knownTo.length ? `/${knownTo.join('')}` : ''}`);
  const whole = restOf(state, name).join() === unknown.join();
  if (whole && !top.length && !bottom.length) return null;
  const named = unknown.map((id) => `?${wordIn(name, id)}`);
  const middle = whole ? ['?'] : named.length ? named : ['|'];
  return [...words(top), ...middle, ...words(bottom)].join(' ');
}

/** Equal decks are written alike: where the order is certain, every card has its place, counted from the top. */
export function settled({ top, unknown, bottom }: Deck): Deck {
  if (unknown.length > 1) return { top, unknown, bottom };
  const certain = unknown.map((id): Placed => ({ id, knownTo: [] }));
  return { top: [...top, ...certain, ...bottom], unknown: [], bottom: [] };
}

/** The deck that words describe; `unknown` is null for `?`, which means something only when all else is known. */
export interface WrittenPile extends Omit<Deck, 'unknown'> {
  unknown: string[] | null;
}

export function readPile(words: readonly Word[], name: PileName): WrittenPile {
  const top: Placed[] = [];
  const bottom: Placed[] = [];
  const named: string[] = [];
  let divider: string | null = null;
  for (const word of words) {
    const { text, column } = word;
    if (text === '?' || text === '|') {
      if (divider !== null) malformed(column, text, 'bad-value');
      divider = text;
    } else if (text.startsWith('?')) {
      if (bottom.length || (divider !== null && divider !== '?X')) malformed(column, text, 'bad-value');
      divider = '?X';
      named.push(idIn(name, text.slice(1), failIn({ text, column: column + 1 })));
    } else {
      (divider === null ? top : bottom).push(readPlaced(word, name));
    }
  }
  return { top, unknown: divider === '?' ? null : inOrder(name, named), bottom };
}

function readPlaced(word: Word, name: PileName): Placed {
  const [card, knowers] = cutAt(word, '/') ?? [word];
  const fail = failIn(knowers ?? word);
  if (knowers && !/^(A|B|AB)$/.test(knowers.text)) fail(0, knowers.text, 'bad-side');
  return { id: idIn(name, card.text, failIn(card)), knownTo: [...(knowers?.text ?? '')] as Side[] };
}

/** The card or task that a word names. Cards of other decks are told apart when the whole is known. */
export function idIn(name: PileName, word: string, fail: Fail): string {
  if (name === 'tasks') return (taskByWord(word) ?? fail(0, word, 'unknown-task', 'TS-CARD-2')).id;
  return (cardByWord(word) ?? fail(0, word, 'unknown-card', 'TS-CARD-1')).id;
}
