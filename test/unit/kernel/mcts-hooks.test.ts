import { afterEach, expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { dataTreeEngine, plant, tell, type Tree } from './data-tree';

const engine = await dataTreeEngine();

afterEach(() => {
  tell(engine, 'setSecret', 0, 0);
  tell(engine, 'setWidening', 0);
});

const node = (actor: number, children: Tree[], values = [0.5, 0.5], key = 0): Tree => ({
  actor,
  children,
  weight: 0,
  turn: 0,
  values,
  key,
});
const win = node(OVER, [], [1, 0]);
const loss = node(OVER, [], [0, 1]);

/** Seat 1 hides a coin, seat 0 guesses it. What seat 0 sees is the same, heads or tails. */
const coin = node(0, [node(1, [node(0, [win, loss], [0.5, 0.5], 7), node(0, [loss, win], [0.5, 0.5], 7)])]);

function guessing(told: boolean): number {
  plant(engine, coin);
  tell(engine, 'setSecret', 1, told ? 1 : 0);
  engine.seed(1);
  engine.searchStart(true);
  engine.searchRun(4000);
  return engine.searchRows()[0]!.mean;
}

it('a choice that the searcher does not see is one node, so that the search cannot act on it', () => {
  expect(guessing(true)).toBeGreaterThan(0.4);
  expect(guessing(true)).toBeLessThan(0.6);
  // Branching by the hidden action itself would take the guess for a sure thing.
  expect(guessing(false)).toBeGreaterThan(0.9);
});

const WIDTH = 60;
/** Actions of rising static value that all lead on. */
const wide = node(
  0,
  Array.from({ length: WIDTH }, (_, i) => {
    const value = 0.2 + (0.6 * i) / WIDTH;
    return node(1, [node(1, [win, loss]), node(0, [loss, win])], [value, 1 - value]);
  }),
);

it.each([100, 400, 1600])(
  'progressive widening tries the best static values first, by the square root of %i visits',
  (playouts) => {
    const tried = (widening: number) => {
      plant(engine, wide);
      tell(engine, 'setWidening', widening);
      engine.seed(1);
      engine.searchStart(false);
      engine.searchRun(playouts);
      return engine
        .searchRows()
        .filter(({ visits }) => visits > 0)
        .map(({ action }) => action);
    };
    expect(tried(0)).toHaveLength(WIDTH);
    // The last playout chose among the visits before it.
    const most = 1 + Math.floor(0.5 * Math.sqrt(playouts - 1));
    const best = Array.from({ length: most }, (_, i) => WIDTH - most + i);
    expect(tried(0.5)).toEqual(best);
  },
);

it('progressive widening takes a proven win at once and proves nothing from actions it has not tried', () => {
  plant(engine, node(0, [...wide.children, win]));
  tell(engine, 'setWidening', 0.5);
  engine.searchStart(false);
  expect(engine.searchRows().at(-1)!.proof).toBe('win');
  plant(engine, wide);
  engine.searchStart(false);
  engine.searchRun(200);
  for (const { visits, proof } of engine.searchRows()) if (!visits) expect(proof).toBe('none');
});
