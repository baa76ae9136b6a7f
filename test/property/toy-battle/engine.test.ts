import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { winNext } from '../../../workers/engine/toy-battle';
import { decode, encode } from '../../../workers/games/toy-battle/actions';
import { MAPS, mapOf, type BoardMap } from '../../../workers/games/toy-battle/board-data';
import { read, write } from '../../../workers/games/toy-battle/codec';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { SIDES, type Side, type Sided, type State } from '../../../workers/games/toy-battle/state';
import { seededRandom } from '../../../workers/random';

const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));

/** A node some way into a random game. */
const nodes = fc.record({
  board: fc.constantFrom(...toyBattle.setups),
  seed: fc.nat(1e6),
  steps: fc.integer({ min: 0, max: 60 }),
});
type Seeded = { board: string; seed: number; steps: number };

function enter(state: State): void {
  const bytes = new Uint8Array(toyBattle.stateBytes);
  write(state, bytes);
  expect(engine.load(bytes)).toBe(0);
}

function reach({ board, seed, steps }: Seeded): State {
  const start = toyBattle.randomStart(board, seededRandom(seed));
  if (!start.ok) throw new Error(start.error.problem);
  enter(start.value);
  engine.seed(seed, 3);
  engine.playRandom(steps);
  return read(engine.save());
}

const check = (property: (at: Seeded) => void, runs = 300) =>
  fc.assert(fc.property(nodes, property), { numRuns: runs });

const tilesOf = (state: State, side: Side): string[] => [
  ...state.rack[side],
  ...state.unseen[side],
  ...state.discard[side],
  ...Object.values(state.stacks)
    .flatMap((stack) => stack.match(/../g) ?? [])
    .filter((tile) => tile[0] === side[0])
    .map((tile) => tile[1]!),
  ...(state.captured && state.captured.tile[0] === side[0] ? [state.captured.tile[1]!] : []),
];

it('no tile is ever made or lost (TB-KIT-1)', () => {
  check((at) => {
    const state = reach(at);
    for (const side of SIDES) expect(tilesOf(state, side).sort().join('')).toBe('111222333444555666777KKK');
  });
});

it('at every question no unclaimed region lies under one colour', () => {
  check((at) => {
    const state = reach(at);
    if (state.question === 'over') return;
    const map = mapOf(state);
    for (const region of map.regions) {
      if (state.taken[region.id]) continue;
      const owners = new Set(region.bases.map((base) => state.stacks[map.nodes[base]!]?.at(-2) ?? 'none'));
      expect(owners.size > 1 || owners.has('none')).toBe(true);
    }
  });
});

it('legal actions are ascending, distinct, and exactly those whyNot has nothing against', () => {
  check((at) => {
    reach(at);
    if (engine.actor() > 1) return;
    const legal = [...engine.legal()];
    expect(legal).toEqual([...new Set(legal)].sort((a, b) => a - b));
    for (const action of legal) expect(engine.whyNot(action)).toEqual([]);
  });
});

