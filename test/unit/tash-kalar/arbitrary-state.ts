import fc from 'fast-check';
import { blankState, freshTurn } from '../../../workers/games/tash-kalar/blank';
import { CARDS, inCardOrder, inTaskOrder } from '../../../workers/games/tash-kalar/cards';
import { ORIENTATIONS } from '../../../workers/games/tash-kalar/orientations';
import { DECKS } from '../../../workers/games/tash-kalar/decks';
import { placeOf } from '../../../workers/games/tash-kalar/decisions';
import { changedOptions, OPTION_VALUES } from '../../../workers/games/tash-kalar/options';
import { membersOf, pileOf, PILES, settled } from '../../../workers/games/tash-kalar/piles';
import { DIRECTIONS, inSquareOrder, SQUARES } from '../../../workers/games/tash-kalar/squares';
import { SETUPS } from '../../../workers/games/tash-kalar/setups';
import { setupFromText } from '../../../workers/games/tash-kalar/start';
import {
  HALVES,
  NAMES,
  QUESTIONS,
  RANKS,
  SIDES,
  type Effect,
  type Named,
  type Options,
  type Piece,
  type Placed,
  type State,
} from '../../../workers/games/tash-kalar/state';
import { problemsOf } from '../../../workers/games/tash-kalar/validity';

const side = fc.constantFrom(...SIDES);
const square = fc.constantFrom(...SQUARES);
const squares = fc.subarray([...SQUARES], { maxLength: 6 }).map(inSquareOrder);
const piece = fc.record({ owner: side, rank: fc.constantFrom(...RANKS) });
const count = (max: number) => fc.integer({ min: 0, max });

export const options = fc
  .record(
    Object.fromEntries(
      Object.entries(OPTION_VALUES).map(([name, values]) => [name, fc.constantFrom<unknown>(...values)]),
    ),
    { requiredKeys: [] },
  )
  .map((chosen) => changedOptions(chosen as Partial<Options>));

const named: fc.Arbitrary<Named> = fc.record({
  square: fc.option(square),
  at: fc.option(square),
  rank: fc.option(fc.constantFrom(...RANKS)),
  count: count(9),
  owners: fc.subarray([...SIDES]),
  direction: fc.option(fc.constantFrom(...DIRECTIONS)),
});

const effect: fc.Arbitrary<Effect> = fc.record({
  step: fc.constantFrom('1', '2', '3', 'upper.1', 'lower.1'),
  being: fc.option(square),
  summon: fc.option(square),
  orientation: fc.option(fc.constantFrom(...ORIENTATIONS)),
  used: squares,
  count: count(9),
  equals: count(3),
  done: squares,
  each: squares,
  mover: fc.option(square),
  first: fc.option(piece),
  flags: count(3),
  names: fc.array(named, { minLength: NAMES, maxLength: NAMES }),
});

/** The step asked for, or the first one the card has. */
const stepOf = (card: string, wanted: string): string =>
  [wanted, '1', 'upper.1', 'lower.1'].find((step) => placeOf(card, step) !== undefined) ?? wanted;

/** Where the cards of a pile lie: in hands, discarded, on top, in the unordered part, at the bottom, or out of the game. */
const placing = fc.array(fc.constantFrom('hand', 'other', 'discard', 'top', 'unknown', 'bottom', 'out'), {
  minLength: 24,
  maxLength: 24,
});
const knowers = fc.array(fc.subarray([...SIDES]), { minLength: 24, maxLength: 24 });

function deal(state: State, name: (typeof PILES)[number], places: string[], knownTo: Placed['knownTo'][]): void {
  const ids = membersOf(state, name);
  const at = (place: string): string[] => ids.filter((_, i) => places[i] === place);
  const placed = (place: string): Placed[] => at(place).map((id) => ({ id, knownTo: knownTo[ids.indexOf(id)]! }));
  Object.assign(
    pileOf(state, name),
    settled({ top: placed('top'), unknown: at('unknown'), bottom: placed('bottom').reverse() }),
  );
  if (name === 'tasks') {
    state.row = at('hand').slice(0, 3);
    state.next = at('other')[0] ?? null;
    state.aside = at('discard');
    state.claimed = { A: inTaskOrder(at('hand').slice(3)), B: at('other').slice(1) };
  } else if (name === 'legends' || name === 'flares') {
    state.hands.A[name] = at('hand');
    state.hands.B[name] = at('other');
    state.spent[name] = at('discard');
  } else {
    const owner = name === 'deck A' ? 'A' : 'B';
    state.hands[owner].beings = inCardOrder([...at('hand'), ...at('other')]);
    state.discards[owner] = at('discard').reverse();
  }
}

