import type * as reading from '../../reading/parts';
import { cutAt, failIn, only, type Word } from '../../reading/words';
import { FIELDS } from './board-fields';
import { letterOf, typeByLetter } from './cards';
import { changedOptions, readOptionText } from './options';
import { malformed, type Fail } from './problems';
import { readCard, readField, readSide } from './readers';
import { SIDES, sided, type Side, type State, type Token } from './state';
import { MAX_COUNT } from './validity';

/** A line half read: `rest` and `empty` need all the other parts before they mean anything. */
export interface Draft extends reading.Draft<State> {
  rest: Token | null;
  empty: Set<string>;
}

export type Part = reading.Part<State, Draft>;

const TOKEN = /^(\d{1,2})([a-z]?)$/;
const PAIR = /^(\d{1,4})-(\d{1,4})$/;

const tokenText = ({ value, type }: Token): string => `${value}${letterOf(type)}`;

function readToken(text: string, owner: Side, fail: Fail): Token {
  const [, value, letter] = TOKEN.exec(text) ?? fail(0, text, 'bad-token');
  const type = typeByLetter(letter!) ?? fail(value!.length, letter!, 'bad-token', 'TK-CARD-8');
  return { owner, value: Number(value), type };
}

/** `c3=4` taken apart; the second part is what stands after the first sign of equality. */
function assignment(word: Word): [name: Word, value: Word] {
  const sides = cutAt(word, '=');
  return sides?.[0].text ? sides : malformed(word.column, word.text, 'bad-value');
}

function tokens(owner: Side): Part {
  return {
    name: owner,
    print({ board }) {
      const own = FIELDS.filter((field) => board[field]?.owner === owner);
      return own.length ? own.map((field) => `${field}=${tokenText(board[field]!)}`).join(' ') : null;
    },
    parse(words, { state, columns }) {
      for (const word of words) {
        const [at, what] = assignment(word);
        const field = readField(at.text, failIn(at));
        if (state.board[field]) malformed(word.column, word.text, 'field-taken', 'TK-GAME-4');
        columns.set(`board.${field}`, word.column);
        state.board[field] = readToken(what.text, owner, failIn(what));
      }
    },
  };
}

const rest: Part = {
  name: 'rest',
  print: () => null,
  parse(words, draft) {
    const [side, what] = assignment(only(words));
    draft.rest = readToken(what.text, readSide(side.text, failIn(side)), failIn(what));
  },
};

const empty: Part = {
  name: 'empty',
  print: () => null,
  parse(words, draft) {
    for (const word of words) {
      draft.columns.set(`empty.${word.text}`, word.column);
      draft.empty.add(readField(word.text, failIn(word)));
    }
  },
};

function cards(side: Side): Part {
  return {
    name: `cards ${side}`,
    print: (state) => state.cards[side].map((stack) => stack.join('>')).join(' '),
    parse(words, { state, columns }) {
      state.cards[side] = words.map(({ text, column }, i) => {
        columns.set(`cards.${side}.${i}`, column);
        let at = column;
        return text.split('>').map((id) => {
          const card = readCard(id, failIn({ text: id, column: at }));
          at += id.length + 1;
          return card;
        });
      });
    },
  };
}

const turn: Part = {
  name: 'turn',
  print: ({ turn }) => turn,
  parse(words, { state }) {
    const word = only(words);
    state.turn = word.text === '?' ? '?' : readSide(word.text, failIn(word));
  },
};

/** A number for each player: `120-95`. */
function pair(name: 'points' | 'boost' | 'extra', always = false): Part {
  return {
    name,
    print: (state) => (always || state[name].A || state[name].B ? `${state[name].A}-${state[name].B}` : null),
    parse(words, { state }) {
      const { text, column } = only(words);
      const match = PAIR.exec(text) ?? malformed(column, text, 'bad-number');
      state[name] = sided((side) => Number(match[1 + SIDES.indexOf(side)]));
    },
  };
}

const last: Part = {
  name: 'last',
  print: ({ last }) => last,
  parse(words, { state }) {
    const word = only(words);
    state.last = readField(word.text, failIn(word));
  },
};

const ply: Part = {
  name: 'ply',
  print: ({ ply }) => (ply ? String(ply) : null),
  parse(words, { state }) {
    const { text, column } = only(words);
    const number = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
    state.ply = number <= MAX_COUNT ? number : malformed(column, text, 'bad-number');
  },
};

const options: Part = {
  name: 'options',
  print({ options }) {
    const changed = Object.entries(changedOptions(options));
    return changed.length ? changed.map(([name, value]) => `${name}=${value}`).join(' ') : null;
  },
  parse(words, { state, columns }) {
    for (const word of words) {
      const [name, value] = assignment(word);
      if (columns.has(`options.${name.text}`)) malformed(word.column, word.text, 'said-twice');
      columns.set(`options.${name.text}`, value.column);
      const fail: Fail = (offset, found, problem, rule) =>
        failIn(found === name.text ? name : value)(offset, found, problem, rule);
      Object.assign(state.options, readOptionText(name.text, value.text, fail));
    }
    state.options = changedOptions(state.options);
  },
};

/** In the order in which they are written. */
export const PARTS: readonly Part[] = [
  tokens('A'),
  tokens('B'),
  rest,
  empty,
  cards('A'),
  cards('B'),
  turn,
  pair('points', true),
  last,
  pair('boost'),
  pair('extra'),
  ply,
  options,
];
