import { describe, expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { dataTreeEngine, plant, randomTree, type Tree } from './data-tree';

const engine = await dataTreeEngine();

const TREES = 150;
const PLAYOUTS = 2000;

/** Bits of the seats that are rewarded in a finished game. */
const rewarded = (tree: Tree): number =>
  tree.values.reduce((set, value, seat) => (value > 0 ? set | (1 << seat) : set), 0);

/** Whether a seat can make sure that all others get nothing, against the coalition of all others. */
function forcesAll(tree: Tree, seat: number): boolean {
  if (tree.actor === OVER) return rewarded(tree) === 1 << seat;
  const forced = (child: Tree) => forcesAll(child, seat);
  return tree.actor === seat ? tree.children.some(forced) : tree.children.every(forced);
}

/** Whether the coalition of all others can hold a seat to nothing. */
function heldToNothing(tree: Tree, seat: number): boolean {
  if (tree.actor === OVER) return tree.values[seat] === 0;
  const held = (child: Tree) => heldToNothing(child, seat);
  return tree.actor === seat ? tree.children.every(held) : tree.children.some(held);
}

/** Seats that get something in some line in which nobody who can force a win passes it up. */
function canGetSomething(tree: Tree): number {
  if (tree.actor === OVER) return rewarded(tree);
  const forced = tree.children.filter((child) => forcesAll(child, tree.actor));
  return (forced.length ? forced : tree.children).reduce((set, child) => set | canGetSomething(child), 0);
}

describe.each([2, 3, 4, 5])('proofs of mcts with %i seats', (seats) => {
  const trees = Array.from({ length: TREES }, (_, i) =>
    randomTree({ seats, depth: 5, width: 3, shared: i % 3 === 0 }, 1000 * seats + i),
  );

  const searched = trees.map((tree) => {
    plant(engine, tree);
    engine.seed(1);
    engine.searchStart(true);
    engine.searchRun(PLAYOUTS);
    return { tree, rows: engine.searchRows() };
  });

  it('a seat is called the winner exactly where it wins against every coalition', () => {
    let won = 0;
    for (const { tree, rows } of searched) {
      for (const { action, proof, live } of rows) {
        const child = tree.children[action]!;
        for (let seat = 0; seat < seats; ++seat) if (live === 1 << seat) expect(forcesAll(child, seat)).toBe(true);
        expect(proof === 'win').toBe(forcesAll(child, tree.actor));
        if (proof === 'win') won++;
      }
    }
    expect(won).toBeGreaterThan(10);
  });

  it('a seat is called lost only where the others can hold it to nothing, and exactly where no sane line rewards it', () => {
    let lost = 0;
    for (const { tree, rows } of searched) {
      for (const { action, proof, live } of rows) {
        const child = tree.children[action]!;
        const exact = canGetSomething(child);
        expect(live & exact).toBe(exact);
        for (let seat = 0; seat < seats; ++seat)
          if (!((live >> seat) & 1)) expect(heldToNothing(child, seat)).toBe(true);
        expect(proof === 'loss').toBe(!((exact >> tree.actor) & 1));
        if (proof === 'loss') lost++;
      }
    }
    expect(lost).toBeGreaterThan(10);
  });
});
