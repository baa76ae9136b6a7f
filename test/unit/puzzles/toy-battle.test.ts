import { describe, expect, it } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/cases.json' with { type: 'json' };
import { engineFromFile } from '../../../workers/engine/node';
import { mapOf } from '../../../workers/games/toy-battle/board-data';
import { puzzleKey } from '../../../workers/games/toy-battle/puzzles/symmetry';
import { toyBattlePuzzles as game } from '../../../workers/games/toy-battle/puzzles/game';
import { putBack, reduceRack, runDry, thinRack } from '../../../workers/games/toy-battle/puzzles/trim';
import { THEMES } from '../../../workers/games/toy-battle/puzzles/themes';
import { SIDES, type Position, type Side, type State } from '../../../workers/games/toy-battle/state';
import { countTiles, other, sortTiles } from '../../../workers/games/toy-battle/tiles';
import { finish } from '../../../workers/puzzles/mine';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { Walker } from '../../../workers/puzzles/walker';
import { seededRandom } from '../../../workers/random';
import terms from '../../../site/content/toy-battle/terms/en.json' with { type: 'json' };

const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
const walker = new Walker(game.codec, engine);
const cases = data.cases as unknown as { id: string; position: Position }[];

function stateOf(position: Position): State {
  const parsed = game.codec.parse(JSON.stringify(position));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}
const caseState = (id: string): State => stateOf(cases.find((one) => one.id === id)!.position);

/** Blue's Hook closes a region that Blue's line does not reach. */
const HOOK: Position = {
  map: 'backyard',
  toMove: 'blue',
  stacks: { 2: 'r7', 5: 'b3', 6: 'b4', 9: 'b2' },
  rack: { blue: '14', red: '1' },
  taken: { a: 'blue' },
};

/** Red's line ends one base before Blue's HQ; Cap'n covers the joker and Skully there, but not Roxy. */
const GAP: Position = {
  map: 'hallway',
  toMove: 'blue',
  stacks: { 2: 'r5', 3: 'r6' },
  rack: { blue: 'K17', red: '12' },
  unseen: { red: '347' },
};

const made = new Map<string, Puzzle | null>();

/** The whole puzzle made of a position or a reference case. */
function puzzleOf(from: string | Position, kind: string): Puzzle | null {
  const key = JSON.stringify([from, kind]);
  if (!made.has(key)) made.set(key, makePuzzle(from, kind));
  return made.get(key)!;
}

function makePuzzle(from: string | Position, kind: string): Puzzle | null {
  const node = walker.enter(typeof from === 'string' ? caseState(from) : stateOf(from));
  const solved = walker.solve(node, { kind }, 1_000_000)!;
  const find = finish(game, walker, { node, goal: { kind }, solved }, new Set(), {
    version: 1,
    seed: 0,
    game: 0,
    ply: 0,
  });
  if (find && !('puzzle' in find)) throw new Error(JSON.stringify(find));
  return find?.puzzle ?? null;
}

describe('themes', () => {
  it('are those the texts name', () => {
    for (const theme of Object.keys(THEMES)) expect(terms).toHaveProperty(`theme_${theme}`);
    const named = Object.keys(terms)
      .filter((key) => /^theme_[a-z-]+$/.test(key))
      .map((key) => key.slice('theme_'.length));
    expect(Object.keys(THEMES).sort()).toEqual(named.sort());
  });

  it.each([
    ['TB-C56', 'win-turn', ['double-capn']],
    ['TB-C57', 'win-turn', ['jumbo-uncovers']],
    ['TB-C59', 'win-turn', ['capn-lethal', 'gated-hq']],
    [HOOK, 'win-turn', ['hook-closes']],
    ['TB-C75', 'safe-turn', ['articulation']],
    ['TB-C76', 'safe-turn', ['last-link']],
    [GAP, 'safe-turn', ['cover-the-gap', 'guard-capn-cannot-cover']],
  ])('of %j (%s) hold %j', (id, kind, themes) => {
    expect(puzzleOf(id, kind)?.themes).toEqual(expect.arrayContaining(themes));
  });

  it('are read off the solution, not off what was possible', () => {
    expect(puzzleOf('TB-C56', 'win-turn')?.themes).not.toContain('capn-lethal');
    expect(puzzleOf('TB-C57', 'win-turn')?.themes).not.toContain('last-link');
  });
});

