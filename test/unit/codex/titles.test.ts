/** What titles of puzzles can say of a position. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tell } from '$lib/games/codex/puzzles/tell';
import { codex } from '../../../workers/games/codex/game';
import type { Puzzle } from '../../../workers/puzzles/puzzle';

const FOLDER = new URL('../../../site/content/codex/puzzles/', import.meta.url);
const puzzles = readdirSync(FOLDER)
  .filter((name) => name !== 'index.json')
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Puzzle[]);

it('a title names nobody twice, also where both sides have one of that name', async () => {
  const twice: string[] = [];
  for (const puzzle of puzzles) {
    const state = codex.parse(puzzle.notation);
    if (!state.ok) throw new Error(puzzle.id);
    const { always, further } = await tell(puzzle, state.value);
    const names = puzzle.goal.nodes?.length ? [...always, ...further] : further;
    if (new Set(names).size < names.length) twice.push(`${puzzle.id}: ${names.join(', ')}`);
  }
  expect(puzzles.length).toBeGreaterThan(200);
  expect(twice).toEqual([]);
});