/** Any state there could be a line for, whether or not a game could come to it. */
export const practice: fc.Arbitrary<State> = fc
  .record({
    mode: fc.constantFrom('highForm' as const, 'duel' as const),
    decks: fc.shuffledSubarray([...DECKS], { minLength: 2, maxLength: 2 }),
    options,
    pieces: fc.array(fc.option(piece, { freq: 2 }), { minLength: SQUARES.length, maxLength: SQUARES.length }),
    piles: fc.tuple(...PILES.map(() => fc.tuple(placing, knowers))),
    known: count(3),
    points: fc.record({ A: count(25), B: count(25) }),
    starter: side,
    side,
    ply: count(500),
    actions: count(5),
    discarded: fc.boolean(),
    destroyed: fc.record({ common: count(9), heroic: count(5), legendary: count(3) }),
    summoned: fc.array(fc.record({ square, rank: fc.constantFrom(...RANKS) }), { maxLength: 4 }),
    due: fc.record({ borrow: count(1), extraBeings: count(2), extraLegends: count(1), extraTurns: count(1) }),
    end: fc.constantFrom(null, 'triggered' as const, 0, 1),
    question: fc.constantFrom(...QUESTIONS),
    card: fc.constantFrom(...CARDS),
    playing: fc.record({
      target: fc.option(square),
      orientation: fc.option(fc.constantFrom(...ORIENTATIONS)),
      lifted: fc.option(square),
      halves: fc.subarray([...HALVES]),
    }),
    effect,
  })
  .map((raw): State => {
    const state = blankState(raw.mode, { A: raw.decks[0]!, B: raw.decks[1]! }, raw.options);
    const fits = (rank: Piece['rank'], owner: Piece['owner']): boolean => {
      const own = Object.values(state.board).filter((other) => other.owner === owner);
      const legendary = own.filter((other) => other.rank === 'legendary').length;
      return rank === 'legendary' ? legendary < 3 : own.length - legendary < 16;
    };
    raw.pieces.forEach((here, i) => {
      if (here && fits(here.rank, here.owner)) state.board[SQUARES[i]!] = here;
    });
    PILES.forEach((name, i) => deal(state, name, ...raw.piles[i]!));
    for (const owner of SIDES) state.known[owner].beings = state.hands[owner].beings.slice(0, raw.known);
    const playable = raw.card.kind !== 'beings' || membersOf(state, `deck ${raw.side}`).includes(raw.card.id);
    const inEffect = raw.question === 'effect' && playable;
    const asked = raw.question === 'effect' && !playable ? 'menu' : raw.question;
    return {
      ...state,
      points: raw.mode === 'duel' ? raw.points : state.points,
      starter: asked === 'start' ? null : raw.starter,
      side: raw.side,
      ply: raw.ply,
      turn: {
        ...freshTurn(raw.actions),
        discarded: raw.discarded,
        destroyed: raw.destroyed,
        summoned: raw.summoned,
        ...raw.due,
      },
      end: raw.end,
      question: asked,
      playing: inEffect ? { card: raw.card.id, ...raw.playing } : state.playing,
      effect: inEffect ? { ...raw.effect, step: stepOf(raw.card.id, raw.effect.step) } : null,
    };
  })
  .filter((state) => problemsOf(state).length === 0);

/** The start of a game, before anything is drawn. */
export const start: fc.Arbitrary<State> = fc.tuple(fc.constantFrom(...SETUPS), options).map(([setup, given]) =>
  setupFromText(setup, given, (where) => () => {
    throw new Error(where);
  }),
);

export const anyState: fc.Arbitrary<State> = fc.oneof({ arbitrary: practice, weight: 6 }, start);
