import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { dataTreeEngine, plant, randomTree, type Tree } from './data-tree';

const engine = await dataTreeEngine();

/** What every seat gets if each maximises its own share (max^n), chance averaged; null where somebody is indifferent. */
function maxN(tree: Tree): number[] | null {
  if (tree.actor === OVER) return tree.values;
  const below = tree.children.map(maxN);
  if (below.some((values) => values === null)) return null;
  const known = below as number[][];
  if (tree.actor === CHANCE) {
    const all = tree.children.reduce((sum, { weight }) => sum + weight, 0);
    return tree.values.map((_, seat) =>
      tree.children.reduce((sum, { weight }, i) => sum + (weight * known[i]![seat]!) / all, 0),
    );
  }
  const sorted = known.toSorted((a, b) => b[tree.actor]! - a[tree.actor]!);
  const [best, next] = sorted;
  return next && best![tree.actor]! - next[tree.actor]! < 0.2 ? null : best!;
}

describe.each([2, 3, 4, 5])('values by seat of mcts with %i seats', (seats) => {
  const search = (tree: Tree, playouts: number) => {
    plant(engine, tree);
    engine.seed(1);
    engine.searchStart(true);
    engine.searchRun(playouts);
    return engine.searchRows();
  };

  it('adds up the results of all seats at the root', () => {
    for (let seed = 0; seed < 20; ++seed) {
      const tree = randomTree({ seats, depth: 5, width: 3, chance: 4, shared: true }, 100 * seats + seed);
      for (const { visits, sums, means, mean } of search(tree, 300)) {
        expect(sums).toHaveLength(seats);
        if (visits) expect(sums.reduce((a, b) => a + b)).toBeCloseTo(visits, 3);
        expect(means.reduce((a, b) => a + b)).toBeCloseTo(1, 4);
        expect(means[tree.actor]).toBeCloseTo(mean, 6);
      }
    }
  });

  it('knows the static values of all seats before any playout', () => {
    const tree = randomTree({ seats, depth: 4, width: 3, chance: 4 }, seats);
    plant(engine, tree);
    expect(engine.seats()).toBe(seats);
    engine.evaluateAll().forEach((value, seat) => expect(value).toBeCloseTo(tree.values[seat]!, 6));
    for (const { action, means } of search(tree, 0))
      means.forEach((value, seat) => expect(value).toBeCloseTo(tree.children[action]!.values[seat]!, 6));
  });

  it('comes to what every seat gets if each plays for itself', () => {
    let compared = 0;
    for (let seed = 0; seed < 60; ++seed) {
      const tree = randomTree({ seats, depth: 4, width: 2, chance: 4, shared: true }, 7000 * seats + seed);
      const rows = search(tree, 6000);
      for (const { action, means, visits } of rows) {
        const expected = maxN(tree.children[action]!);
        if (!expected || visits < 1000) continue;
        compared++;
        means.forEach((mean, seat) => expect(Math.abs(mean - expected[seat]!)).toBeLessThan(0.2));
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
