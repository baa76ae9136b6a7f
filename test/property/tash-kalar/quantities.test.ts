// What maps show agrees with what can be played: the summon finder, patterns that lack a piece, progress of tasks.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { criteriaMet, fulfilledTasks, taskProgress } from '../../../workers/engine/tash-kalar';
import { blankState } from '../../../workers/games/tash-kalar/blank';
import { CARDS, cardsIn, listOf, TASKS } from '../../../workers/games/tash-kalar/cards';
import type { DeckId } from '../../../workers/games/tash-kalar/decks';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { measure, type CardFinds, type Finder } from '../../../workers/games/tash-kalar/measures';
import { pileOf, PILES, restOf } from '../../../workers/games/tash-kalar/piles';
import { SQUARES } from '../../../workers/games/tash-kalar/squares';
import { RANKS, SIDES, type Piece, type State } from '../../../workers/games/tash-kalar/state';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
});

function enter(state: State): void {
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(state, bytes);
  engine.load(bytes);
}

/** A position of A with some beings and legends in hand; few enough pieces that no supply runs out. */
function positionOf(
  board: Record<string, Piece>,
  deck: DeckId,
  hand: readonly number[],
  row: readonly number[],
): State {
  const state = blankState('highForm', { A: deck, B: deck === 'southern' ? 'northern' : 'southern' });
  const own = cardsIn(listOf(deck)).map(({ id }) => id);
  const legends = cardsIn('legends').map(({ id }) => id);
  state.board = Object.fromEntries(SQUARES.flatMap((square) => (board[square] ? [[square, board[square]]] : [])));
  state.hands.A.beings = own.filter((_, i) => hand.includes(i));
  state.hands.A.legends = legends.filter((_, i) => hand.includes(i));
  state.hands.A.flares = cardsIn('flares').flatMap(({ id }, i) => (i === row[0]! % 12 ? [id] : []));
  state.row = row.map((task) => TASKS[task]!.id);
  for (const name of PILES) pileOf(state, name).unknown = restOf(state, name);
  return state;
}

const positions = fc
  .record({
    pieces: fc.uniqueArray(
      fc.record({
        square: fc.constantFrom(...SQUARES),
        owner: fc.constantFrom(...SIDES, 'A' as const),
        rank: fc.constantFrom('common' as const, 'common' as const, 'heroic' as const),
      }),
      { maxLength: 15, selector: ({ square }) => square },
    ),
    deck: fc.constantFrom<DeckId>('northern', 'southern', 'highland', 'sylvan'),
    hand: fc.uniqueArray(fc.nat(17), { minLength: 3, maxLength: 5 }),
    row: fc.uniqueArray(fc.nat(TASKS.length - 1), { minLength: 3, maxLength: 3 }),
  })
  .map(({ pieces, deck, hand, row }) =>
    positionOf(Object.fromEntries(pieces.map(({ square, owner, rank }) => [square, { owner, rank }])), deck, hand, row),
  );

const finder = (state: State): readonly CardFinds[] => (measure('', state, engine) as Finder).cards;

describe('the summon finder', () => {
  test('lists for each card of the hand the squares it can be summoned on', () => {
    fc.assert(
      fc.property(positions, (state) => {
        enter(state);
        const legal = [...engine.legal()].map((action) => tashKalar.actionText(action, state));
        const found = finder(state).flatMap(({ id, targets }) =>
          targets.map((square) => `summon ${CARDS.find((card) => card.id === id)!.word}@${square}`),
        );
        expect(found.sort()).toEqual(legal.filter((action) => action.startsWith('summon ')).sort());
      }),
      { numRuns: 150 },
    );
  });

  test('a piece put where one is missing opens the target', () => {
    let lacks = 0;
    fc.assert(
      fc.property(positions, (state) => {
        enter(state);
        for (const { id, lacks: found } of finder(state))
          for (const { square, target, there, upgraded } of found.slice(0, 6)) {
            ++lacks;
            expect(state.board[square]?.owner).toBe({ nothing: undefined, enemy: 'B', low: 'A' }[there]);
            const rank = upgraded ? 'heroic' : 'common';
            const better = { ...state, board: { ...state.board, [square]: { owner: 'A' as const, rank } } };
            enter(better as State);
            const now = (measure(`card:A:${id}`, better as State, engine) as Finder).cards[0]!;
            expect(now.shown.map((shown) => shown.target)).toContain(target);
            expect(now.shown.some(({ squares }) => squares.includes(square))).toBe(true);
            // A being that came down on the new piece itself must not have a lower rank than it.
            if (square !== target) expect(now.targets).toContain(target);
          }
      }),
      { numRuns: 60 },
    );
    // Random positions show 325, give or take 50.
    expect(lacks).toBeGreaterThan(50);
  });

  test('says nothing about a single card of the opponent, nor before the first turn', () => {
    const state = positionOf({}, 'northern', [0, 1, 2], [0, 1, 2]);
    enter(state);
    expect(measure('card:B:knight', state, engine)).toBeNull();
    expect(measure('', { ...state, question: 'deal' }, engine)).toBeNull();
  });

  test('what the player may hold leaves out what the opponent has seen elsewhere', () => {
    const state = positionOf({}, 'sylvan', [0, 1, 2], [0, 1, 2]);
    enter(state);
    const before = (measure('possible', state, engine) as Finder).cards.map(({ id }) => id);
    expect(before).toHaveLength(18 + 12);
    const [seen] = state.decks.A.unknown.splice(0, 1);
    state.discards.A = [seen!];
    enter(state);
    const after = (measure('possible', state, engine) as Finder).cards.map(({ id }) => id);
    expect(after).toEqual(before.filter((id) => id !== seen));
  });
});

