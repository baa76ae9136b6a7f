import type { GameId } from '../registry';
import type { PuzzleGame } from './puzzle-game';

/** A puzzle game is only ever handed states that its own codec made. */
const GAMES: Readonly<Record<GameId, () => Promise<unknown>>> = {
  'toy-battle': async () => (await import('../games/toy-battle/puzzles/game')).toyBattlePuzzles,
  'token-battle': async () => (await import('../games/token-battle/puzzles/game')).tokenBattlePuzzles,
  'tash-kalar': async () => (await import('../games/tash-kalar/puzzles/game')).tashKalarPuzzles,
  conquest: async () => (await import('../games/conquest/puzzles/game')).conquestPuzzles,
  codex: async () => (await import('../games/codex/puzzles/game')).codexPuzzles,
};

/** What the puzzle maker knows of a game, without the others; a game without it does not compile. */
export const loadPuzzleGame = async (game: GameId): Promise<PuzzleGame> => (await GAMES[game]()) as PuzzleGame;