describe('a puzzle made of a reference case', () => {
  it('accepts the one winning start, and tells the rest of the way', () => {
    const puzzle = puzzleOf('TB-C56', 'win-turn')!;
    expect(puzzle.right).toEqual(['place 2@9']);
    expect(puzzle.tree).toEqual({ 'place 2@9': { 'place 2@4': { 'place 2@2': { 'place 4@B': {} } } } });
    expect(puzzle.placements).toBe(4);
  });

  it('beats every unsafe start with a rack that holds what is needed', () => {
    const { refutations, notation } = puzzleOf('TB-C75', 'safe-turn')!;
    const state = walker.state(walker.read(notation));
    expect(Object.keys(refutations).length).toBe(5);
    for (const { line, need, rack } of Object.values(refutations)) {
      expect(countTiles(need!).every((count, troop) => count <= countTiles(rack!)[troop]!)).toBe(true);
      const end = walker.follow(walker.enter(game.withRack!(state, rack!)), line);
      expect(walker.state(end).result?.winner).toBe(other(state.toMove));
    }
  });
});

describe('thinning a rack', () => {
  const state = caseState('TB-C58');
  const armies = (one: State, side: Side): string => sortTiles(one.rack[side] + one.unseen[side]);

  it('keeps the army complete', () => {
    const side = state.toMove;
    const thin = thinRack(state, side, 2, '5', seededRandom(1));
    expect(thin.rack[side].length).toBeLessThanOrEqual(2);
    expect(thin.rack[side]).not.toContain('5');
    for (const each of SIDES) expect(armies(thin, each)).toBe(armies(state, each));
  });

  it('takes what is known or frozen along', () => {
    const side = state.toMove;
    const troop = state.rack[side][0]!;
    const marked = { ...state, known: { ...state.known, [side]: troop }, frozen: { ...state.frozen, [side]: troop } };
    let bare: State = marked;
    while (bare.rack[side].includes(troop)) bare = putBack(bare, side, troop);
    expect([bare.known[side], bare.frozen[side]]).toEqual(['', '']);
  });

  it('changes neither value nor right actions of a proof', () => {
    const goal = { kind: 'win-turn' };
    const node = walker.enter(state);
    const solved = walker.solve(node, goal, 1_000_000)!;
    const reduced = reduceRack(walker, node, goal, solved, 1_000_000);
    expect(reduced.solved.right).toEqual(solved.right);
    expect(reduced.solved.value).toEqual(solved.value);
    expect(walker.state(reduced.node).rack[state.toMove].length).toBeLessThanOrEqual(state.rack[state.toMove].length);
  });

  it('makes a late position with as many draws as asked for', () => {
    const late = runDry(state, [2, 3], [1, 0], seededRandom(3));
    expect([late.unseen.blue.length, late.unseen.red, late.removed]).toEqual([1, '', { blue: 0, red: 0 }]);
    expect(late.rack.blue.length).toBeLessThanOrEqual(2);
    expect(() => walker.enter(late)).not.toThrow();
  });
});

describe('the key of a position', () => {
  const state = caseState('TB-C71');
  const goal = { kind: 'win-turn' };

  /** The state under a symmetry of its map. */
  function moved(from: State, index: number): State {
    const map = mapOf(from);
    const { nodes, regions, swapsSides } = map.symmetries[index]!;
    const side = (of: Side): Side => (swapsSides ? other(of) : of);
    const letters = (tiles: string): string =>
      swapsSides ? tiles.replace(/[br]/g, (one) => (one === 'b' ? 'r' : 'b')) : tiles;
    const sides = <T>(of: Record<Side, T>) => ({ blue: of[side('blue')], red: of[side('red')] });
    return {
      ...from,
      toMove: side(from.toMove),
      stacks: Object.fromEntries(
        Object.entries(from.stacks).map(([id, tiles]) => [map.nodes[nodes[map.nodeIndex.get(id)!]!]!, letters(tiles)]),
      ),
      taken: Object.fromEntries(
        Object.entries(from.taken).map(([id, owner]) => [
          map.regions[regions[map.regionIndex.get(id)!]!]!.id,
          side(owner),
        ]),
      ),
      rack: sides(from.rack),
      unseen: sides(from.unseen),
      discard: sides(from.discard),
      frozen: sides(from.frozen),
      known: sides(from.known),
    };
  }

  it('is the same for all images under the symmetries of the board', () => {
    expect(mapOf(state).symmetries.length).toBe(3);
    for (const [i] of mapOf(state).symmetries.entries())
      expect(puzzleKey(moved(state, i), goal)).toBe(puzzleKey(state, goal));
  });

  it('differs by board, goal and own rack, but not by tiles the goal cannot ask for', () => {
    const side = state.toMove;
    const key = puzzleKey(state, goal);
    expect(puzzleKey(state, { kind: 'max-medals' })).not.toBe(key);
    expect(puzzleKey({ ...state, rack: { ...state.rack, [side]: 'K' } }, goal)).not.toBe(key);
    expect(puzzleKey({ ...state, turns: state.turns + 2 }, goal)).toBe(key);
    const enemy = other(side);
    const swapped = game.withRack!(
      state,
      sortTiles((state.rack[enemy] + state.unseen[enemy]).slice(0, state.rack[enemy].length)),
    );
    expect(puzzleKey(swapped, goal)).toBe(key);
  });
});
