import type { GameId } from '$workers/registry';
import type { PuzzleGame } from './game';

const games: Readonly<Record<GameId, () => Promise<{ puzzles: PuzzleGame }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/puzzles/puzzles'),
  'token-battle': () => import('$lib/games/token-battle/puzzles/puzzles'),
  'tash-kalar': () => import('$lib/games/tash-kalar/puzzles/puzzles'),
};

export const loadPuzzleGame = async (game: GameId): Promise<PuzzleGame> => (await games[game]()).puzzles;
