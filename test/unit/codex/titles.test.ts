/** What titles of puzzles can say of a position. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tell } from '$lib/games/codex/puzzles/tell';
import { titlesOf } from '$lib/puzzles/titles';
import { codex } from '../../../workers/games/codex/game';
import type { Puzzle } from '../../../workers/puzzles/puzzle';

const FOLDER = new URL('../../../site/content/codex/puzzles/', import.meta.url);
const puzzles = readdirSync(FOLDER)
  .filter((name) => name !== 'index.json')
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Puzzle[]);

it('a title names nobody twice, also where both sides have one of that name', async () => {
  const told = await Promise.all(
    puzzles.map(async (puzzle) => {
      const state = codex.parse(puzzle.notation);
      if (!state.ok) throw new Error(puzzle.id);
      return { id: puzzle.id, goal: 'Goal', ...(await tell(puzzle, state.value)) };
    }),
  );
  const titles = [...titlesOf(told).values()];
  const twice = titles.filter((title) => {
    const parts = title.split(/, |: /);
    return new Set(parts).size < parts.length;
  });
  expect(titles.length).toBeGreaterThan(200);
  expect(twice).toEqual([]);
});
