import { withData } from '$lib/data/games';
import type { GameId } from '$workers/registry';
import type { PuzzleFace } from './face';

const games: Readonly<Record<GameId, () => Promise<{ puzzles: PuzzleFace }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/puzzles/puzzles'),
  'token-battle': () => import('$lib/games/token-battle/puzzles/puzzles'),
  'tash-kalar': () => import('$lib/games/tash-kalar/puzzles/puzzles'),
  conquest: () => import('$lib/games/conquest/puzzles/puzzles'),
  codex: () => import('$lib/games/codex/puzzles/puzzles'),
};

export const loadPuzzleFace = async (game: GameId): Promise<PuzzleFace> => (await withData(game, games[game])).puzzles;
