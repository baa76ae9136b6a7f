import { beforeAll, describe, expect, test } from 'vitest';
import { loadPuzzleFace } from '../../../site/lib/puzzles/games';
import type { PuzzleFace } from '../../../site/lib/puzzles/face';
import { replyOf, type Follow } from '../../../site/lib/puzzles/replies';
import { Solving, type PuzzleEngine } from '../../../site/lib/puzzles/solving.svelte';
import type { View } from '../../../workers/contract';
import type { Puzzle, SolutionTree } from '../../../workers/puzzles/puzzle';
import { puzzlesOf } from '../../support/puzzles';
import { puzzleEngine, until, viewOf } from './support';

/** A node of which nothing counts but who decides. */
const at = (seat: number): View => ({ actor: 'player', seat }) as View;
const follow: Follow = async ({ seat }) => at(1 - seat);
const replies = (tree: SolutionTree) =>
  Promise.all([0, 1, 2, 3].map((round) => replyOf(at(1), tree, 0, round, follow)));

describe('what the opponent answers', () => {
  test('equally good defences take turns', async () => {
    expect(await replies({ b: { x: {} }, a: { y: {} } })).toEqual(['a', 'b', 'a', 'b']);
  });

  test('one that ends sooner is never taken', async () => {
    expect(await replies({ a: { x: {} }, b: { x: { c: { y: {} } } } })).toEqual(['b', 'b', 'b', 'b']);
  });

  test('a tree that ends has none', async () => {
    expect(await replies({})).toEqual([null, null, null, null]);
  });
});

describe('a puzzle whose opponent may answer in several ways', () => {
  let engine: PuzzleEngine;
  let rules: PuzzleFace;
  beforeAll(async () => {
    [engine, rules] = await Promise.all([puzzleEngine('token-battle'), loadPuzzleFace('token-battle')]);
  });

  /** The defences met while the first right move is always taken, of so many tries before. */
  async function met(puzzle: Puzzle, before: number): Promise<string[]> {
    const { board } = await viewOf(engine, puzzle);
    const page = { puzzle, board: board as object };
    const solving = new Solving(
      page,
      engine,
      rules,
      () => true,
      () => {},
      () => before,
    );
    await solving.load();
    for (;;) {
      await until(solving, 'asking', 'solved', 'refuted');
      if (solving.status !== 'asking') break;
      void solving.act(solving.right[0]!);
    }
    expect(solving.status).toBe('solved');
    return solving.moves.filter(({ view }) => view.seat !== solving.seat).map(({ action }) => action);
  }

  test('meets each of them in turn, and is solved against every one', async () => {
    const puzzle = puzzlesOf('token-battle').find(({ tree }) =>
      Object.values(tree).some((below) => Object.keys(below).length > 1),
    )!;
    const tries = [];
    for (let before = 0; before < 4; before++) tries.push((await met(puzzle, before))[0]);
    expect(new Set(tries).size).toBeGreaterThan(1);
  });
});