it('whyNot is total: any 32-bit number gets an answer, and none but legal ones go unrefused', () => {
  fc.assert(
    fc.property(nodes, fc.array(fc.nat(0xffffffff), { maxLength: 30 }), (at, numbers) => {
      reach(at);
      const possible = new Set(
        engine.actor() === OVER ? [] : engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal(),
      );
      for (const n of numbers) if (!possible.has(n)) expect(engine.whyNot(n).length).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});

it('a dealt-out world agrees with everything its viewer knows', () => {
  check((at) => {
    reach(at);
    const before = engine.save();
    for (const viewer of [0, 1]) {
      engine.restore(before);
      const seen = engine.observation(viewer);
      engine.determinize(viewer);
      expect(engine.observation(viewer)).toBe(seen);
      const world = read(engine.save());
      expect(engine.load(engine.save())).toBe(0);
      const real = read(before);
      expect(world.rack[SIDES[viewer]!]).toBe(real.rack[SIDES[viewer]!]);
      for (const side of SIDES) {
        expect(world.rack[side].length).toBe(real.rack[side].length);
        for (const tile of new Set(real.known[side])) {
          expect(world.rack[side].split(tile).length).toBeGreaterThanOrEqual(real.known[side].split(tile).length);
        }
      }
    }
  });
});

it('the win chances of both seats add up to one', () => {
  check((at) => {
    reach(at);
    expect(engine.evaluate(0) + engine.evaluate(1)).toBeCloseTo(1, 5);
  });
});

const swap = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

interface Symmetry {
  swapsSides: boolean;
  map: Record<string, string>;
}

function mirrorState(state: State, { swapsSides, map }: Symmetry, regions: Record<string, string>): State {
  const turn = (side: Side) => (swapsSides ? swap(side) : side);
  const both = <T>(pair: Sided<T>): Sided<T> => (swapsSides ? { blue: pair.red, red: pair.blue } : pair);
  const tiles = (stack: string) =>
    swapsSides ? stack.replace(/[br](?=.)/g, (c, i: number) => (i % 2 ? c : c === 'b' ? 'r' : 'b')) : stack;
  return {
    ...state,
    toMove: turn(state.toMove),
    stacks: Object.fromEntries(Object.entries(state.stacks).map(([node, stack]) => [map[node] ?? node, tiles(stack)])),
    taken: Object.fromEntries(Object.entries(state.taken).map(([region, side]) => [regions[region]!, turn(side)])),
    rack: both(state.rack),
    unseen: both(state.unseen),
    removed: both(state.removed),
    discard: both(state.discard),
    frozen: both(state.frozen),
    known: both(state.known),
    questionBase: state.questionBase && (map[state.questionBase] ?? state.questionBase),
    waiting: state.waiting.map(({ base, height }) => ({ base: map[base] ?? base, height })),
    result: state.result && {
      ...state.result,
      winner: state.result.winner === 'none' ? 'none' : turn(state.result.winner),
    },
    captured: state.captured && {
      node: map[state.captured.node] ?? state.captured.node,
      tile: tiles(state.captured.tile),
    },
  };
}

/** Which region each region becomes: the one around the images of its bases. */
function regionImages(map: BoardMap, symmetry: Symmetry): Record<string, string> {
  const key = (bases: string[]) => [...bases].sort().join();
  const byBases = new Map(map.data.regions.map((region) => [key(region.bases), region.id]));
  return Object.fromEntries(
    map.data.regions.map((region) => [region.id, byBases.get(key(region.bases.map((b) => symmetry.map[b] ?? b)))!]),
  );
}

function mirrorAction(action: number, map: BoardMap, symmetry: Symmetry): number {
  const node = (n: number) => map.nodeIndex.get(symmetry.map[map.nodes[n]!] ?? map.nodes[n]!)!;
  const parts = decode(action);
  switch (parts.kind) {
    case 'place':
      return encode({ ...parts, node: node(parts.node) });
    case 'hit':
    case 'recall':
      return encode({ ...parts, node: node(parts.node) });
    case 'shove':
      return encode({ ...parts, from: node(parts.from), to: node(parts.to) });
    default:
      return action;
  }
}

it('a symmetry of the board maps answers, results and exact odds onto each other (ordering 5 of section 10.3)', () => {
  const symmetric = MAPS.filter((map) => map.data.symmetries.length).map((map) => map.id);
  fc.assert(
    fc.property(
      fc.record({ board: fc.constantFrom(...symmetric), seed: fc.nat(1e6), steps: fc.integer({ min: 0, max: 60 }) }),
      fc.nat(10),
      (at, pick) => {
        const state = reach(at);
        const map = mapOf(state);
        const symmetry = map.data.symmetries[pick % map.data.symmetries.length]!;
        const facts = (e: Engine) => ({
          actor: e.actor(),
          actions: e.actor() < CHANCE ? [...e.legal()] : e.actor() === CHANCE ? [...e.outcomes().actions] : [],
          danger: [0, 1].map((seat) => winNext(e, seat)).map(({ winning, possible }) => winning / possible),
          value: e.evaluate(0),
        });
        const here = facts(engine);
        enter(mirrorState(state, symmetry, regionImages(map, symmetry)));
        const there = facts(engine);
        const images = here.actions.map((action) => mirrorAction(action, map, symmetry)).sort((a, b) => a - b);
        expect(there.actions).toEqual(images);
        expect(there.danger).toEqual(symmetry.swapsSides ? [...here.danger].reverse() : here.danger);
        expect(there.value).toBeCloseTo(symmetry.swapsSides ? 1 - here.value : here.value, 4);
      },
    ),
    { numRuns: 300 },
  );
});

it('with special bases off, at least the same answers are legal at the start of a turn (ordering 4)', () => {
  check((at) => {
    const state = reach(at);
    if (state.question !== 'turn') return;
    const strict = [...engine.legal()];
    enter({ ...state, options: { ...state.options, specials: 'off' } });
    if (engine.actor() > 1) return;
    const loose = new Set(engine.legal());
    for (const action of strict) expect(loose.has(action)).toBe(true);
  });
});

it('a tile more on a rack never lowers the exact chance to win next turn (ordering 3)', () => {
  check((at) => {
    const state = reach(at);
    if (state.question !== 'turn' || state.rack.red.length > 6 || !state.unseen.red) return;
    const before = winNext(engine, 1);
    enter({
      ...state,
      rack: { ...state.rack, red: sortTiles(state.rack.red + state.unseen.red[0]!) },
      unseen: { ...state.unseen, red: state.unseen.red.slice(1) },
      removed: { ...state.removed, red: Math.min(state.removed.red, state.unseen.red.length - 1) },
    });
    const after = winNext(engine, 1);
    expect(after.winning / after.possible).toBeGreaterThanOrEqual(before.winning / before.possible - 1e-12);
  }, 200);
});

const sortTiles = (tiles: string): string =>
  [...tiles].sort((a, b) => 'K1234567'.indexOf(a) - 'K1234567'.indexOf(b)).join('');
