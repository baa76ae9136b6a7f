import { localizedHref } from '$lib/i18n/locale';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { GameId } from '$workers/registry';
import { positionHash, puzzleHash } from './link';

/** Where puzzles that visitors made are opened, and new ones are made. */
const ownPage = (game: GameId): string => localizedHref(`/${game}/own/`);

export const ownHref = async (game: GameId, puzzle: Puzzle): Promise<string> =>
  ownPage(game) + (await puzzleHash(puzzle));

export const makeHref = async (game: GameId, notation: string): Promise<string> =>
  ownPage(game) + (await positionHash(notation));
