import type * as reading from '../../reading/parts';
import { MOST_TURNS } from '../../../assembly/games/tash-kalar/layout';
import { cardOf, inCardOrder, inTaskOrder, taskOf } from './cards';
import { CARD_KINDS } from './decks';
import { changedOptions, readOption } from './options';
import { effect, playing } from './notation-effect';
import { printPile, PILES, readPile, type PileName, type WrittenPile } from './piles';
import { malformed, type Fail } from './problems';
import { pieceText, readCard, readDeck, readNumber, readPiece, readSide, readTask } from './readers';
import { SQUARES } from './squares';
import { MODES, QUESTIONS, RANKS, SIDES, sided, type Hand, type Side, type Sided, type State } from './state';
import { ORDINARY } from './blank';
import { cutAt, failIn, only } from '../../reading/words';

/** A line half read: piles of which all the rest is a part need the other parts before they mean anything. */
export interface Draft extends reading.Draft<State> {
  piles: Map<PileName, WrittenPile>;
}

export type Part = reading.Part<State, Draft>;

const PAIR = /^(\d{1,3})-(\d{1,3})$/;
const TRIPLE = /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/;
const MOST = 99;

const DUE = [
  ['borrow', 'borrow'],
  ['turns', 'extraTurns'],
  ['beings', 'extraBeings'],
  ['legends', 'extraLegends'],
] as const;

const orNull = (words: readonly string[]): string | null => words.join(' ') || null;

function pieces(owner: Side): Part {
  return {
    name: owner,
    print: ({ board }) =>
      orNull(
        SQUARES.flatMap((square) => {
          const piece = board[square];
          return piece?.owner === owner ? [pieceText(square, piece.rank)] : [];
        }),
      ),
    parse(words, { state, columns }) {
      for (const word of words) {
        const { square, rank } = readPiece(word.text, failIn(word));
        if (state.board[square]) malformed(word.column, word.text, 'square-taken', 'TS-PLACE-1');
        columns.set(`board.${square}`, word.column);
        state.board[square] = { owner, rank };
      }
    },
  };
}

const mode: Part = {
  name: 'mode',
  print: ({ mode }) => (mode === MODES[0] ? null : mode),
  parse(words, { state }) {
    const { text, column } = only(words);
    state.mode = MODES.find((known) => known === text) ?? malformed(column, text, 'bad-value', 'TS-MODE-1');
  },
};

/** A's deck, then B's. */
const decks: Part = {
  name: 'decks',
  print: ({ deckIds: { A, B } }) => (A === 'northern' && B === 'southern' ? null : `${A} ${B}`),
  parse(words, { state, columns }) {
    const [a, b, more] = words;
    if (!b || more) malformed((more ?? a!).column, (more ?? a!).text, 'bad-value');
    columns.set('decks.B', b!.column);
    state.deckIds = { A: readDeck(a!.text, failIn(a!)), B: readDeck(b!.text, failIn(b!)) };
  },
};

/** Cards of a hand: all of them, or those the opponent knows of. */
function hand(name: string, path: string, side: Side, of: (state: State) => Sided<Hand>): Part {
  return {
    name: `${name} ${side}`,
    print: (state) => orNull(CARD_KINDS.flatMap((kind) => of(state)[side][kind]).map((id) => cardOf(id).word)),
    parse(words, { state, columns }) {
      const held = of(state)[side];
      for (const word of words) {
        const id = readCard(word.text, failIn(word));
        columns.set(`${path}.${side}.${id}`, word.column);
        held[cardOf(id).kind].push(id);
      }
      for (const kind of CARD_KINDS) held[kind] = inCardOrder(held[kind]);
    },
  };
}

const pile = (name: PileName): Part => ({
  name,
  print: (state) => printPile(state, name),
  parse(words, { piles }) {
    piles.set(name, readPile(words, name));
  },
});

/** Cards that lie open, top first; those of the shared piles are shuffled before anybody draws them, so in card order. */
function discards(name: string, of: (state: State) => string[], ordered: boolean): Part {
  return {
    name: `discards ${name}`,
    print: (state) => orNull(of(state).map((id) => cardOf(id).word)),
    parse(words, { state, columns }) {
      const ids = words.map((word) => {
        const id = readCard(word.text, failIn(word));
        columns.set(`discards.${name}.${id}`, word.column);
        return id;
      });
      of(state).push(...(ordered ? ids : inCardOrder(ids)));
    },
  };
}

function tasks(name: string, of: (state: State) => string[], ordered: boolean): Part {
  return {
    name,
    print: (state) => orNull(of(state).map((id) => taskOf(id).word)),
    parse(words, { state, columns }) {
      const ids = words.map((word) => {
        const id = readTask(word.text, failIn(word));
        columns.set(`${name.replace(' ', '.')}.${id}`, word.column);
        return id;
      });
      of(state).push(...(ordered ? ids : inTaskOrder(ids)));
    },
  };
}

const next: Part = {
  name: 'next',
  print: ({ next }) => (next === null ? null : taskOf(next).word),
  parse(words, { state }) {
    const word = only(words);
    state.next = readTask(word.text, failIn(word));
  },
};

