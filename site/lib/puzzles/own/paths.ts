import { ownPage } from '$lib/puzzles/paths';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { GameId } from '$workers/registry';
import { positionHash, puzzleHash } from './link';

export const ownHref = async (game: GameId, puzzle: Puzzle): Promise<string> =>
  ownPage(game, await puzzleHash(puzzle));

export const makeHref = async (game: GameId, notation: string): Promise<string> =>
  ownPage(game, await positionHash(notation));
