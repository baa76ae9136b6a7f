import fc from 'fast-check';
import { FIELDS } from '../../../workers/games/token-battle/board-fields';
import { CARDS } from '../../../workers/games/token-battle/cards';
import { OPTION_RANGES, OPTION_VALUES, changedOptions } from '../../../workers/games/token-battle/options';
import { PAIRINGS, cardsOf } from '../../../workers/games/token-battle/ready-sets';
import { startState } from '../../../workers/games/token-battle/start';
import { SIDES, TYPES, type Options, type State } from '../../../workers/games/token-battle/state';
import { problemsOf } from '../../../workers/games/token-battle/validity';

const side = fc.constantFrom(...SIDES);
const sided = <T>(each: fc.Arbitrary<T>) => fc.record({ A: each, B: each });

const words = Object.fromEntries(
  Object.entries(OPTION_VALUES).map(([name, values]) => [name, fc.constantFrom<unknown>(...values)]),
);
const numbers = Object.fromEntries(
  Object.entries(OPTION_RANGES).map(([name, [min, max]]) => [name, fc.integer({ min, max })]),
);

/** Only what differs from the defaults, as states hold it. */
export const options = fc
  .record({ ...words, ...numbers }, { requiredKeys: [] })
  .map((chosen) => changedOptions(chosen as Partial<Options>));

const card = fc.constantFrom(...CARDS.map(({ id }) => id));
const stack = fc.array(card, { minLength: 1, maxLength: 5 });
const stacks = fc.array(stack, { minLength: 1, maxLength: 4 });

const token = fc.record({ owner: side, value: fc.integer({ min: 1, max: 10 }), type: fc.constantFrom(...TYPES) });

const board = fc
  .array(fc.option(token, { freq: 3 }), { minLength: FIELDS.length, maxLength: FIELDS.length })
  .map((tokens) => Object.fromEntries(FIELDS.flatMap((field, i) => (tokens[i] ? [[field, tokens[i]]] : []))));

/** A practice position: any board, any stacks, any counts. */
export const practice: fc.Arbitrary<State> = fc
  .record({
    board,
    cards: sided(stacks),
    turn: side,
    points: sided(fc.integer({ min: 0, max: 1100 })),
    last: fc.option(fc.constantFrom(...FIELDS)),
    boost: sided(fc.integer({ min: 0, max: 1 })),
    extra: sided(fc.integer({ min: 0, max: 3 })),
    ply: fc.integer({ min: 0, max: 60 }),
    options,
  })
  .map((state) => ({ ...state, last: state.last && state.board[state.last] ? state.last : null }))
  .filter((state) => problemsOf(state).length === 0);

/** The start of a game between ready sets, before or after the draw. */
export const start: fc.Arbitrary<State> = fc
  .tuple(fc.constantFrom(...PAIRINGS), options)
  .map(([pairing, given]) => startState(cardsOf(pairing)!, given))
  .filter((state) => problemsOf(state).length === 0);

export const anyState: fc.Arbitrary<State> = fc.oneof({ arbitrary: practice, weight: 4 }, start);
