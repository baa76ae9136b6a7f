import type { Puzzle } from '$workers/puzzles/puzzle';

/** A puzzle with its start as the board draws it before the engine has answered. */
export interface PuzzlePage {
  puzzle: Puzzle;
  board: object;
}
