import { describe, expect, it } from 'vitest';
import * as layout from '../../games/auction/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import { auctionEngine, bruteForce, isOver, paranoid, start, steps } from './auction';
import { dataTreeEngine, plant, randomTree, type Tree } from './data-tree';

const engine = await auctionEngine();
const trees = await dataTreeEngine();

const seatsOf = [3, 5];
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const rewards = (e: Engine): number[] => Array.from({ length: e.seats() }, (_, seat) => e.reward(seat));

/** The first decision of a game that is small enough to be looked through: little is left in most hands. */
function small(seats: number, seed: number, rounds = 1): void {
  const hands = Array.from({ length: seats }, (_, seat) => [0b011, 0b100, 0b010, 0b001, 0b100][(seat + seed) % 5]!);
  start(engine, seats, rounds, hands);
  engine.seed(seed);
  engine.happen();
}

describe.each(seatsOf)('every algorithm with %i seats', (seats) => {
  it('perft counts the sequences of steps', () => {
    start(engine, seats);
    for (let depth = 1; depth <= 5; ++depth) {
      const here = engine.save();
      let left = depth;
      const count = (): number => {
        if (left === 0) return 1;
        if (isOver(engine)) return 0;
        left--;
        const below = steps(engine).map(({ state }) => (engine.restore(state), count()));
        left++;
        return sum(below);
      };
      const expected = count();
      engine.restore(here);
      expect(engine.perft(depth)).toBe(expected);
    }
  });

  it('expectimax is paranoid: all others together against the seat that asks', () => {
    for (let seed = 0; seed < 4; ++seed) {
      small(seats, seed, 2);
      const seat = engine.actor();
      const turnOf = (e: Engine) => e.save()[layout.TURN]!;
      const last = turnOf(engine) + 2;
      for (const { action, state } of steps(engine)) {
        const found = engine.lookAhead(action, 3);
        const here = engine.save();
        engine.restore(state);
        const expected = bruteForce<number>(
          engine,
          (e) => (isOver(e) ? e.reward(seat) : turnOf(e) > last ? e.evaluate(seat) : undefined),
          paranoid(seat),
        );
        engine.restore(here);
        expect(found).toBeCloseTo(expected, 6);
      }
    }
  });

  it('solve is paranoid and exact', () => {
    for (let seed = 0; seed < 4; ++seed) {
      small(seats, seed);
      const seat = engine.actor();
      engine.goalStart(0);
      for (const { action, state } of steps(engine)) {
        const found = engine.goalSolve(action, 1_000_000)!;
        const here = engine.save();
        engine.restore(state);
        const expected = bruteForce<number>(engine, (e) => (isOver(e) ? e.reward(seat) : undefined), paranoid(seat));
        engine.restore(here);
        expect(found.num / found.den).toBeCloseTo(60 * expected, 3);
      }
    }
  });

  it('a proof bit by bit finds what it finds in one go, of as many nodes', () => {
    small(seats, 3);
    engine.goalStart(0);
    const actions = [...engine.legal()];
    const atOnce = actions.map((action) => engine.goalSolve(action, 1_000_000));
    const nodes = engine.goalNodes();
    engine.goalStart(0);
    let pieces = 0;
    const bitByBit = actions.map((action) => {
      engine.goalBegin(action, 1_000_000);
      for (;;) {
        const solved = engine.goalRun(2);
        pieces++;
        if (solved) return solved.value;
      }
    });
    expect(bitByBit).toEqual(atOnce);
    expect(engine.goalNodes()).toBe(nodes);
    expect(pieces).toBeGreaterThan(actions.length);
    engine.goalStart(0);
    engine.goalBegin(actions[0]!, 1);
    expect(engine.goalRun(1_000)).toEqual({ value: null, isAtMost: false });
  });

  it('the key of the rules and bounds make proofs shorter and change no value', () => {
    const shorten = (...on: number[]) =>
      (engine.ask as unknown as (name: string, ...given: number[]) => void).call(engine, 'shorten', ...on);
    const prove = () => {
      start(engine, seats, 2, [0b111, 0b101, 0b011, 0b010, 0b001]);
      // The dearest prize first, so that no later one makes up for it.
      engine.apply(3);
      engine.goalStart(0);
      const values = [...engine.legal()].map((action) => engine.goalSolve(action, 5_000_000));
      return { values, nodes: engine.goalNodes() };
    };
    shorten(0, 0);
    const plain = prove();
    expect(plain.values.every((value) => value !== null)).toBe(true);
    for (const on of [
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      shorten(...on);
      const { values, nodes } = prove();
      expect(values).toEqual(plain.values);
      expect(nodes).toBeLessThan(plain.nodes);
    }
  });

  it('a rollout ends the game, and every seat plays for itself', () => {
    start(engine, seats);
    engine.seed(5);
    engine.rollout(0);
    expect(engine.actor()).toBe(OVER);
    expect(sum(rewards(engine))).toBeCloseTo(1, 5);
    // Without noise each decision is the best static value of the seat that makes it.
    start(engine, seats, 1);
    engine.happen();
    const begun = engine.save();
    while (!isOver(engine)) {
      const seat = engine.actor();
      const valued = steps(engine).map(({ state }) => {
        const here = engine.save();
        engine.restore(state);
        const value = engine.evaluateAll()[seat]!;
        engine.restore(here);
        return { state, value };
      });
      engine.restore(valued.reduce((a, b) => (b.value > a.value ? b : a)).state);
    }
    const stepped = engine.save();
    engine.restore(begun);
    engine.rollout(0);
    expect(engine.save()).toEqual(stepped);
  });

  it('mcts adds up to whole playouts by seat, gives the same answer for the same seed, and does not care about slices', () => {
    const search = (slices: number[]) => {
      start(engine, seats);
      engine.seed(3);
      engine.happen();
      engine.searchStart(false);
      slices.forEach((playouts) => engine.searchRun(playouts));
      return engine.searchRows();
    };
    const rows = search([900]);
    expect(sum(rows.map(({ visits }) => visits))).toBe(900);
    for (const { sums, visits } of rows) expect(sum(sums)).toBeCloseTo(visits, 2);
    expect(search([1, 299, 600])).toEqual(rows);
  });

  it('the turn search finds every bid a turn can end with, each position once', () => {
    start(engine, seats);
    engine.happen();
    const ask = (name: string) => (engine.ask as unknown as (name: string) => number).call(engine, name);
    expect(ask('turnBids')).toBe(0b11111111);
    expect(ask('turnNodes')).toBe(8);
  });

  it('plays matches to their end with every seat searching', () => {
    start(engine, seats);
    engine.seed(11);
    while (!isOver(engine)) {
      if (engine.actor() === CHANCE) {
        engine.happen();
        continue;
      }
      const here = engine.save();
      engine.searchStart(false);
      engine.searchRun(60);
      const best = engine.searchRows().reduce((a, b) => (b.visits > a.visits ? b : a));
      engine.restore(here);
      engine.apply(best.action);
    }
    expect(sum(rewards(engine))).toBeCloseTo(1, 5);
  });
});

it.each([2, 3, 4, 5])('a win within the turn needs nobody else, with %i seats', (seats) => {
  const winsAlone = (tree: Tree, seat: number): boolean =>
    tree.actor === OVER
      ? tree.values[seat] === 1
      : tree.actor === seat && tree.children.some((child) => winsAlone(child, seat));
  const found = [0, 0];
  for (let seed = 0; seed < 200; ++seed) {
    const tree = randomTree({ seats, depth: 4, width: 3, chance: 8, shared: true }, seed);
    plant(trees, tree);
    tree.children.forEach((child, action) => {
      const expected = winsAlone(child, tree.actor);
      expect(trees.winsAlone(action)).toBe(expected);
      found[Number(expected)]!++;
    });
  }
  expect(Math.min(...found)).toBeGreaterThan(5);
});

it('the key of a goal lets a proof look once at what is the same to the goal', () => {
  for (let seed = 0; seed < 20; ++seed) {
    const kind = { seats: 3, depth: 4, width: 3, chance: 4, shared: true };
    const twig = randomTree(kind, seed);
    const tree = (key: number): Tree => {
      const branch = (actor: number): Tree => ({
        ...twig,
        actor,
        children: [1, 2, 3].map((weight) => ({ ...twig, weight, key })),
      });
      return { ...branch(0), children: [branch(1), branch(0), branch(CHANCE)] };
    };
    const prove = (key: number) => {
      plant(trees, tree(key));
      trees.goalStart(0);
      return { values: [0, 1, 2].map((action) => trees.goalSolve(action, 1e6)), nodes: trees.goalNodes() };
    };
    const plain = prove(0);
    const keyed = prove(7);
    expect(keyed.values).toEqual(plain.values);
    expect(keyed.nodes).toBeLessThan(plain.nodes);
  }
});

it('a state of fewer than two or more than five seats is refused', () => {
  expect(() => start(engine, 1)).toThrow();
  expect(() => start(engine, 6)).toThrow();
});
