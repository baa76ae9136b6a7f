import { readdirSync, readFileSync } from 'node:fs';
import type { Puzzle, SolutionTree } from '../../workers/puzzles/puzzle';
import type { GameId } from '../../workers/registry';

/** All puzzles the site has of a game, as they lie in the repository. */
export function puzzlesOf(game: GameId): Puzzle[] {
  const folder = new URL(`../../site/content/${game}/puzzles/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name !== 'index.json')
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Puzzle[]);
}

/** @throws Error if there is none, so that a test does not run without its puzzle */
export function firstOf(puzzles: readonly Puzzle[], is: (puzzle: Puzzle) => boolean): Puzzle {
  const found = puzzles.find(is);
  if (!found) throw new Error('there is no such puzzle');
  return found;
}

/** Moves on the longest way through a solution. */
export const depthOf = (tree: SolutionTree): number =>
  Math.max(0, ...Object.values(tree).map((below) => 1 + depthOf(below)));