const points: Part = {
  name: 'points',
  print: ({ points: { A, B } }) => (A || B ? `${A}-${B}` : null),
  parse(words, { state }) {
    const { text, column } = only(words);
    const pair = PAIR.exec(text) ?? malformed(column, text, 'bad-number');
    state.points = sided((side) => Number(pair[1 + SIDES.indexOf(side)]));
  },
};

const starter: Part = {
  name: 'starter',
  print: ({ starter }) => (starter === 'A' ? null : (starter ?? '?')),
  parse(words, { state }) {
    const word = only(words);
    state.starter = word.text === '?' ? null : readSide(word.text, failIn(word));
  },
};

/** Whose turn it is, the actions left, and whether the discard action is spent. */
const turn: Part = {
  name: 'turn',
  print: ({ side, turn: { actions, discarded } }) => `${side} ${actions}${discarded ? ' discarded' : ''}`,
  parse(words, { state }) {
    const [side, actions, spent, more] = words;
    state.side = readSide(side!.text, failIn(side!));
    if (actions) state.turn.actions = readNumber(actions.text, MOST, failIn(actions));
    if (spent && spent.text !== 'discarded') malformed(spent.column, spent.text, 'bad-value');
    state.turn.discarded = spent !== undefined;
    if (more) malformed(more.column, more.text, 'bad-value');
  },
};

/** Finished turns. */
const ply: Part = {
  name: 'ply',
  print: ({ ply }) => (ply === ORDINARY ? null : String(ply)),
  parse(words, { state }) {
    const word = only(words);
    state.ply = readNumber(word.text, MOST_TURNS, failIn(word));
  },
};

/** The end of the game: triggered, or how many turns follow the present one. */
const end: Part = {
  name: 'end',
  print: ({ end }) => (end === null ? null : String(end)),
  parse(words, { state }) {
    const word = only(words);
    state.end = word.text === 'triggered' ? 'triggered' : readNumber(word.text, 2, failIn(word));
  },
};

const ask: Part = {
  name: 'ask',
  print: ({ question }) => (question === 'menu' ? null : question),
  parse(words, { state }) {
    const { text, column } = only(words);
    state.question = QUESTIONS.find((known) => known === text) ?? malformed(column, text, 'bad-question');
  },
};

/** Commons, heroics, legendaries. */
const destroyed: Part = {
  name: 'destroyed',
  print: ({ turn: { destroyed } }) =>
    RANKS.some((rank) => destroyed[rank]) ? RANKS.map((rank) => destroyed[rank]).join('-') : null,
  parse(words, { state }) {
    const { text, column } = only(words);
    const counts = TRIPLE.exec(text) ?? malformed(column, text, 'bad-number');
    RANKS.forEach((rank, i) => (state.turn.destroyed[rank] = Number(counts[i + 1])));
  },
};

const summoned: Part = {
  name: 'summoned',
  print: ({ turn }) => orNull(turn.summoned.map(({ square, rank }) => pieceText(square, rank))),
  parse(words, { state }) {
    state.turn.summoned = words.map((word) => readPiece(word.text, failIn(word)));
  },
};

/** What the turn still holds: borrowed pieces, extra turns, extra cards. */
const due: Part = {
  name: 'due',
  print: ({ turn }) => orNull(DUE.flatMap(([name, key]) => (turn[key] ? [`${name}=${turn[key]}`] : []))),
  parse(words, { state }) {
    for (const word of words) {
      const [name, count] = cutAt(word, '=') ?? malformed(word.column, word.text, 'bad-value');
      const [, key] = DUE.find(([known]) => known === name.text) ?? malformed(name.column, name.text, 'bad-value');
      state.turn[key] = readNumber(count.text, MOST, failIn(count));
    }
  },
};

const options: Part = {
  name: 'options',
  print: ({ options }) => orNull(Object.entries(changedOptions(options)).map(([name, value]) => `${name}=${value}`)),
  parse(words, { state, columns }) {
    for (const word of words) {
      const [name, value] = cutAt(word, '=') ?? malformed(word.column, word.text, 'bad-value');
      if (columns.has(`options.${name.text}`)) malformed(word.column, word.text, 'said-twice');
      columns.set(`options.${name.text}`, value.column);
      const fail: Fail = (offset, found, problem, rule) =>
        failIn(found === name.text ? name : value)(offset, found, problem, rule);
      Object.assign(state.options, readOption(name.text, value.text, fail));
    }
    state.options = changedOptions(state.options);
  },
};

/** In the order in which they are written. */
export const PARTS: readonly Part[] = [
  ...SIDES.map(pieces),
  mode,
  decks,
  ...SIDES.map((side) => hand('hand', 'hands', side, ({ hands }) => hands)),
  ...SIDES.map((side) => hand('known', 'known', side, ({ known }) => known)),
  ...PILES.map(pile),
  ...SIDES.map((side) => discards(side, (state) => state.discards[side], true)),
  discards('legends', ({ spent }) => spent.legends, false),
  discards('flares', ({ spent }) => spent.flares, false),
  tasks('row', ({ row }) => row, true),
  next,
  tasks('aside', ({ aside }) => aside, false),
  ...SIDES.map((side) => tasks(`claimed ${side}`, ({ claimed }) => claimed[side], false)),
  points,
  starter,
  turn,
  ply,
  destroyed,
  summoned,
  due,
  end,
  ask,
  playing,
  effect,
  options,
];
