import { tashKalarPuzzles } from '../games/tash-kalar/puzzles/game';
import { tokenBattlePuzzles } from '../games/token-battle/puzzles/game';
import { toyBattlePuzzles } from '../games/toy-battle/puzzles/game';
import type { GameId } from '../registry';
import type { PuzzleGame } from './puzzle-game';

/** What the puzzle maker knows of every game of the registry; a game without it does not compile. */
export const PUZZLE_GAMES: Readonly<Record<GameId, PuzzleGame>> = {
  // A puzzle game is only ever handed states that its own codec made.
  'toy-battle': toyBattlePuzzles as unknown as PuzzleGame,
  'token-battle': tokenBattlePuzzles as unknown as PuzzleGame,
  'tash-kalar': tashKalarPuzzles as unknown as PuzzleGame,
};
