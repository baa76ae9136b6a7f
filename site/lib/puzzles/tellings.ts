/** What each game says of a position in the title of a puzzle, for the server only. */
import { readState } from '$lib/prerender/first-boards';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { GameId } from '$workers/registry';
import type { Tell, Telling } from './titles';

const games: Readonly<Record<GameId, () => Promise<{ tell: Tell<never> }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/puzzles/tell'),
  'token-battle': () => import('$lib/games/token-battle/puzzles/tell'),
  'tash-kalar': () => import('$lib/games/tash-kalar/puzzles/tell'),
  conquest: () => import('$lib/games/conquest/puzzles/tell'),
  codex: () => import('$lib/games/codex/puzzles/tell'),
};

export async function tellingOf(game: GameId, puzzle: Puzzle): Promise<Telling> {
  const [{ tell }, state] = await Promise.all([games[game](), readState(game, puzzle.notation)]);
  return (tell as Tell)(puzzle, state);
}