describe('tasks', () => {
  test('all parts are full exactly where the task is fulfilled', () => {
    const met = new Set<number>();
    fc.assert(
      fc.property(
        positions,
        fc.record({ common: fc.nat(4), heroic: fc.nat(2), legendary: fc.nat(1) }),
        (state, destroyed) => {
          state.turn.destroyed = destroyed;
          enter(state);
          const fulfilled = fulfilledTasks(engine, 0);
          for (const task of fulfilled) met.add(task);
          const full = TASKS.flatMap(({ index }) =>
            taskProgress(engine, 0, index).every(({ have, need }) => have >= need) ? [index] : [],
          );
          expect(full).toEqual(fulfilled);
        },
      ),
      { numRuns: 400 },
    );
    // The five tasks about where pieces stand are met in a third of the positions and more, all others hardly ever.
    expect(met.size).toBeGreaterThan(4);
  });

  test.each([
    ['side-chain', 'a5 b5 c5 d5', 4, 9],
    ['corner-chain', 'b2 c3 d4', 3, 7],
    ['imprisonment', 'd4 e4 f4', 3, 6],
    ['center-cross', 'd4 f4', 2, 5],
  ])('%s with %s: %i of %i', (id, squares, have, need) => {
    const own = Object.fromEntries(
      squares.split(' ').map((square) => [square, { owner: 'A', rank: 'common' } as Piece]),
    );
    enter(positionOf({ ...own, e5: { owner: 'B', rank: 'common' } }, 'northern', [0, 1, 2], [0, 1, 2]));
    expect(taskProgress(engine, 0, TASKS.find((task) => task.id === id)!.index)).toEqual([{ have, need }]);
  });

  // The enemy in the corner between a4 and a6 comes to the other one by no way, by one, or by more.
  test.each([
    ['a4 b4 b5 b6 a6', 'a5 c5', [1, 1, 1, 1]],
    ['a4 b4 c4 b5 b6 c6 b7 c7 a7', 'a5 c5', [1, 1, 1, 1]],
    ['a4 c4 b5 a6 b6 c6 b3 c3', 'a5 c5', [1, 1, 0, 1]],
    ['a4', 'a5 i5', [0, 1]],
  ])('isolation with %s against %s: %j', (squares, enemies, numbers) => {
    const common = (owner: 'A' | 'B', of: string) => of.split(' ').map((square) => [square, { owner, rank: 'common' }]);
    const board = Object.fromEntries([...common('A', squares), ...common('B', enemies)]) as Record<string, Piece>;
    enter(positionOf(board, 'northern', [0, 1, 2], [0, 1, 2]));
    const parts = taskProgress(engine, 0, TASKS.find(({ id }) => id === 'isolation')!.index);
    expect(parts.flatMap(({ have, need }) => [have, need])).toEqual(numbers);
  });
});

test('the criteria of a flare are those of the hand, and none without a flare', () => {
  const enemies = Object.fromEntries(
    ['a4', 'b4', 'c4', 'd2', 'e2', 'g2', 'h3'].map((square, i) => [
      square,
      { owner: 'B', rank: RANKS[i > 1 && i < 5 ? 1 : 0]! } as Piece,
    ]),
  );
  const own = Object.fromEntries(['d5', 'e6', 'f7'].map((square) => [square, { owner: 'A', rank: 'common' } as Piece]));
  // flare-10: three behind in upgraded pieces, or four in pieces.
  const state = positionOf({ ...own, ...enemies }, 'northern', [0, 1, 2], [10, 1, 2]);
  enter(state);
  expect(criteriaMet(engine, 0)).toEqual({ upper: true, lower: true });
  expect(criteriaMet(engine, 1)).toEqual({ upper: false, lower: false });
  delete state.board.h3;
  enter(state);
  expect(criteriaMet(engine, 0)).toEqual({ upper: true, lower: false });
});
