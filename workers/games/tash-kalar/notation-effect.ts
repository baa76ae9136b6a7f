import { cardOf } from './cards';
import { ORIENTATIONS } from './orientations';
import { malformed } from './problems';
import { readCard, readNumber, readSide, readSquare } from './readers';
import { DIRECTIONS, inSquareOrder } from './squares';
import {
  HALVES,
  NAMES,
  RANKS,
  unboundName,
  type Effect,
  type Named,
  type Piece,
  type Playing,
  type Side,
  type State,
} from './state';
import { cutAt, failIn, parts, type Word } from '../../reading/words';

/**
 * The parts of a position line about a card that is being played, as `name=value` words:
 *
 *     ask effect; playing card=Knight target=e4; effect step=1 being=e4 summon=e4 count=1 done=e3
 */

const NOTHING = '-';
const MAX_COUNT = 0xff;

/** One word: `print` is null for what need not be written. */
interface Member<T> {
  name: string;
  print(of: T): string | null;
  parse(value: Word, of: T): void;
}

type Keys<T, V> = { [K in keyof T]-?: T[K] extends V ? (V extends T[K] ? K : never) : never }[keyof T];

const square = <T>(name: string, key: Keys<T, string | null>): Member<T> => ({
  name,
  print: (of) => of[key] as string | null,
  parse(value, of) {
    of[key] = readSquare(value.text, failIn(value)) as T[typeof key];
  },
});

const squares = <T>(name: string, key: Keys<T, string[]>): Member<T> => ({
  name,
  print: (of) => (of[key] as string[]).join('+') || null,
  parse(value, of) {
    of[key] = inSquareOrder(parts(value, '+').map((part) => readSquare(part.text, failIn(part)))) as T[typeof key];
  },
});

const number = <T>(name: string, key: Keys<T, number>, most: number): Member<T> => ({
  name,
  print: (of) => (of[key] ? String(of[key]) : null),
  parse(value, of) {
    of[key] = readNumber(value.text, most, failIn(value)) as T[typeof key];
  },
});

const turned = <T extends { orientation: string | null }>(): Member<T> => ({
  name: 'turned',
  print: ({ orientation }) => orientation,
  parse(value, of) {
    of.orientation = oneOf(ORIENTATIONS, value);
  },
});

const card: Member<Playing> = {
  name: 'card',
  print: ({ card: id }) => id && cardOf(id).word,
  parse(value, of) {
    of.card = readCard(value.text, failIn(value));
  },
};

const halves: Member<Playing> = {
  name: 'halves',
  print: ({ halves: open }) => open.join('+') || null,
  parse(value, of) {
    const open = parts(value, '+').map((half) => oneOf(HALVES, half));
    of.halves = HALVES.filter((half) => open.includes(half));
  },
};

const PLAYING: readonly Member<Playing>[] = [
  card,
  square('target', 'target'),
  turned(),
  square('lifted', 'lifted'),
  halves,
];

const step: Member<Effect> = {
  name: 'step',
  print: (of) => of.step,
  parse(value, of) {
    of.step = value.text;
  },
};

/** The first piece a step dealt with: its owner and rank, `B*` for a heroic of B's. */
const first: Member<Effect> = {
  name: 'first',
  print: ({ first: piece }) => piece && piece.owner + '*'.repeat(RANKS.indexOf(piece.rank)),
  parse(value, of) {
    of.first = pieceOf(value);
  },
};

function pieceOf(word: Word): Piece {
  const [, owner, marks] = /^([AB])(\*{0,2})$/.exec(word.text) ?? failIn(word)(0, word.text, 'bad-piece');
  return { owner: owner as Side, rank: RANKS[marks!.length]! };
}

/** A name of the program: square, square when named, rank, count, owners, direction, with commas between. */
const named = (index: number): Member<Effect> => ({
  name: `name${index + 1}`,
  print({ names }) {
    const text = namedText(names[index]!);
    return text === UNBOUND ? null : text;
  },
  parse(value, of) {
    of.names[index] = readNamed(value);
  },
});

const namedText = ({ square, at, rank, count, owners, direction }: Named): string =>
  [square, at, rank, count, owners.join(''), direction].map((part) => String(part ?? '') || NOTHING).join(',');

const UNBOUND = namedText(unboundName());

function readNamed(word: Word): Named {
  const [square, at, rank, count, owners, direction, more] = parts(word, ',');
  if (!direction || more) return malformed(word.column, word.text, 'bad-value');
  const orNull = <T>(part: Word, read: (part: Word) => T): T | null => (part.text === NOTHING ? null : read(part));
  const squareIn = (part: Word): string => readSquare(part.text, failIn(part));
  return {
    square: orNull(square!, squareIn),
    at: orNull(at!, squareIn),
    rank: orNull(rank!, (part) => oneOf(RANKS, part)),
    count: readNumber(count!.text, MAX_COUNT, failIn(count!)),
    owners:
      orNull(owners!, ({ text, column }) =>
        [...text].map((side, i) => readSide(side, failIn({ text: side, column: column + i }))),
      ) ?? [],
    direction: orNull(direction, (part) => oneOf(DIRECTIONS, part)),
  };
}

const EFFECT: readonly Member<Effect>[] = [
  step,
  square('being', 'being'),
  square('summon', 'summon'),
  turned(),
  squares('used', 'used'),
  number('count', 'count', MAX_COUNT),
  number('equals', 'equals', MAX_COUNT),
  squares('done', 'done'),
  squares('each', 'each'),
  square('mover', 'mover'),
  first,
  number('flags', 'flags', MAX_COUNT),
  ...Array.from({ length: NAMES }, (_, index) => named(index)),
];

const oneOf = <T extends string>(values: readonly T[], word: Word): T =>
  values.find((value) => value === word.text) ?? malformed(word.column, word.text, 'bad-value');

const printMembers = <T>(members: readonly Member<T>[], of: T): string =>
  members
    .flatMap((member) => {
      const text = member.print(of);
      return text === null ? [] : [`${member.name}=${text}`];
    })
    .join(' ');

function readMembers<T>(members: readonly Member<T>[], words: readonly Word[], of: T): T {
  const said = new Set<string>();
  for (const word of words) {
    const [name, value] = cutAt(word, '=') ?? malformed(word.column, word.text, 'bad-value');
    const member =
      members.find((known) => known.name === name.text) ?? malformed(name.column, name.text, 'unknown-key');
    if (said.has(name.text)) malformed(name.column, word.text, 'said-twice');
    said.add(name.text);
    member.parse(value, of);
  }
  return of;
}

export const playing = {
  name: 'playing',
  print: (state: State): string | null => printMembers(PLAYING, state.playing) || null,
  parse(words: readonly Word[], { state }: { state: State }): void {
    readMembers(PLAYING, words, state.playing);
  },
};

export const effect = {
  name: 'effect',
  print: (state: State): string | null => state.effect && printMembers(EFFECT, state.effect),
  parse(words: readonly Word[], { state }: { state: State }): void {
    state.effect = readMembers(EFFECT, words, emptyEffect());
  },
};

const emptyEffect = (): Effect => ({
  step: '1',
  being: null,
  summon: null,
  orientation: null,
  used: [],
  count: 0,
  equals: 0,
  done: [],
  each: [],
  mover: null,
  first: null,
  flags: 0,
  names: Array.from({ length: NAMES }, unboundName),
});
