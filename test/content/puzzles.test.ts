import { describe, expect, it, test } from 'vitest';
import { checkPuzzle } from '../../workers/puzzles/check';
import { treeSize } from '../../workers/puzzles/certificate';
import { setFiles } from '../../workers/puzzles/files';
import { puzzleId } from '../../workers/puzzles/build';
import { finish } from '../../workers/puzzles/mine';
import type { Puzzle } from '../../workers/puzzles/puzzle';
import { GAMES, type GameId } from '../../workers/registry';
import { LOCALES, contentOf } from './files';
import { date } from '../support/day';
import { PARTS, part, publishedOf } from './published';

/** First actions to choose from, at least; in Conquest few ways lead into a land, and which is best is the question. */
const FEWEST: Readonly<Partial<Record<GameId, number>>> = { conquest: 3, codex: 3 };

const games = await Promise.all(GAMES.map(({ id }) => publishedOf(id)));

describe.each(games)(
  'the puzzles of $id',
  ({ id, game, walker, puzzles, index, files, read, count, stateOf, sample, todays }) => {
    it('are at least 150, of every kind, with at least 8 themes', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(150);
      expect(new Set(puzzles.map(game.kindOf))).toEqual(new Set(Object.keys(game.kinds)));
      expect(new Set(puzzles.flatMap(({ themes }) => themes)).size).toBeGreaterThanOrEqual(8);
    });

    it('go from easy to hard', () => {
      for (const [from, to] of [
        [1, 3],
        [4, 6],
        [7, 10],
      ] as const) {
        expect(count(({ difficulty }) => difficulty >= from && difficulty <= to)).toBeGreaterThanOrEqual(20);
      }
    });

    it('have an id of their own each, which follows from position and goal', () => {
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
      for (const puzzle of puzzles) expect(puzzleId(game, stateOf(puzzle.notation), puzzle)).toBe(puzzle.id);
    });

    it('are written as the command line writes them, list and sets alike', () => {
      expect(Object.keys(setFiles(puzzles, game.codec.setups)).sort()).toEqual(files);
      const inOrder = index.map(({ id }) => puzzles.find((puzzle) => puzzle.id === id)!);
      for (const [file, text] of Object.entries(setFiles(inOrder, game.codec.setups)))
        expect(read(file) === text, file).toBe(true);
    });

    it('name only goals and themes that have a name in every language', () => {
      const content = contentOf(id);
      for (const locale of LOCALES) {
        const terms = content.termsText(locale);
        for (const theme of new Set(puzzles.flatMap(({ themes }) => themes))) {
          expect(terms).toHaveProperty(`theme_${theme}`);
          expect(terms).toHaveProperty(`theme_${theme}_text`);
        }
        for (const kind of new Set(puzzles.map(({ goal }) => goal.kind))) expect(terms).toHaveProperty(`goal_${kind}`);
      }
    });

    it('have a canonical notation, something to choose from, a theme, and no more branches than allowed', () => {
      for (const { id, notation, values, tree, themes } of puzzles) {
        expect(walker.print(walker.read(notation))).toBe(notation);
        expect(Object.keys(values).length, id).toBeGreaterThanOrEqual(FEWEST[game.id] ?? 5);
        expect(treeSize(tree), id).toBeLessThanOrEqual(game.limits.branches);
        expect(themes.length, id).toBeGreaterThan(0);
      }
    });

    /** Everything a puzzle says, proved and told anew. */
    function expectTrue(puzzle: Puzzle): void {
      expect(checkPuzzle(game, walker, puzzle), puzzle.id).toEqual([]);
      const node = walker.read(puzzle.notation);
      const solved = walker.solve(node, puzzle.goal, 20_000_000)!;
      const again = finish(game, walker, { node, goal: puzzle.goal, solved }, new Set(), puzzle.provenance);
      expect(again).toEqual({ puzzle });
    }

    test.each(sample().map((puzzle) => [game.kindOf(puzzle), puzzle.id, puzzle] as const))(
      'engine and referee agree on %s %s',
      (_kind, _id, puzzle) => expectTrue(puzzle),
    );

    describe(`part ${part + 1} of ${PARTS}, the one of ${date}`, () => {
      test.each(todays().map((puzzle) => [puzzle.id, puzzle] as const))('%s is proved anew', (_id, puzzle) =>
        expectTrue(puzzle),
      );
    });
  },
);
