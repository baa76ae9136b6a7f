import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { engineFromFile } from '../../workers/engine/node';
import { toyBattlePuzzles as game } from '../../workers/games/toy-battle/puzzles/game';
import { other } from '../../workers/games/toy-battle/tiles';
import { checkPuzzle } from '../../workers/puzzles/check';
import { treeSize } from '../../workers/puzzles/certificate';
import { readExact } from '../../workers/puzzles/exact';
import { readSet, setFiles } from '../../workers/puzzles/files';
import { finish, puzzleId } from '../../workers/puzzles/mine';
import { engineProof } from '../../workers/puzzles/proof';
import type { Puzzle, PuzzleEntry } from '../../workers/puzzles/puzzle';
import { Walker } from '../../workers/puzzles/walker';
import { seededRandom } from '../../workers/random';
import { LOCALES, root, toyBattle } from './files';

const folder = `${root}site/content/toy-battle/puzzles/`;
const files = readdirSync(folder).sort();
const read = (file: string): string => readFileSync(folder + file, 'utf8');
const puzzles = files.filter((file) => file !== 'index.json').flatMap((file) => readSet(read(file), file));
const index = JSON.parse(read('index.json')) as PuzzleEntry[];

const engine = await engineFromFile(new URL('../../build/toy-battle.wasm', import.meta.url));
const walker = new Walker(game.codec, engine);

const kindOf = ({ goal }: Puzzle): string => goal.kind;
const count = (where: (puzzle: Puzzle) => boolean): number => puzzles.filter(where).length;

describe('the set of puzzles', () => {
  it('has at least 150, over all boards played in earnest and at least 8 themes', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(150);
    expect(new Set(puzzles.map(({ map }) => map))).toEqual(new Set(game.codec.fullSetups));
    for (const board of game.codec.fullSetups) expect(count(({ map }) => map === board)).toBeGreaterThanOrEqual(10);
    expect(new Set(puzzles.flatMap(({ themes }) => themes)).size).toBeGreaterThanOrEqual(8);
  });

  it('has every kind of goal, and at least 20 puzzles of exact odds', () => {
    expect(new Set(puzzles.map(kindOf))).toEqual(new Set(Object.keys(game.kinds)));
    const odds = puzzles.filter((puzzle) => kindOf(puzzle) === 'safest-turn');
    expect(odds.length).toBeGreaterThanOrEqual(20);
    for (const { value, right } of odds) {
      expect(value.num > 0 && value.num < value.den).toBe(true);
      expect(right.length).toBe(1);
    }
  });

  it('goes from easy to hard', () => {
    for (const [from, to] of [
      [1, 3],
      [4, 6],
      [7, 10],
    ] as const) {
      expect(count(({ difficulty }) => difficulty >= from && difficulty <= to)).toBeGreaterThanOrEqual(20);
    }
  });

  it('has an id of its own for each, which follows from position and goal', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const { id, notation, goal } of puzzles) expect(puzzleId(game, stateOf(notation), goal)).toBe(id);
  });

  it('is written as the command line writes it, list and boards alike', () => {
    expect(Object.keys(setFiles(puzzles, game.codec.setups)).sort()).toEqual(files);
    const inOrder = index.map(({ id }) => puzzles.find((puzzle) => puzzle.id === id)!);
    for (const [file, text] of Object.entries(setFiles(inOrder, game.codec.setups)))
      expect(read(file) === text, file).toBe(true);
  });

  it('names only themes that have a name in every language', () => {
    for (const locale of LOCALES) {
      const terms = toyBattle.termsText(locale);
      for (const theme of new Set(puzzles.flatMap(({ themes }) => themes)))
        expect(terms).toHaveProperty(`theme_${theme}`);
      for (const kind of Object.keys(game.kinds)) expect(terms).toHaveProperty(`goal_${kind}`);
    }
  });
});

function stateOf(notation: string) {
  const parsed = game.codec.parse(notation);
  if (!parsed.ok) throw new Error(`${notation}: ${parsed.error.problem}`);
  return parsed.value;
}

describe('every puzzle', () => {
  it('has a canonical notation and something to choose from', () => {
    for (const { notation, values, goal } of puzzles) {
      expect(game.codec.print(stateOf(notation))).toBe(notation);
      expect(Object.keys(values).length).toBeGreaterThanOrEqual(
        goal.kind === 'no-gift' || goal.kind === 'endgame' ? 5 : 8,
      );
    }
  });

  it('has a solution of at most 240 branches and a theme', () => {
    for (const { id, tree, themes } of puzzles) {
      expect(treeSize(tree), id).toBeLessThanOrEqual(240);
      expect(themes.length, id).toBeGreaterThan(0);
    }
  });

  it('shows which enemy tiles beat an unsafe action', () => {
    for (const { refutations, values, goal } of puzzles.filter((puzzle) => kindOf(puzzle) === 'safe-turn')) {
      expect(goal.nodes).toBeUndefined();
      for (const [action, { need, rack }] of Object.entries(refutations)) {
        expect(readExact(values[action])).toEqual({ num: 0, den: 1 });
        expect(need).toBeTruthy();
        expect(rack).toBeTruthy();
      }
    }
  });
});

/** Everything a puzzle says, proved and told anew. */
function expectTrue(puzzle: Puzzle): void {
  expect(checkPuzzle(game, walker, puzzle), puzzle.id).toEqual([]);
  const node = walker.read(puzzle.notation);
  const solved = walker.solve(node, puzzle.goal, 20_000_000)!;
  const again = finish(game, walker, { node, goal: puzzle.goal, solved }, new Set(), puzzle.provenance);
  expect(again).toEqual({ puzzle });
  if (puzzle.assumptions.includes('hidden-rack')) expectSameForOtherRacks(puzzle);
}

/** What the solver cannot see must not matter: the lowest and the highest tiles the enemy may hold give the same values. */
function expectSameForOtherRacks({ id, notation, goal, values }: Puzzle): void {
  const state = walker.state(walker.read(notation));
  const enemy = other(state.toMove);
  const known = state.known[enemy];
  const pool = [...without(state.rack[enemy] + state.unseen[enemy], known)].sort();
  const size = state.rack[enemy].length - known.length;
  for (const tiles of [pool.slice(0, size), pool.slice(pool.length - size)]) {
    const dealt = walker.enter(game.withRack(state, known + tiles.join('')));
    expect(engineProof(walker, dealt, goal).values, id).toEqual(values);
  }
}

const without = (tiles: string, gone: string): string =>
  [...gone].reduce((left, tile) => left.replace(tile, ''), tiles);

/** Two of every kind, always the same ones as long as the set is the same. */
const random = seededRandom(20);
const sample = Object.keys(game.kinds).flatMap((kind) => {
  const ofKind = puzzles.filter((puzzle) => kindOf(puzzle) === kind);
  return [0, 1].flatMap(() => ofKind.splice(random(ofKind.length), 1));
});
test.each(sample.map((puzzle) => [puzzle.goal.kind, puzzle.id, puzzle] as const))(
  'engine and referee agree on %s %s',
  (_kind, _id, puzzle) => expectTrue(puzzle),
);

const PARTS = 14;
const day = Math.floor(Date.now() / 86_400_000);
const part = day % PARTS;
describe(`part ${part + 1} of ${PARTS}, the one of day ${new Date(day * 86_400_000).toISOString().slice(0, 10)}`, () => {
  const chosen = puzzles.filter((_, i) => i % PARTS === part);
  test.each(chosen.map((puzzle) => [puzzle.id, puzzle] as const))('%s is proved anew', (_id, puzzle) =>
    expectTrue(puzzle),
  );
});
